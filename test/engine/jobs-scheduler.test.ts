// Scheduled jobs by the local clock: once per occasion, caught up on after a pause, and never lost by a failure.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import pino from 'pino';
import { mayMailTyped } from '../../db/announcements/typed-addresses.ts';
import { openDatabase } from '../../db/open.ts';
import { insertJobs } from '../../db/queue/jobs.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import { createSchedulerJob, findNextOccasion, scheduleRounds, type Round } from '../../jobs/scheduler.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { ZONE } from '../support/clock.ts';
import {
  apiKey,
  clock,
  getDatabase,
  createDatabase,
  jobsOf,
  open,
  startService,
  getService,
} from '../support/index.ts';
import { message, MULTIPART_HEADERS, MAIL_WITH_FILE } from '../support/given/incoming-mails.ts';
import { createPricedBooking, emptyCompany } from '../support/world.ts';
import { runWrite } from '../support/knex-writes.ts';

const zone = zoneOf('Europe/Amsterdam');
const log = pino({ level: 'silent' });

describe('the next occasion of a scheduled job', () => {
  const daily = { dailyAt: '08:00' };
  for (const [every, now, next] of [
    ['minute', '2026-03-10T11:00:00+01:00', '2026-03-10T11:01:00+01:00'],
    ['minute', '2026-03-10T11:00:59.999+01:00', '2026-03-10T11:01:00+01:00'],
    ['hour', '2026-03-10T11:30:00+01:00', '2026-03-10T12:00:00+01:00'],
    [daily, '2026-03-10T07:59:59+01:00', '2026-03-10T08:00:00+01:00'],
    [daily, '2026-03-10T08:00:00+01:00', '2026-03-11T08:00:00+01:00'],
    [daily, '2026-03-28T12:00:00+01:00', '2026-03-29T08:00:00+02:00'],
    [daily, '2026-10-24T12:00:00+02:00', '2026-10-25T08:00:00+01:00'],
    [{ dailyAt: '02:30' }, '2026-03-28T12:00:00+01:00', '2026-03-29T03:30:00+02:00'],
    [{ dailyAt: '02:30' }, '2026-10-25T02:30:00+02:00', '2026-10-26T02:30:00+01:00'],
    [{ dailyAt: '00:00' }, '2026-12-31T23:59:00+01:00', '2027-01-01T00:00:00+01:00'],
  ] as const) {
    it(`of ${JSON.stringify(every)} after ${now} is ${next}`, () => {
      expect(zone.toText(findNextOccasion(every, zone.toInstant(now), zone))).to.equal(next);
    });
  }
});

describe('the next occasion in zones whose clocks change at midnight', () => {
  for (const [name, dailyAt, now, next] of [
    ['America/Santiago', '08:00', '2026-09-05T12:00:00-04:00', '2026-09-06T08:00:00-03:00'],
    ['America/Santiago', '08:00', '2026-04-04T12:00:00-03:00', '2026-04-05T08:00:00-04:00'],
    ['America/Santiago', '00:00', '2026-09-05T12:00:00-04:00', '2026-09-06T01:00:00-03:00'],
    ['America/Santiago', '00:30', '2026-09-05T12:00:00-04:00', '2026-09-06T01:30:00-03:00'],
    ['Africa/Cairo', '08:00', '2026-04-23T12:00:00+02:00', '2026-04-24T08:00:00+03:00'],
    ['Africa/Cairo', '08:00', '2026-10-29T12:00:00+03:00', '2026-10-30T08:00:00+02:00'],
    ['America/Havana', '08:00', '2026-03-07T12:00:00-05:00', '2026-03-08T08:00:00-04:00'],
  ] as const)
    it(`of ${dailyAt} in ${name} after ${now} is ${next}`, () => {
      const local = zoneOf(name);
      expect(local.toText(findNextOccasion({ dailyAt }, local.toInstant(now), local))).to.equal(next);
    });
});

describe('a scheduled job', () => {
  let ran: Instant[] = [];
  let failing = false;
  const round: Round = {
    name: 'test',
    every: { dailyAt: '08:00' },
    run: ({ now }) => {
      ran.push(now());
      return failing ? Promise.reject(new Error('no')) : Promise.resolve();
    },
  };

  const queueOf = (wentBack?: () => Promise<void>): JobQueue => {
    const { config } = getService();
    const options = {
      config,
      database: getDatabase(),
      jobs: { clock: createSchedulerJob([round]) },
      now: clock.now,
      log,
    };
    return new JobQueue({ ...options, ...(wentBack !== undefined && { onSetBack: wentBack }) });
  };

  const start = (): Promise<void> => getDatabase().write((db) => scheduleRounds(db, clock.now(), zone, [round]));

  beforeEach(async () => {
    ran = [];
    failing = false;
    clock.reset();
    await getDatabase().write(({ build, write }) => runWrite({ write }, build('jobs').delete()));
    await start();
  });

  it('runs once per occasion, however often and in however many processes the scheduler runs', async () => {
    const queues = [queueOf(), queueOf()];
    for (let hour = 0; hour < 72; hour++) {
      clock.advance({ hours: 1 });
      await start();
      await Promise.all([...queues, ...queues].map((queue) => queue.runDue()));
    }
    expect(ran.map((at) => zone.toText(at))).to.deep.equal(
      ['11', '12', '13'].map((day) => `2026-03-${day}T08:00:00+01:00`),
    );
  });

  it('is caught up on once when it was missed, also by a later start', async () => {
    clock.advance({ days: 5 });
    await start();
    await queueOf().runDue();
    expect(ran).to.deep.equal([clock.now()]);
    clock.set('2026-03-16T08:00:00+01:00');
    await queueOf().runDue();
    expect(ran).to.have.length(2);
  });

  it('runs at its next occasion once a clock that was a year ahead is set back', async () => {
    let signalDone = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      signalDone = resolve;
    });

    clock.set('2027-03-10T12:00:00+01:00');
    const queue = queueOf(async () => {
      await start();
      signalDone();
    });

    await queue.runDue();
    clock.set('2026-03-10T12:00:00+01:00');
    queue.start();
    await back;
    await queue.stop(0);

    expect(ran).to.have.length(1);

    clock.set('2026-03-11T07:59:00+01:00');
    expect(await queueOf().runDue()).to.equal(0);

    clock.set('2026-03-11T08:00:00+01:00');
    await queueOf().runDue();
    expect(ran.slice(1)).to.deep.equal([clock.now()]);
  });

  it('is retried soon when it fails, given up, and run again at its next occasion', async () => {
    failing = true;
    clock.set('2026-03-11T08:00:00+01:00');
    for (let minute = 0; minute < 60; minute++) {
      await queueOf().runDue();
      clock.advance({ minutes: 1 });
    }
    expect(ran).to.have.length(4);
    failing = false;
    clock.set('2026-03-12T08:00:00+01:00');
    await queueOf().runDue();
    expect(ran).to.have.length(5);
    expect(ran.at(-1)).to.equal(clock.now());
  });

  it('is deleted when its kind is no longer known', async () => {
    await getDatabase().write((db) => insertJobs(db, [{ kind: 'clock', payload: { name: 'old' }, key: 'old' }]));
    await queueOf().runDue();
    const remainingRows = await getDatabase().read(async ({ build, query }) => {
      const rows: unknown[] = await query(build('jobs').where({ key: 'old' }).select('id'));
      return rows;
    });
    expect(remainingRows).to.deep.equal([]);
  });

  it('purges events and dead jobs after ninety days, and counts of mails after the day', async () => {
    const forgotten = await openDatabase(await createDatabase('tidy'), { zone: ZONE });
    const { config } = getService();
    const queue = new JobQueue({
      config,
      database: forgotten,
      jobs: jobsOf(forgotten, config),
      now: clock.now,
      log,
    });

    const count = (): Promise<number[]> =>
      forgotten.read(async ({ build, query }) => {
        const events: { id: number }[] = await query(build('events').select('id'));
        const dead: { id: number }[] = await query(build('jobs').whereNotNull('dead_at').select('id'));
        const typed: { mailbox: string }[] = await query(build('typed_addresses').select('mailbox'));
        return [events.length, dead.length, typed.length];
      });

    await forgotten.write(({ build, write }) =>
      runWrite(
        { write },
        build('jobs').insert({ kind: 'gone', payload: '{}', run_at: clock.now(), dead_at: clock.now() }),
      ),
    );
    clock.set('2026-06-08T10:00:00Z');
    for (const day of ['2026-06-07', '2026-06-08'])
      await forgotten.write((db) => mayMailTyped(db, 'anna@voorbeeld.example', day));
    await queue.runDue();

    const [keptCount = 0, ...others] = await count();
    expect(keptCount).to.be.greaterThan(0);
    expect(others).to.deep.equal([1, 1]);

    clock.set('2026-06-08T11:00:00.001Z');
    await queue.runDue();
    expect(await count()).to.deep.equal([0, 0, 1]);

    await forgotten.close();
  });

  it('purges mails that ended after two years, and none that is still queued', async () => {
    const database = await open(await createDatabase('mails'));
    const { config } = getService();
    const queue = new JobQueue({ config, database, jobs: jobsOf(database, config), now: clock.now, log });
    const served = await startService({ database, queue });
    const client = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
    const person = { achternaam: 'Boekhouder', email1: 'boek@houder.example' };
    const { contactpersonen } = await client.contacts.createContact({ body: { contactpersonen: [person] } });
    const mailed = { status: 'definitief', mail_to: contactpersonen[0]?.id ?? 0 } as const;
    const listMails = () => client.mails.listMails({ kind: ['invoice'] });

    for (const total of [10, 20])
      await client.invoices.createInvoice({
        body: { boeking_id: await createPricedBooking(client, total), ...mailed },
      });

    const [first, second] = await listMails();
    await client.mails.cancelMail({ id: first?.id ?? 0 });
    clock.advance({ days: 730 });
    await queue.runDue();

    expect(await listMails()).to.have.lengthOf(2);

    clock.advance({ hours: 1 });
    await queue.runDue();
    expect(await listMails()).to.deep.equal([second]);

    await served.close();
    await database.close();
  });

  it('purges incoming mails after two years, with their files, but not their notes', async () => {
    const database = await open(await createDatabase('incoming'));
    const { config } = getService();
    const queue = new JobQueue({ config, database, jobs: jobsOf(database, config), now: clock.now, log });
    const served = await startService({ database, queue });
    const client = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
    const { id: bedrijf_id } = await emptyCompany(client);
    const adres = 'info@uitje.example';
    await client.incomingMails.createIncomingMailAddress({ body: { adres, bedrijf_id } });

    const contactpersonen = [{ achternaam: 'de Vries', email1: 'sanne@devries.example' }];
    await client.customers.createCustomer({ body: { naam: 'De Vries', bedrijf_id, contactpersonen } });

    const body = new Blob([message(MULTIPART_HEADERS, MAIL_WITH_FILE)], { type: 'message/rfc822' });
    const { id } = await client.incomingMails.createIncomingMail({ recipient: adres, body });
    clock.advance({ days: 730 });
    await queue.runDue();

    expect(await client.incomingMails.getIncomingMail({ id })).to.include({ sender: 'known' });

    clock.advance({ hours: 1 });
    await queue.runDue();
    expect(await client.incomingMails.listIncomingMails()).to.deep.equal([]);
    expect(await client.notes.listNotes()).to.have.lengthOf(1);
    expect(await database.read(({ query }) => query('select id from file_contents'))).to.deep.equal([]);

    await served.close();
    await database.close();
  });
});
