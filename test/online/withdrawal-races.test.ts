// Concurrent withdrawals: a voucher is redeemed or withdrawn and never both, and a withdrawn one is refunded once.
import { expect } from 'chai';
import type { Boekstaaf, VoucherSale } from 'boekstaaf';
import { conclude } from '../../db/conclude.ts';
import type { Database } from '../../db/engine/session/database.ts';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import { settlePayment } from '../../jobs/online/payments.ts';
import { sandboxProvider } from '../../jobs/online/sandbox.ts';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { ZONE } from '../support/clock.ts';
import { clock } from '../support/index.ts';
import { emptyCompany, createPricedProduct } from '../support/world.ts';

const VOUCHERS = 8;
const PRICE_EUROS = 10;
const EMAIL = 'jansen@uitje.example';

interface VoucherOrder {
  readonly sale: VoucherSale;
  readonly codes: readonly string[];
  readonly product_id: number;
}

/** Creates a paid order of vouchers. */
async function createVoucherOrder(api: Boekstaaf, database: Database): Promise<VoucherOrder> {
  const { id: bedrijf_id } = await emptyCompany(api);
  const { id: product_id } = await createPricedProduct(api, PRICE_EUROS);
  const contactpersonen = [{ achternaam: 'Jansen', email1: EMAIL }];
  const customer = await api.customers.createCustomer({ body: { naam: 'Koper', bedrijf_id, contactpersonen } });
  const template = { name: 'Bon', price: PRICE_EUROS, products: [product_id], company_id: bedrijf_id };
  const { id: voucher_template_id } = await api.voucherTemplates.createVoucherTemplate({ body: template });
  const sale = await api.voucherSales.createVoucherSale({
    body: { voucher_template_id, customer_id: customer.id, number_of_vouchers: VOUCHERS },
  });
  await pay(sale, database);
  const vouchers = await api.vouchers.listVouchers({ sale_id: sale.id });
  return { sale, codes: vouchers.map(({ code }) => code), product_id };
}

/** Pays at the sandbox, and runs the settling job. */
async function pay({ id: purpose_id }: VoucherSale, database: Database): Promise<void> {
  const [payment]: { id: number; reference: string }[] = await database.read(({ build, query }) =>
    query(build('online_payments').where({ purpose_id, purpose: 'voucher_sales' }).select('id', 'reference')),
  );
  const paymentRequest = {
    amount: VOUCHERS * PRICE_EUROS * 100,
    description: 'Bon',
    return_url: 'https://x.example',
  } as never;

  await database.write(async (db) => {
    const referencedRequest = { ...(paymentRequest as object), reference: payment?.reference ?? '' } as never;
    await sandbox.end(db, await sandbox.make(db, referencedRequest, clock.now()), 'paid');
  });

  const context = {
    now: () => clock.now(),
    today: () => clock.now().slice(0, 10),
    zone: ZONE,
    attempt: 1,
    settings: { publicUrl: 'https://x.example' },
    log: { warn: () => undefined },
    read: database.read.bind(database),
    write: (work: Parameters<Database['write']>[0]) =>
      database.write(async (db) => {
        const result = await work(db);
        await conclude(db, { now: clock.now(), zone: ZONE, actor: { type: 'system', id: null }, requestId: null });
        return result;
      }),
  } as never;

  await settlePayment({ sandbox: sandboxProvider }).run({ payment_id: payment?.id ?? 0 }, context);
}

const declareWithdrawal = async (api: Boekstaaf, { reference }: VoucherSale): Promise<string> => {
  const body = { naam: 'Jansen', email: EMAIL, referentie: reference ?? '' };
  return (await api.withdrawals.createWithdrawal({ body })).token;
};

/** Returns what is wrong with the vouchers and refunds of an order, whatever was redeemed and withdrawn. */
async function findProblems(api: Boekstaaf, database: Database, { id }: VoucherSale): Promise<readonly string[]> {
  const vouchers: { boeking_id: number | null; status: string }[] = await database.read(({ build, query }) =>
    query(build('vouchers').where({ sale_id: id }).select('boeking_id', 'status')),
  );
  const withdrawnVouchers = vouchers.filter(({ status }) => status === 'herroepen');
  const both = withdrawnVouchers.filter(({ boeking_id }) => boeking_id !== null);
  const free = vouchers.filter(({ status }) => status === 'open');
  const refunds = (await api.onlinePayments.listOnlinePayments({ voucher_sale_id: id })).flatMap(
    (each) => each.refunds,
  );
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);

  return [
    ...(both.length === 0 ? [] : [`${String(both.length)} vouchers are redeemed and withdrawn`]),
    ...(free.length === 0 ? [] : [`${String(free.length)} vouchers are neither`]),
    ...(back === withdrawnVouchers.length * PRICE_EUROS
      ? []
      : [`${String(back)} goes back for ${String(withdrawnVouchers.length)} vouchers`]),
  ];
}

/** Redeems each voucher while the order is withdrawn from. */
const redeemWhileWithdrawing: Race = async ({ clients, api, database }) => {
  const { sale, codes, product_id } = await createVoucherOrder(api, database);
  const token = await declareWithdrawal(api, sale);
  const bookings: number[] = [];
  const visit = { begin: '2026-06-01T10:00:00+02:00', personen: 1, status: 'definitief' } as const;

  while (bookings.length < codes.length) {
    const body = { klant_id: sale.customer_id, product_id, ...visit };
    bookings.push((await api.bookings.createBooking({ body })).id);
  }

  // Staggered starts: some redeem before the withdrawal reads the vouchers, some at that moment, some after it.
  const redeem = async (at: number): Promise<void> => {
    const client = clients[at % clients.length] ?? api;
    for (let wait = 0; wait < at; wait += 1) await client.vouchers.listVouchers({ sale_id: sale.id });
    await client.bookings.redeemVoucher({ id: bookings[at] ?? 0, body: { code: codes[at] ?? '' } });
  };

  await collectOutcomes([
    ...codes.map((_, at) => redeem(at)),
    (clients[1] ?? api).withdrawals.confirmWithdrawal({ token }),
  ]);

  return findProblems(api, database, sale);
};

/** Withdraws from one order ten times at once, five times by one declaration. */
const withdrawRepeatedly: Race = async ({ clients, api, database }) => {
  const { sale } = await createVoucherOrder(api, database);
  const same = await declareWithdrawal(api, sale);
  const tokens = [same, same, same, same, same];
  while (tokens.length < 10) tokens.push(await declareWithdrawal(api, sale));
  await collectOutcomes(
    tokens.map((token, at) => (clients[at % clients.length] ?? api).withdrawals.confirmWithdrawal({ token })),
  );
  const mails = await api.mails.listMails({ kind: ['withdrawal'] });
  return [
    ...(await findProblems(api, database, sale)),
    ...(mails.length === 6 ? [] : [`${String(mails.length)} mails for six declarations`]),
  ];
};

describe('vouchers that are redeemed while their buyer withdraws', () => {
  before(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  it('are redeemed or withdrawn, and the refund is the price of the withdrawn ones', async () => {
    expect(await runRace(redeemWhileWithdrawing, { services: 2 })).to.deep.equal([]);
  });

  it('are redeemed and withdrawn without the locks', async () => {
    expect(await runUnlockedRace(redeemWhileWithdrawing, { services: 2 })).to.not.deep.equal([]);
  });
});

describe('an order with ten withdrawals at once', () => {
  before(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  it('is refunded once, and each declaration is mailed once', async () => {
    expect(await runRace(withdrawRepeatedly, { services: 2 })).to.deep.equal([]);
  });

  it('is refunded more than once without the locks', async () => {
    expect(await runUnlockedRace(withdrawRepeatedly, { services: 2 })).to.not.deep.equal([]);
  });
});
