// The job queue of a running server: it wakes up when a job is due, and sends no queries otherwise.
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import pino from 'pino';
import type { Database } from '../../db/engine/session/database.ts';
import { insertJobs, addMilliseconds, type AnyJob } from '../../db/queue/jobs.ts';
import { instantAt } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Job } from '../../jobs/job.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { createDatabase, open, collectSql, getService } from '../support/index.ts';
import { overlayDatabase } from '../support/overlay.ts';
import { asAnother, waitUntilListening, breakNotices } from '../support/queue-processes.ts';
import { scaleWait } from '../support/patience.ts';
import { runWrite } from '../support/knex-writes.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

const readNow = (): Instant => instantAt(Date.now());
const put = (database: Database, ...jobs: AnyJob[]): Promise<number[]> => database.write((db) => insertJobs(db, jobs));

/** Returns a promise, and the function that fulfils it. */
function createPromise(): { readonly promise: Promise<void>; readonly keep: () => void } {
  let keep: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise: kept, keep };
}

interface JobSignals {
  readonly beginning: Promise<void>;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Jobs that pause in the middle until the test lets them end, by the number in their payload. */
class PausedJobs {
  readonly #begun = new Map<unknown, ReturnType<typeof createPromise>>();
  readonly #ended = new Map<unknown, ReturnType<typeof createPromise>>();
  readonly ran: unknown[] = [];

  signalsOf(number: unknown): JobSignals {
    const beginSignal = this.#get(this.#begun, number);
    return { beginning: beginSignal.promise, begin: beginSignal.keep, end: this.#get(this.#ended, number).keep };
  }

  createJob(concurrency: number): Job<never> {
    return {
      concurrency,
      retries: [],
      run: async (payload) => {
        this.ran.push(payload);
        this.#get(this.#begun, payload).keep();
        await this.#get(this.#ended, payload).promise;
      },
    };
  }

  #get(map: Map<unknown, ReturnType<typeof createPromise>>, key: unknown): ReturnType<typeof createPromise> {
    const promise = map.get(key) ?? createPromise();
    map.set(key, promise);
    return promise;
  }
}

// Without a due job its timers wait a minute, longer than any test here: only a wake-up starts jobs.
describe('the queue of a server', () => {
  let url = '';
  let database: Database;
  let holding: PausedJobs;
  let queue: JobQueue;

  beforeEach(async () => {
    url = await createDatabase('loop');
    database = await open(url, { acquireTimeoutMs: scaleWait(10_000) });
    await database.write(({ build, write }) => runWrite({ write }, build('jobs').delete()));
    holding = new PausedJobs();

    const jobs = { narrow: holding.createJob(1), wide: holding.createJob(5) };
    queue = new JobQueue({
      database,
      jobs,
      config: getService().config,
      now: readNow,
      log: pino({ level: 'silent' }),
      lease: MINUTE,
    });
    queue.start();
  });

  afterEach(async () => {
    await queue.stop(0);
    await database.close();
  });

  it('runs jobs that a commit enqueues', async () => {
    await put(database, { kind: 'wide', payload: 1 });
    await holding.signalsOf(1).beginning;
  });

  it('runs jobs that another process enqueues', async () => {
    const other = await asAnother(database, url);
    for (const number of [1, 2, 3]) {
      await put(other.database, { kind: 'wide', payload: number });
      await holding.signalsOf(number).beginning;
    }
    await other.close();
  });

  it('is notified again after its connection was lost, also of jobs enqueued while it was', async () => {
    const other = await asAnother(database, url);
    await put(other.database, { kind: 'wide', payload: 1 });
    await holding.signalsOf(1).beginning;
    await breakNotices(database);
    await put(other.database, { kind: 'wide', payload: 2 });
    await holding.signalsOf(2).beginning;
    await put(other.database, { kind: 'wide', payload: 3 });
    await holding.signalsOf(3).beginning;
    await other.close();
  });

  it('runs jobs that were enqueued before its start', async () => {
    await queue.stop(0);
    await put(database, { kind: 'wide', payload: 'before' });

    const jobs = { wide: holding.createJob(5) };
    queue = new JobQueue({
      database,
      jobs,
      config: getService().config,
      now: readNow,
      log: pino({ level: 'silent' }),
      lease: MINUTE,
    });
    queue.start();
    await holding.signalsOf('before').beginning;
  });

  it('runs jobs when they become due, in order, without another signal', async () => {
    const addWait = (wait: number): Instant => addMilliseconds(readNow(), scaleWait(wait));
    await put(
      database,
      { kind: 'wide', payload: 'last', runAt: addWait(600) },
      { kind: 'wide', payload: 'first', runAt: addWait(150) },
      { kind: 'narrow', payload: 'second', runAt: addWait(300) },
    );
    await holding.signalsOf('last').beginning;
    expect(holding.ran).to.deep.equal(['first', 'second', 'last']);
  });

  it('lets a slow job delay none of another kind, nor of its own while slots are free', async () => {
    await put(database, { kind: 'narrow', payload: 'slow' }, { kind: 'narrow', payload: 'after' });
    await holding.signalsOf('slow').beginning;
    for (const number of [1, 2, 3, 4, 5]) {
      await put(database, { kind: 'wide', payload: number });
      await holding.signalsOf(number).beginning;
    }
    expect(holding.ran).to.not.include('after');
    holding.signalsOf('slow').end();
    await holding.signalsOf('after').beginning;
  });

  it('lets a full lane delay no other lane, and finds lanes that it was not notified of', async () => {
    await queue.stop(0);
    const createLanedJob = (lane: string, payload: string): AnyJob => ({ kind: 'laned', lane, payload });
    await put(database, createLanedJob('1', 'a'), createLanedJob('1', 'b'), createLanedJob('2', 'c'));

    const jobs = { laned: holding.createJob(1) };
    queue = new JobQueue({
      database,
      jobs,
      config: getService().config,
      now: readNow,
      log: pino({ level: 'silent' }),
      lease: MINUTE,
    });
    queue.start();
    await Promise.all([holding.signalsOf('a').beginning, holding.signalsOf('c').beginning]);
    await put(database, createLanedJob('3', 'd'));
    await holding.signalsOf('d').beginning;

    expect(holding.ran).to.not.include('b');

    holding.signalsOf('a').end();
    await holding.signalsOf('b').beginning;
  });

  it('is notified of more lanes at once than a message of PostgreSQL can name', async () => {
    const other = await asAnother(database, url);
    await queue.stop(0);

    const jobs = { laned: holding.createJob(1) };
    queue = new JobQueue({
      database,
      jobs,
      config: getService().config,
      now: readNow,
      log: pino({ level: 'silent' }),
      lease: MINUTE,
    });
    queue.start();

    const lanes = Array.from({ length: 1_000 }, (_, at) => String(1_000_000_000 + at));
    await put(other.database, ...lanes.map((lane) => ({ kind: 'laned', lane, payload: lane })));
    await Promise.all(lanes.map((lane) => holding.signalsOf(lane).beginning));
    await other.close();
  });

  it('sends no query to the database while no job is due', async () => {
    const { beginning, end } = holding.signalsOf(1);
    await put(database, { kind: 'wide', payload: 1 });
    await beginning;
    end();
    await waitUntilListening(database);
    // Never ends for a queue that polls.
    while ((await collectSql(runEventLoop)).length > 0);
    for (let time = 0; time < 20; time++) expect(await collectSql(runEventLoop)).to.deep.equal([]);
  });

  it('retries a failed job when it is due, without another signal', async () => {
    await queue.stop(0);
    const failing: Job<never> = {
      concurrency: 1,
      retries: [100],
      run: (_, { attempt }) => {
        holding.signalsOf(attempt).begin();
        return Promise.reject(new Error('no'));
      },
    };
    const log = pino({ level: 'silent' });

    queue = new JobQueue({ database, jobs: { wide: failing }, config: getService().config, now: readNow, log });
    queue.start();
    await put(database, { kind: 'wide', payload: 1 });
    await holding.signalsOf(1).beginning;
    await holding.signalsOf(2).beginning;
  });

  it('has stopped once its last look-up of the next job has ended', async () => {
    await queue.stop(0);
    const asked = createPromise();
    const released = createPromise();
    const order: string[] = [];
    const slow = overlayDatabase(database, {
      readSingle: async (work) => {
        asked.keep();
        await released.promise;
        const result = await database.readSingle(work);
        order.push('looked up');
        return result;
      },
    });

    const log = pino({ level: 'silent' });
    queue = new JobQueue({ database: slow, jobs: {}, config: getService().config, now: readNow, log });
    queue.start();
    await asked.promise;

    const stopping = queue.stop(0).then(() => order.push('stopped'));
    for (let tick = 0; tick < 10; tick += 1) await turn();
    released.keep();
    await stopping;

    expect(order).to.deep.equal(['looked up', 'stopped']);
  });

  it('retries without a signal when the database was unavailable', async () => {
    let broken = 2;
    await queue.stop(0);

    const jobs = { wide: holding.createJob(5) };
    const failing = overlayDatabase(database, {
      write: (work) => (broken-- > 0 ? Promise.reject(new Error('The database is away')) : database.write(work)),
    });

    queue = new JobQueue({
      database: failing,
      jobs,
      config: getService().config,
      now: readNow,
      log: pino({ level: 'silent' }),
      lease: MINUTE,
    });
    await put(database, { kind: 'wide', payload: 1 });
    queue.start();
    await holding.signalsOf(1).beginning;
  });

  async function runEventLoop(): Promise<void> {
    for (let tick = 0; tick < 5_000; tick++) await new Promise((resolve) => setImmediate(resolve));
  }
});
