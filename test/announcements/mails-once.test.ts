// Mails that happen once have a unique row: many jobs at once leave one, and without the unique index they leave more.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Database } from '../../db/engine/session/database.ts';
import { Keys } from '../../db/engine/keys.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { sendNewsletter } from '../../jobs/announcements/send-newsletter.ts';
import { mailDueBooking } from '../../jobs/bookings/booking-mails.ts';
import { remindStatus } from '../../jobs/bookings/status-reminders.ts';
import type { Job } from '../../jobs/job.ts';
import { apiKey, clock, createDatabase, open, startService } from '../support/index.ts';
import type { ServedService } from '../support/running.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { scaleWait } from '../support/patience.ts';
import { emptyCompany, createPricedProduct } from '../support/world.ts';
import { changeSchema } from '../support/knex-writes.ts';

const PARALLEL_RUNS = 8;
const ATTEMPTS = 6;
const TERMS = { termijn_in_dagen: 7, herinnering_termijn_in_dagen: 3 };
const WORDS = { onderwerp_mail_herinnering: 'Uw optie', body_mail_herinnering: 'Tot {uitje_vervaldatum}' };

/** A mail that is due once `at`: the job that writes it, and the row that makes it happen once. */
interface Once<Kind extends keyof JobPayloads> {
  readonly job: Job<JobPayloads[Kind]>;
  readonly at: string;
  readonly table: string;
  readonly unique: readonly string[];
  /** Creates the object that the mail is about; returns the payload of the job. */
  readonly prepare: (api: Boekstaaf) => Promise<JobPayloads[Kind]>;
}

const statusReminder: Once<'remind-status'> = {
  job: remindStatus,
  at: '2026-03-17T09:00:00+01:00',
  table: 'status_reminder_stays',
  unique: ['boeking_id', 'status_updated_at'],
  async prepare(api) {
    const { id, bedrijf_id } = await createBooking(api, 'optie');
    const body = { status: 'optie' as const, ...TERMS, ...WORDS, Bedrijven: [{ id: bedrijf_id }] };
    await api.statusReminders.createStatusReminder({ body });
    return { boeking_id: id };
  },
};

const bookingMail: Once<'mail-booking'> = {
  job: mailDueBooking,
  at: '2026-05-25T09:00:00+02:00',
  table: 'booking_mail_sendings',
  unique: ['boeking_id', 'boekingsmail_id', 'datum'],
  async prepare(api) {
    const { id, bedrijf_id } = await createBooking(api, 'definitief');
    const text = { bedrijf_id, moment: 'herinnering' as const, dagen: 7, onderwerp: 'Tot dan', body: 'Tot dan' };
    return { boeking_id: id, boekingsmail_id: (await api.bookingMails.createBookingMail({ body: text })).id };
  },
};

const newsletter: Once<'send-newsletter'> = {
  job: sendNewsletter,
  at: '2026-03-10T12:00:00+01:00',
  table: 'newsletter_receivers',
  unique: ['issue_id', 'address'],
  async prepare(api) {
    const { id: bedrijf_id } = await emptyCompany(api);
    const { id } = await api.newsletters.createNewsletter({ body: { naam: 'Zomernieuws' } });
    const contactpersonen = [{ achternaam: 'Jansen', email1: 'jansen@uitje.example', nieuwsbrief_ids: [id] }];
    await api.customers.createCustomer({ body: { naam: 'Jansen', bedrijf_id, contactpersonen } });
    const body = { bedrijf_id, subject: 'Zomer', body: 'Kom.' };
    return { issue_id: (await api.newsletters.sendNewsletter({ id, body })).id };
  },
};

async function createBooking(
  api: Boekstaaf,
  status: 'optie' | 'definitief',
): Promise<{ id: number; bedrijf_id: number }> {
  const { id: bedrijf_id } = await emptyCompany(api);
  const { id: product_id } = await createPricedProduct(api, 10);
  const contactpersonen = [{ achternaam: 'Jansen', email1: 'jansen@uitje.example' }];
  const customer = await api.customers.createCustomer({ body: { naam: 'Jansen', bedrijf_id, contactpersonen } });
  const begin = '2026-06-01T10:00:00+02:00';
  const body = { klant_id: customer.id, product_id, begin, personen: 1, status };
  return { id: (await api.bookings.createBooking({ body })).id, bedrijf_id };
}

/** Runs the job many times at once; returns the numbers of rows and mails that are left. */
async function countLeft<Kind extends keyof JobPayloads>(
  { job, at, table, unique, prepare: preparePayload }: Once<Kind>,
  database: Database,
  served: ServedService,
  isUnique: boolean,
): Promise<{ rows: number; mails: number }> {
  clock.reset();
  const payload = await preparePayload(new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 }));
  if (!isUnique)
    await database.write((db) =>
      changeSchema(
        db,
        db.build.schema.alterTable(table, (t) => void t.dropUnique([...unique])),
      ),
    );

  clock.set(at);
  const amsterdam = zoneOf('Europe/Amsterdam');
  const context = {
    read: database.read.bind(database),
    write: database.write.bind(database),
    now: clock.now,
    today: () => amsterdam.toLocalDate(clock.now()),
    zone: amsterdam,
    keys: new Keys(null),
    settings: { publicUrl: served.baseUrl },
    signal: new AbortController().signal,
  };

  await Promise.allSettled(Array.from({ length: PARALLEL_RUNS }, () => job.run(payload, context as never)));
  return database.read(async ({ build, query }) => {
    const count = async (of: string): Promise<number> =>
      (await query<{ count: number }>(build(of).count({ count: '*' })))[0]?.count ?? NaN;
    return { rows: await count(table), mails: await count('mails') };
  });
}

async function countLeftIn<Kind extends keyof JobPayloads>(
  of: Once<Kind>,
  { isLocked, isUnique }: { readonly isLocked: boolean; readonly isUnique: boolean },
): Promise<{ rows: number; mails: number }> {
  const url = await createDatabase('once');
  const database = await (isLocked ? open(url, { acquireTimeoutMs: scaleWait(20_000) }) : openUnlocked(url));
  const served = await startService({ database, failing: !isLocked });
  try {
    return await countLeft(of, database, served, isUnique);
  } finally {
    await served.close();
    await database.close();
  }
}

function testOnce<Kind extends keyof JobPayloads>(name: string, of: Once<Kind>): void {
  describe(`${name} that many jobs write at once`, () => {
    it('is one mail', async () => {
      expect(await countLeftIn(of, { isLocked: true, isUnique: true })).to.deep.equal({ rows: 1, mails: 1 });
    });

    it('has one row even without locks, and more where that is not unique', async () => {
      expect(await countLeftIn(of, { isLocked: false, isUnique: true })).to.include({ rows: 1 });
      let most = 0;
      for (let attempt = 0; attempt < ATTEMPTS && most < 2; attempt++) {
        const { rows, mails } = await countLeftIn(of, { isLocked: false, isUnique: false });
        most = Math.min(rows, mails);
      }
      expect(most).to.be.greaterThan(1);
    });
  });
}

testOnce('a status reminder', statusReminder);
testOnce('a booking mail', bookingMail);
testOnce('a newsletter', newsletter);
