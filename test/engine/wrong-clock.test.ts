// A clock that is years ahead deletes and sends nothing, is reported, and leaves no state that waits for years.
import { expect } from 'chai';
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { openDatabase } from '../../db/open.ts';
import { findLastClockRun, noteRun } from '../../db/queue/clock-marks.ts';
import { insertJobs, addMilliseconds } from '../../db/queue/jobs.ts';
import type { Instant } from '../../generated/types.ts';
import { createSchedulerJob, rounds, scheduleRounds } from '../../jobs/scheduler.ts';
import { watchClock } from '../../jobs/clock-watch.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { startChildServer } from '../support/child-server.ts';
import { ZONE } from '../support/clock.ts';
import { apiKey, clock, createEmptyDatabase, createDatabase, jobsOf, getService } from '../support/index.ts';
import { type RawCredential, send } from '../support/raw.ts';
import { runWrite } from '../support/knex-writes.ts';
import '../support/nightly-only.ts';
import { DAY } from '../../domain/values/time-units.ts';

const log = pino({ level: 'silent' });

describe('a wrong clock', () => {
  let database: Database;
  let url: string;

  const run = (): Promise<number> => {
    const { config } = getService();
    const watched = createSchedulerJob(rounds, watchClock(database, clock.now, log));
    const jobs = { ...jobsOf(database, config), clock: watched };
    return new JobQueue({ config, database, jobs, now: clock.now, log }).runDue();
  };

  const listEvents = (): Promise<{ id: number; occurred_at: Instant }[]> =>
    database.read(async ({ build, query }) => {
      const rows: { id: number; occurred_at: Instant }[] = await query(build('events').select('id', 'occurred_at'));
      return rows.sort((one, other) => one.id - other.id);
    });

  const start = (): Promise<void> => database.write((db) => scheduleRounds(db, clock.now(), ZONE));

  beforeEach(async () => {
    clock.reset();
    url = await createDatabase('wrong-clock');
    database = await openDatabase(url, { zone: ZONE });
    clock.advance({ minutes: 1 });
    await run();
  });

  afterEach(() => database.close());

  it('that is two years ahead deletes nothing, and all work continues once it is right again', async () => {
    const right = clock.now();
    const before = await listEvents();
    expect(before.length).to.be.greaterThan(0);

    clock.advance({ days: 730 });
    expect(await run()).to.be.greaterThan(5);
    expect(await listEvents()).to.deep.equal(before);
    expect(await database.read(findLastClockRun)).to.equal(right);

    clock.set(addMilliseconds(right, 60_000));
    await start();
    clock.advance({ minutes: 1 });
    expect(await run()).to.be.greaterThan(3);
    expect(await database.read(findLastClockRun)).to.equal(clock.now());
  });

  it('looks like a pause, which ends with the first write; then old rows are deleted one day at a time', async () => {
    const [first, ...others] = await listEvents();
    const laterMoment = addMilliseconds(first?.occurred_at ?? clock.now(), 2 * DAY);
    await database.write(({ build, write }) =>
      runWrite(
        { write },
        build('events')
          .whereIn(
            'id',
            others.map(({ id }) => id),
          )
          .update({ occurred_at: laterMoment }),
      ),
    );
    clock.advance({ days: 365 });

    const anew = { object: 'x', object_id: 1, occurred_at: clock.now(), sequence: 1, data: '{}', actor_type: 'user' };
    await database.write(({ build, write }) =>
      runWrite({ write }, build('events').insert({ ...anew, event_id: 'x', event: 'x::x', modified: null })),
    );
    await run();

    expect((await listEvents()).map(({ id }) => id)).to.include.members(others.map(({ id }) => id));
    expect((await listEvents()).map(({ id }) => id)).to.not.include(first?.id);

    clock.advance({ hours: 1 });
    await run();
    expect(await listEvents()).to.have.lengthOf(1);
  });

  it('leaves no lease, no failure and no last run that lasts for years', async () => {
    const future = addMilliseconds(clock.now(), 730 * DAY);
    await database.write(async (db) => {
      const [id] = await insertJobs(db, [{ kind: 'deliver', payload: {}, key: 'stuck' }]);
      await runWrite(db, db.build('jobs').where({ id }).update({ leased_by: 'gone', run_at: future }));
      await runWrite(
        db,
        db.build('jobs').where({ kind: 'clock', key: 'bookings' }).update({ leased_by: 'gone', run_at: future }),
      );
      await runWrite(
        db,
        db.build('jobs').where({ kind: 'clock', key: 'reminders' }).update({ failures: 1, run_at: future }),
      );
      await noteRun(db, future);
    });
    await start();

    const waits = await database.read(async ({ build, query }) => {
      const rows: { run_at: Instant }[] = await query(build('jobs').select('run_at'));
      return rows.map(({ run_at }) => run_at).sort();
    });
    expect(waits.at(-1)! < addMilliseconds(clock.now(), DAY + 1)).to.equal(true);
    expect(await database.read(findLastClockRun)).to.equal(clock.now());
  });

  it('is reported by the log, by /ready and by a metric', async () => {
    const lastKnown = clock.now();
    await database.write((db) =>
      runWrite(db, db.build('jobs').where({ kind: 'clock' }).update({ run_at: lastKnown, leased_by: null })),
    );
    await database.close();

    // The clock of this machine is ahead of that of the tests.
    const { baseUrl, ...server } = await startChildServer({ DATABASE_URL: url });
    await server.waitForMatch(/the clock is more than a day ahead/);

    const ready = await send(baseUrl, 'GET', '/ready', {});
    expect(ready.status).to.equal(200);
    expect(ready.body).to.deep.include({ status: 'ready', clock: { status: 'ahead', last_known: lastKnown } });

    const readStopped = async (): Promise<string | undefined> =>
      /^boekstaaf_clock_stopped (\d)$/m.exec((await send(baseUrl, 'GET', '/metrics', {})).text)?.[1];
    expect(await readStopped()).to.equal('1');

    const response = await send(baseUrl, 'POST', '/api2/locaties', { auth: { apiKey }, body: { naam: 'Baan 1' } });
    expect(response.status).to.equal(201);

    const after = (await send(baseUrl, 'GET', '/ready', {})).body;
    expect(after).to.include({ status: 'ready' }).and.not.have.property('clock');
    expect(await readStopped()).to.equal('0');

    await server.end('SIGTERM');
    database = await openDatabase(url, { zone: ZONE });
  });
});

describe('a wrong clock at a start', () => {
  let url: string;
  let server: RunningServer | undefined;

  const start = async (): Promise<RunningServer> => {
    const config = readConfig({ DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' });
    server = await startServer({ config, now: clock.now, log, jobsWhenAsked: true, grace: 0 });
    return server;
  };

  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };

  /** Stops the server, which has the database to itself, and runs `work` on the database. */
  const runInside = async <T>(work: (db: Writer) => Promise<T>): Promise<T> => {
    await stop();
    const database = await openDatabase(url, { zone: ZONE });
    return database.write(work).finally(() => database.close());
  };

  const listEventIds = (): Promise<unknown[]> =>
    runInside(async ({ build, query }) => query(build('events').orderBy('id').select('event_id')));
  const readReadiness = async ({ url: address }: RunningServer): Promise<unknown> =>
    (await send(address, 'GET', '/ready', {})).body;

  const write = async ({ url: address }: RunningServer, auth: RawCredential): Promise<void> => {
    const { status } = await send(address, 'POST', '/api2/locaties', { auth, body: { naam: 'Baan' } });
    expect(status).to.equal(201);
  };

  beforeEach(() => {
    clock.reset();
  });

  afterEach(stop);

  it('is reported from the second one on: the first has stored a mark', async () => {
    url = await createEmptyDatabase('second-start');
    const first = await start();
    const startMoment = clock.now();
    const { username = '', password = '' } = first.firstLogin ?? {};

    for (let time = 0; time < 5; time++) await write(first, { username, password });
    const before = await listEventIds();
    expect(before.length).to.be.at.least(6);

    clock.advance({ days: 730 });
    const second = await start();
    await second.runDue();
    expect(await readReadiness(second)).to.deep.equal({
      status: 'ready',
      clock: { status: 'ahead', last_known: startMoment },
    });
    expect(await listEventIds()).to.deep.equal(before);

    const third = await start();
    await write(third, { username, password });
    expect(await readReadiness(third)).to.deep.equal({ status: 'ready' });

    clock.advance({ minutes: 1 });
    await third.runDue();
    expect(await runInside(findLastClockRun)).to.equal(clock.now());
  });

  it('is reported where an older version stored no mark: the newest row counts', async () => {
    url = await createDatabase('upgraded');
    await runInside((db) => runWrite(db, db.build('clock_marks').delete()));

    const before = await listEventIds();
    expect(before.length).to.be.greaterThan(0);

    const last = await runInside(async ({ build, query }) => {
      const rows: { occurred_at: Instant }[] = await query(
        build('events').orderBy('occurred_at', 'desc').select('occurred_at'),
      );
      return rows[0]?.occurred_at;
    });

    clock.advance({ days: 730 });
    const upgraded = await start();
    await upgraded.runDue();
    expect(await readReadiness(upgraded)).to.deep.equal({
      status: 'ready',
      clock: { status: 'ahead', last_known: last },
    });
    expect(await listEventIds()).to.deep.equal(before);
    expect(await runInside(findLastClockRun)).to.equal(last);
  });

  it('that was set back is believed, and future times in the database are not', async () => {
    url = await createDatabase('gone-back');
    const right = clock.now();
    clock.advance({ days: 730 });
    await write(await start(), { apiKey });
    await server?.runDue();
    expect(await runInside(findLastClockRun)).to.equal(clock.now());

    clock.set(addMilliseconds(right, 60_000));
    expect(await readReadiness(await start())).to.deep.equal({ status: 'ready' });
    expect(await runInside(findLastClockRun)).to.equal(clock.now());
  });
});
