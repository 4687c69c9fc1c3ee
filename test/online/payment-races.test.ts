// Concurrent settling and refunding of one payment: it is settled once, and no more is refunded than was received.
import { expect } from 'chai';
import { Boekstaaf, type VoucherSale } from 'boekstaaf';
import { settingsOf } from '../../config/config.ts';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { settlePayment } from '../../jobs/online/payments.ts';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { sandboxProvider } from '../../jobs/online/sandbox.ts';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { ZONE } from '../support/clock.ts';
import { apiKey, clock, createDatabase, open, startService } from '../support/index.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { emptyCompany, createPricedProduct } from '../support/world.ts';
import { runWrite } from '../support/knex-writes.ts';

const SETTLERS = 10;
const VOUCHERS = 2;

/** Creates an unpaid order of vouchers. */
async function createVoucherOrder(api: Boekstaaf, number_of_vouchers: number): Promise<VoucherSale> {
  const { id: bedrijf_id } = await emptyCompany(api);
  const { id: product } = await createPricedProduct(api, 10);
  const contactpersonen = [{ achternaam: 'Jansen', email1: 'jansen@uitje.example' }];
  const { id: customer_id } = await api.customers.createCustomer({
    body: { naam: 'Koper', bedrijf_id, contactpersonen },
  });
  const template = { name: 'Bon', price: 10, products: [product], company_id: bedrijf_id };
  const { id: voucher_template_id } = await api.voucherTemplates.createVoucherTemplate({ body: template });
  return api.voucherSales.createVoucherSale({ body: { voucher_template_id, customer_id, number_of_vouchers } });
}

/** Settles a payment concurrently; returns the number of resulting vouchers and mails. */
async function settleConcurrently(database: Database, failing: boolean): Promise<{ vouchers: number; mails: number }> {
  const served = await startService({ database, failing });
  const api = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  const { id: sale_id } = await createVoucherOrder(api, VOUCHERS);

  const [payment]: { id: number; reference: string }[] = await database.read(({ build, query }) =>
    query(build('online_payments').where({ purpose_id: sale_id }).select('id', 'reference')),
  );
  if (payment === undefined) throw new Error('There is no payment.');

  const paymentRequest = {
    reference: payment.reference,
    amount: 2000 as never,
    description: 'Bon',
    return_url: 'https://x.example',
  };

  await database.write(async (db) => sandbox.end(db, await sandbox.make(db, paymentRequest, clock.now()), 'paid'));

  const job = settlePayment({ sandbox: sandboxProvider });
  const { read, write } = { read: database.read.bind(database), write: database.write.bind(database) };
  const moment = { now: () => clock.now(), today: () => '2026-03-10', zone: ZONE };
  const context = { read, write, ...moment, settings: settingsOf({ ...served.config, publicUrl: served.baseUrl }) };

  await Promise.allSettled(
    Array.from({ length: SETTLERS }, () => job.run({ payment_id: payment.id }, context as never)),
  );

  const counts = {
    vouchers: (await api.vouchers.listVouchers({ sale_id })).length,
    mails: (await api.mails.listMails({ about_kind: 'voucher_sale', about_id: sale_id })).length,
  };

  await served.close();
  return counts;
}

const REFUND_EUROS = 30;
const RECEIVED_EUROS = 100;

/**
 * Ten members of staff refund 30.00 of a payment of 100.00 at once, or until nothing is left. Three succeed, and no
 * cent is refunded twice.
 */
const refundConcurrently: Race = async ({ clients, api, database }) => {
  const { id: voucher_sale_id } = await createVoucherOrder(api, 1);
  const [payment] = await api.onlinePayments.listOnlinePayments({ voucher_sale_id });
  const id = payment?.id ?? 0;

  await database.write(({ build, write }) =>
    runWrite(
      { write },
      build('online_payments')
        .where({ id })
        .update({ status: 'failed', received: RECEIVED_EUROS * 100 })
        .queryContext(NOTED_OPTIONS),
    ),
  );

  const ends = await collectOutcomes(
    Array.from({ length: SETTLERS }, (_, number) =>
      (clients[number % clients.length] ?? api).onlinePayments.refundOnlinePayment({
        id,
        body: { amount: REFUND_EUROS },
      }),
    ),
  );

  const there: { amount: number }[] = await database.read(({ build, query }) =>
    query(build('sandbox_refunds').select('amount')),
  );
  const back = there.reduce((sum, { amount }) => sum + amount, 0) / 100;
  const refundCount = ends.filter((status) => status === 0).length;

  return refundCount === 3 && back === 3 * REFUND_EUROS
    ? []
    : [`${String(refundCount)} refunds were taken, ${String(back)} went back`];
};

/** Ten clicks, in as many windows, on the page that offers to pay again: one payment is requested. */
const payConcurrently: Race = async ({ api, baseUrl, database }) => {
  const { id: purpose_id } = await createVoucherOrder(api, 1);

  const listReferences = () =>
    database.read(({ build, query }) =>
      query<{ reference: string }>(build('online_payments').where({ purpose_id }).select('reference')),
    );

  const [payment] = await listReferences();
  await database.write(({ build, write }) =>
    runWrite(
      { write },
      build('online_payments').where({ purpose_id }).update({ status: 'cancelled' }).queryContext(NOTED_OPTIONS),
    ),
  );

  const page = `${baseUrl}/betalen/naar/${payment?.reference ?? ''}`;
  const statuses = await Promise.all(
    Array.from({ length: SETTLERS }, async () => (await fetch(page, { method: 'POST', redirect: 'manual' })).status),
  );
  const there = (await listReferences()).length;

  return there === 2 && statuses.every((status) => status === 303)
    ? []
    : [`${String(there)} payments, ${String(statuses)}`];
};

describe('ten requests at once to pay again', () => {
  it('create one payment', async () => {
    expect(await runRace(payConcurrently)).to.deep.equal([]);
  });

  it('create more than one without the lock', async () => {
    expect(await runUnlockedRace(payConcurrently)).to.not.deep.equal([]);
  });
});

describe('ten refunds of one payment at once', () => {
  it('never exceed the received amount', async () => {
    expect(await runRace(refundConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('exceed it without the lock', async () => {
    expect(await runUnlockedRace(refundConcurrently)).to.not.deep.equal([]);
  });
});

describe('ten that settle one payment at once', () => {
  const once = { vouchers: VOUCHERS, mails: 1 };

  it('create its vouchers and its mail once', async () => {
    const database = await open(await createDatabase('settling'));
    expect(await settleConcurrently(database, false)).to.deep.equal(once);
    await database.close();
  });

  it('do so even without transactions and locks: a unique row protects each voucher', async () => {
    const database = await openUnlocked(await createDatabase('settling'));
    expect(await settleConcurrently(database, true)).to.deep.equal(once);
    await database.close();
  });
});
