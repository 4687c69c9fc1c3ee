// kill -9 between the steps of mails and orders: each due mail is written once, each paid order makes its vouchers once.
import { expect } from 'chai';
import { Boekstaaf, ConnectionError } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import { expireLeases, useDatabase } from '../support/after-a-kill.ts';
import { type ChildServer, startChildServer } from '../support/child-server.ts';
import { clock } from '../support/clock.ts';
import { apiKey, createDatabase, startService } from '../support/index.ts';
import { startMailServer } from '../support/mail-server.ts';
import { scaleWait } from '../support/patience.ts';
import { endPayment } from '../support/paying.ts';
import { SEED, createRandom } from '../support/random.ts';
import { emptyCompany, createPricedProduct } from '../support/world.ts';
import { DAY } from '../../domain/values/time-units.ts';

const BOOKINGS = 8;
// More than the job processes in one transaction.
const SUBSCRIBERS = 60;
const VOUCHER_ORDERS = 4;
const VOUCHERS_PER_ORDER = 2;
const KILLS = 4;
/** The kinds of mails that are due, and the number of each. */
const DUE_MAILS = {
  status_reminder: BOOKINGS,
  booking_reminder: BOOKINGS,
  newsletter: SUBSCRIBERS,
  vouchers: VOUCHER_ORDERS,
} as const;
const MAIL_COUNT = Object.values(DUE_MAILS).reduce<number>((sum, count) => sum + count, 0);

const listIndexes = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const addDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/**
 * Returns a database in which all mails are due by the clock of the machine, made by a service eight days behind it.
 */
async function prepareDatabase(): Promise<string> {
  const databaseUrl = await createDatabase('crash-mails');
  clock.set(addDays(-8));

  const served = await startService({ databaseUrl });
  const api = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  const { id: bedrijf_id } = await emptyCompany(api);
  const { id: product_id } = await createPricedProduct(api, 10);
  const { id: newsletter } = await api.newsletters.createNewsletter({ body: { naam: 'Zomernieuws' } });
  const contactpersonen = listIndexes(SUBSCRIBERS).map((at) => {
    return { achternaam: 'Jansen', email1: `jansen${String(at)}@uitje.example`, nieuwsbrief_ids: [newsletter] };
  });
  const customer = await api.customers.createCustomer({ body: { naam: 'Jansen', bedrijf_id, contactpersonen } });
  const words = { onderwerp_mail_herinnering: 'Uw optie', body_mail_herinnering: 'Nog altijd' };
  const terms = { status: 'optie' as const, termijn_in_dagen: 7, herinnering_termijn_in_dagen: 3 };
  await api.statusReminders.createStatusReminder({ body: { ...terms, ...words, Bedrijven: [{ id: bedrijf_id }] } });

  const text = { bedrijf_id, moment: 'herinnering' as const, dagen: 7, onderwerp: 'Tot dan', body: 'Tot dan' };
  await api.bookingMails.createBookingMail({ body: { ...text, programma_meesturen: false } });

  const booking = { klant_id: customer.id, product_id, personen: 1, begin: addDays(5) };
  for (const status of ['optie', 'definitief'] as const)
    for (let index = 0; index < BOOKINGS; index++) await api.bookings.createBooking({ body: { ...booking, status } });
  await api.newsletters.sendNewsletter({ id: newsletter, body: { bedrijf_id, subject: 'Zomer', body: 'Kom.' } });

  const template = { name: 'Bon', price: 10, products: [product_id], company_id: bedrijf_id };
  const { id: voucher_template_id } = await api.voucherTemplates.createVoucherTemplate({ body: template });
  for (let index = 0; index < VOUCHER_ORDERS; index++) {
    const body = { voucher_template_id, customer_id: customer.id, number_of_vouchers: VOUCHERS_PER_ORDER };
    const { payment_url } = await api.voucherSales.createVoucherSale({ body });
    // Links name the service of the test file.
    const page = new URL(new URL(payment_url ?? '').pathname, served.baseUrl);
    expect((await endPayment(page.href, 'pay')).status).to.equal(303);
  }

  // A write by today's clock proves that the clock is right: scheduled jobs would wait for that.
  clock.set(addDays(0));
  await api.locations.createLocation({ body: { naam: 'Vandaag' } });
  await served.close();
  clock.reset();

  return databaseUrl;
}

/** Polls a server until it has this many mails, of this status if any; false when the server ends first. */
async function waitForMails({ baseUrl }: ChildServer, wantedCount: number, status?: 'sent'): Promise<boolean> {
  const api = new Boekstaaf({ baseUrl, apiKey, retries: 0 });
  const deadline = performance.now() + scaleWait(60_000);
  try {
    // One mail with the total: listing all of them would slow the server.
    const filter = { page: 1, page_size: 1, ...(status === undefined ? {} : { status: [status] }) };
    while (((await api.mails.list(filter)).total ?? 0) < wantedCount)
      if (performance.now() > deadline) throw new Error('The mails do not come to their end.');
    return true;
  } catch (error) {
    if (error instanceof ConnectionError) return false;
    throw error;
  }
}

/** Returns the number of mails of a kind in the database, and of their different subjects and recipients. */
async function countMails(
  { build, query }: Parameters<Parameters<Database['read']>[0]>[0],
  kind: string,
): Promise<number[]> {
  const mails: { subject_id: number; to: unknown }[] = await query(
    build('mails').where({ kind }).select('subject_id', 'to'),
  );
  return [mails.length, new Set(mails.map(({ subject_id, to }) => `${String(subject_id)} ${String(to)}`)).size];
}

describe('a server that is killed while it mails and sells', () => {
  it(`mails and sells once, after ${String(KILLS)} kills (seed ${String(SEED)})`, async () => {
    const random = createRandom(SEED);
    const url = await prepareDatabase();
    let server: ChildServer | undefined;
    let killAt = Infinity;
    const mails = await startMailServer({
      async onReceived() {
        // The mail has arrived, and its receipt is never reported.
        if (mails.mails.length >= killAt) await server?.end('SIGKILL');
      },
    });
    const environment = { DATABASE_URL: url, SMTP_URL: mails.url };

    for (const kill of listIndexes(KILLS)) {
      server = await startChildServer(environment);
      if (kill % 2 === 0) {
        const mailCount = Math.round((MAIL_COUNT * (kill + 1)) / (KILLS + 1));
        await waitForMails(server, mailCount - random(10));
        await server.end('SIGKILL');
      } else {
        killAt = mails.mails.length + 1 + random(5);
        await server.programEnd;
        killAt = Infinity;
      }
      await useDatabase(url, expireLeases);
    }

    server = await startChildServer(environment);
    await waitForMails(server, MAIL_COUNT, 'sent');
    await server.end('SIGTERM');

    await useDatabase(url, async (database) => {
      await database.read(async (db) => {
        for (const [kind, count] of Object.entries(DUE_MAILS))
          expect(await countMails(db, kind), kind).to.deep.equal([count, count]);
        const voucherCounts: { count: string | number }[] = await db.query(
          db.build('vouchers').groupBy('sale_id').count({ count: '*' }),
        );
        expect(voucherCounts.map(({ count }) => Number(count))).to.deep.equal(
          listIndexes(VOUCHER_ORDERS).map(() => VOUCHERS_PER_ORDER),
        );
        const ids: { message_id: string }[] = await db.query(db.build('mails').select('message_id'));
        // Each mail arrived at least once, and repeated ones under the same Message-ID.
        const arrived = mails.mails.map(({ headers }) => headers.get('message-id'));
        expect([...new Set(arrived)]).to.have.members(ids.map(({ message_id }) => message_id));
      });
    });
    await mails.close();
  });
});
