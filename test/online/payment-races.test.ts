// Many who settle one payment at once: its vouchers are made and mailed once, by the lock of the payment and by unique rows.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import type { Database } from '../../db/engine/database.ts';
import { settlePayment } from '../../jobs/online/payments.ts';
import { sandboxProvider } from '../../jobs/online/sandbox.ts';
import { ZONE } from '../support/clock.ts';
import { apiKey, clock, freshDatabase, open, own } from '../support/index.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { patience } from '../support/patience.ts';
import { emptyCompany, productOver } from '../support/world.ts';

const SETTLERS = 10;
const VOUCHERS = 2;

/** Settles a payment by many at once; answers how many vouchers and mails that made. */
async function settledOf(database: Database, failing: boolean): Promise<{ vouchers: number; mails: number }> {
  const served = await own({ database, failing });
  const api = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  const { id: bedrijf_id } = await emptyCompany(api);
  const { id: product } = await productOver(api, 10);
  const contactpersonen = [{ achternaam: 'Jansen', email1: 'jansen@uitje.example' }];
  const { id: customer_id } = await api.customers.createCustomer({
    body: { naam: 'Koper', bedrijf_id, contactpersonen },
  });
  const template = { name: 'Bon', price: 10, products: [product], company_id: bedrijf_id };
  const { id: voucher_template_id } = await api.voucherTemplates.createVoucherTemplate({ body: template });
  const body = { voucher_template_id, customer_id, number_of_vouchers: VOUCHERS };
  const { id: sale_id } = await api.voucherSales.createVoucherSale({ body });

  const [payment]: { id: number; reference: string }[] = await database.read(({ knex }) =>
    knex('online_payments').where({ purpose_id: sale_id }).select('id', 'reference'),
  );
  if (payment === undefined) throw new Error('There is no payment.');
  const wanted = {
    reference: payment.reference,
    amount: 2000 as never,
    description: 'Bon',
    return_url: 'https://x.example',
  };
  await database.write(async (db) => sandbox.end(db, await sandbox.make(db, wanted, clock.now()), 'paid'));

  const job = settlePayment({ sandbox: sandboxProvider });
  const { read, write } = { read: database.read.bind(database), write: database.write.bind(database) };
  const moment = { now: () => clock.now(), today: () => '2026-03-10', zone: ZONE };
  const context = { read, write, ...moment, publicUrl: served.baseUrl, config: served.config };
  await Promise.allSettled(
    Array.from({ length: SETTLERS }, () => job.run({ payment_id: payment.id }, context as never)),
  );
  const counted = {
    vouchers: (await api.vouchers.listVouchers({ sale_id })).length,
    mails: (await api.mails.listMails({ about_kind: 'voucher_sale', about_id: sale_id })).length,
  };
  await served.close();
  return counted;
}

describe('ten who settle one payment at once', function () {
  this.timeout(patience(120_000));
  const once = { vouchers: VOUCHERS, mails: 1 };

  it('make its vouchers and its mail once', async () => {
    const database = await open(await freshDatabase('settling'));
    expect(await settledOf(database, false)).to.deep.equal(once);
    await database.close();
  });

  it('do so even without transactions and locks: a unique row stands behind each voucher', async () => {
    const database = await openUnlocked(await freshDatabase('settling'));
    expect(await settledOf(database, true)).to.deep.equal(once);
    await database.close();
  });
});
