// The job queue by the clock of the tests: when jobs run, are retried and are given up, and which ones a response waits for.
import { expect } from 'chai';
import pino from 'pino';
import { insertJobs, enqueueLeased, claim, addMilliseconds, type AnyJob } from '../../db/queue/jobs.ts';
import * as locations from '../../db/house/locations.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { GiveUp, RetryAt, type Job, type JobContext, type Jobs } from '../../jobs/job.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { api, clock, getDatabase, given, startService, sendRaw, getService } from '../support/index.ts';
import { overlayDatabase } from '../support/overlay.ts';
import { runWrite } from '../support/knex-writes.ts';

interface JobRun {
  readonly payload: unknown;
  readonly attempt: number;
  readonly at: string;
}

const RETRY_DELAYS_MS = [5_000, 300_000, 1_800_000];
const MESSAGE = 'It did not work';

/** Returns a kind whose runs are recorded before `work` runs. */
function createNotingJob(
  runs: JobRun[],
  work: (run: JobRun, context: JobContext) => unknown = () => undefined,
): Job<never> {
  return {
    concurrency: 3,
    retries: RETRY_DELAYS_MS,
    async run(payload, context) {
      const run = { payload, attempt: context.attempt, at: context.now() };
      runs.push(run);
      await work(run, context);
    },
  };
}

function queueOf(jobs: Jobs, options: { random?: () => number } = {}): JobQueue {
  const { config } = getService();
  const log = pino({ level: 'silent' });
  return new JobQueue({ config, database: getDatabase(), jobs, now: clock.now, log, random: () => 0, ...options });
}

const put = (...jobs: AnyJob[]): Promise<number[]> => getDatabase().write((db) => insertJobs(db, jobs));

interface StoredJob {
  readonly kind: string;
  readonly run_at: string;
  readonly dead_at: string | null;
  readonly last_error: string | null;
}

const listJobs = (kind: string): Promise<StoredJob[]> =>
  getDatabase().read(async ({ build, query }) => {
    const rows: StoredJob[] = await query(
      build('jobs').where({ kind }).select('kind', 'run_at', 'dead_at', 'last_error'),
    );
    return rows;
  });

describe('a job', () => {
  let runs: JobRun[] = [];

  const fail = (): never => {
    throw new Error(MESSAGE);
  };

  beforeEach(async () => {
    runs = [];
    clock.reset();
    await getDatabase().write(async ({ build, write }) => {
      await runWrite({ write }, build('jobs').whereNot({ kind: 'clock' }).delete());
    });
  });

  it('runs once, with its payload, when the transaction has committed', async () => {
    await put({ kind: 'test', payload: { number: 1 } });
    const queue = queueOf({ test: createNotingJob(runs) });
    expect(await queue.runDue()).to.equal(1);
    expect(runs).to.deep.equal([{ payload: { number: 1 }, attempt: 1, at: clock.now() }]);
    expect(await queue.runDue()).to.equal(0);
    expect(await listJobs('test')).to.deep.equal([]);
  });

  it('never runs when the transaction was rolled back', async () => {
    const undone = getDatabase().write(async (db) => {
      await insertJobs(db, [{ kind: 'test', payload: {} }]);
      throw new Error('undone');
    });
    expect(await undone.catch(String)).to.equal('Error: undone');
    expect(await queueOf({ test: createNotingJob(runs) }).runDue()).to.equal(0);
  });

  it('runs at its time and not before', async () => {
    const queue = queueOf({ test: createNotingJob(runs) });
    await put({ kind: 'test', payload: {}, runAt: addMilliseconds(clock.now(), 60_000) });
    clock.advance({ milliseconds: 59_999 });
    expect(await queue.runDue()).to.equal(0);
    clock.advance({ milliseconds: 1 });
    expect(await queue.runDue()).to.equal(1);
  });

  it('that enqueues another one is followed by it', async () => {
    const queue = queueOf({
      first: createNotingJob(runs, (_, { write }) => write((db) => insertJobs(db, [{ kind: 'second', payload: {} }]))),
      second: createNotingJob(runs),
    });
    await put({ kind: 'first', payload: {} });
    expect(await queue.runDue()).to.equal(2);
  });

  it('announces its changes as made by the service', async () => {
    const { id } = await given.location();

    const change = async (_: JobRun, { write }: JobContext): Promise<void> => {
      await write(async (db) => {
        await locations.update(db, await readOne(locations.read, db, id), { naam: 'Door een taak' });
      });
    };

    await put({ kind: 'test', payload: {} });
    await queueOf({ test: createNotingJob(runs, change) }).runDue();

    const events = await getDatabase().read(async ({ build, query }) => {
      const rows: object[] = await query(
        build('events')
          .where({ object_id: id, event: 'Locatie::postUpdate' })
          .select('actor_type', 'actor_id', 'sequence'),
      );
      return rows;
    });
    expect(events).to.deep.equal([{ actor_type: 'system', actor_id: null, sequence: 2 }]);
    expect((await api.locations.getLocation({ id })).naam).to.equal('Door een taak');
  });

  describe('of a kind with lanes', () => {
    const createLanedJob = (lane: string, number: number): AnyJob => ({ kind: 'test', lane, payload: { number } });

    it('is claimed for its lane, as many as a lane runs at once, with the data that its kind loads', async () => {
      const loads: unknown[][] = [];
      const loadedValues: unknown[] = [];
      const laned: Job<never> = {
        ...createNotingJob(runs),
        load: (_, payloads) => {
          loads.push([...payloads]);
          return Promise.resolve(payloads.map((payload) => `loaded for ${JSON.stringify(payload)}`));
        },
        run: (_, __, loadedValue) => Promise.resolve(loadedValues.push(loadedValue)),
      };
      const lanes = ['1', '2'].flatMap((lane) => [1, 2, 3, 4].map((number) => createLanedJob(lane, number)));
      await put(...lanes);

      expect(await queueOf({ test: laned }).runDue()).to.equal(8);
      expect(loads.map((each) => each.length)).to.deep.equal([3, 3, 1, 1]);
      expect(loadedValues).to.include('loaded for {"number":4}').and.have.length(8);
    });

    it('stores the results of its runs, many at once, in the transaction that ends them', async () => {
      const { id } = await given.location({ naam: 'Voor' });
      const laned: Job<never> = {
        ...createNotingJob(runs),
        run: (payload) => Promise.resolve((payload as { number: number }).number),
        conclude: async (db, results) => {
          await locations.update(db, await readOne(locations.read, db, id), { naam: results.join(' ') });
          if (results.includes(2)) throw new Error('undone');
        },
      };

      await put({ kind: 'test', payload: { number: 1 } });
      await queueOf({ test: laned }).runDue();
      expect((await api.locations.getLocation({ id })).naam).to.equal('1');

      await put({ kind: 'test', payload: { number: 2 } });
      await queueOf({ test: laned }).runDue();
      expect((await api.locations.getLocation({ id })).naam).to.equal('1');
      expect(await listJobs('test')).to.have.length(1);
    });
  });

  describe('with a key', () => {
    const createKeyedJob = (number: number, wait = 0): AnyJob => ({
      kind: 'test',
      payload: { number },
      key: 'one',
      runAt: addMilliseconds(clock.now(), wait),
    });

    it('is stored once: the later payload at the earlier moment', async () => {
      const [first] = await put(createKeyedJob(1, 1_000));
      const [second] = await put(createKeyedJob(2, 5_000));
      expect(second).to.equal(first);
      await put(createKeyedJob(3, 2_000), createKeyedJob(4, 2_000), { kind: 'other', payload: {}, key: 'one' });
      clock.advance({ seconds: 1 });
      await queueOf({ test: createNotingJob(runs) }).runDue();
      expect(runs.map(({ payload }) => payload)).to.deep.equal([{ number: 4 }]);
    });

    it('runs again when it is enqueued during its run, which may not have seen the change', async () => {
      const putAgain = async ({ attempt, payload }: JobRun): Promise<void> => {
        expect(attempt).to.equal(1);
        if ((payload as { number: number }).number === 1) await put(createKeyedJob(2));
      };
      await put(createKeyedJob(1));
      expect(await queueOf({ test: createNotingJob(runs, putAgain) }).runDue()).to.equal(2);
      expect(runs.map(({ payload }) => payload)).to.deep.equal([{ number: 1 }, { number: 2 }]);
    });

    it('keeps its delay after a failure when it is enqueued again', async () => {
      const queue = queueOf({ test: createNotingJob(runs, fail) });
      await put(createKeyedJob(1));
      await queue.runDue();
      await put(createKeyedJob(2));
      expect(await queue.runDue()).to.equal(0);
      clock.advance({ seconds: 5 });
      expect(await queue.runDue()).to.equal(1);
    });

    it('releases its key when it is given up', async () => {
      const queue = queueOf({ test: createNotingJob(runs, () => Promise.reject(new GiveUp('never'))) });
      await put(createKeyedJob(1));
      await queue.runDue();
      await put(createKeyedJob(2));
      expect(await queue.runDue()).to.equal(1);
      expect(await listJobs('test')).to.have.length(2);
    });

    it('runs again when it is enqueued during its last attempt, even if that fails', async () => {
      const putAndGiveUp = async ({ payload }: JobRun): Promise<void> => {
        if ((payload as { number: number }).number === 2) return;
        await put(createKeyedJob(2));
        throw new GiveUp('never');
      };
      await put(createKeyedJob(1));
      expect(await queueOf({ test: createNotingJob(runs, putAndGiveUp) }).runDue()).to.equal(2);
      expect((await listJobs('test')).map(({ dead_at }) => dead_at)).to.deep.equal([clock.now()]);
    });
  });

  describe('that fails', () => {
    it('is retried exactly by its schedule, and is given up after that', async () => {
      const queue = queueOf({ test: createNotingJob(runs, fail) });
      await put({ kind: 'test', payload: {} });
      expect(await queue.runDue()).to.equal(1);

      for (const wait of RETRY_DELAYS_MS) {
        clock.advance({ milliseconds: wait - 1 });
        expect(await queue.runDue()).to.equal(0);
        clock.advance({ milliseconds: 1 });
        expect(await queue.runDue()).to.equal(1);
      }

      expect(runs.map(({ attempt }) => attempt)).to.deep.equal([1, 2, 3, 4]);

      clock.advance({ days: 30 });
      expect(await queue.runDue()).to.equal(0);
      expect(await listJobs('test')).to.have.length(1);
      expect((await listJobs('test'))[0]).to.include({ dead_at: runs[3]?.at, last_error: `Error: ${MESSAGE}` });
    });

    it('waits up to a tenth longer, at random', async () => {
      const queue = queueOf({ test: createNotingJob(runs, fail) }, { random: () => 0.9 });
      await put({ kind: 'test', payload: {} });
      await queue.runDue();
      expect((await listJobs('test'))[0]?.run_at).to.equal(addMilliseconds(clock.now(), 5_450));
    });

    it('may set the time of its retry, or refuse one', async () => {
      const queue = queueOf({
        later: createNotingJob(runs, () => Promise.reject(new RetryAt(addMilliseconds(clock.now(), 77_000), 'busy'))),
        never: createNotingJob(runs, () => Promise.reject(new GiveUp('gone'))),
      });
      await put({ kind: 'later', payload: {} }, { kind: 'never', payload: {} });
      await queue.runDue();
      expect((await listJobs('later'))[0]?.run_at).to.equal(addMilliseconds(clock.now(), 77_000));
      expect((await listJobs('never'))[0]).to.include({ dead_at: clock.now(), last_error: 'GiveUp: gone' });
    });

    it('delays no other', async () => {
      const queue = queueOf({ test: createNotingJob(runs, ({ payload }) => payload === 1 && fail()) });
      await put(...[1, 2, 3].map((payload) => ({ kind: 'test', payload })));
      expect(await queue.runDue()).to.equal(3);
      expect(await listJobs('test')).to.have.length(1);
    });
  });

  it('runs again when its process vanished and the lease has expired, and is given up after five times', async () => {
    const queue = queueOf({ test: createNotingJob(runs) });
    await put({ kind: 'test', payload: {} });

    const claimOnly = (): Promise<unknown[]> =>
      getDatabase().write((db) =>
        claim(db, { kind: 'test', now: clock.now(), until: addMilliseconds(clock.now(), 60_000), limit: 1 }),
      );

    for (let time = 0; time < 6; time++) {
      expect(await claimOnly()).to.have.length(1);
      clock.advance({ milliseconds: 59_999 });
      expect(await queue.runDue()).to.equal(0);
      clock.advance({ milliseconds: 1 });
    }

    expect(await queue.runDue()).to.equal(1);
    expect(runs).to.deep.equal([]);
    expect((await listJobs('test'))[0]?.last_error).to.match(/ended 6 times while it ran/);
  });

  it('of an unknown kind stays queued', async () => {
    await put({ kind: 'unknown', payload: {} });
    expect(await queueOf({ test: createNotingJob(runs) }).runDue()).to.equal(0);
  });

  it('has run before the response where it must, and its failure does not change the response', async () => {
    for (const work of [() => undefined, fail]) {
      const queue = queueOf({ test: createNotingJob(runs, work) });
      // Only the write of the request enqueues the job: the service also writes when its keys were last used.
      let isAsked = false;
      const holding = overlayDatabase(getDatabase(), {
        write: (handle) =>
          getDatabase().write(async (db) => {
            const result = await handle(db);
            if (isAsked) await enqueueLeased(db, { kind: 'test', payload: { name: 'held' } }, clock.now());
            return result;
          }),
      });
      const beside = await startService({ queue, database: holding });
      isAsked = true;
      const before = runs.length;
      const body = { naam: 'Met taak' };
      const response = await sendRaw('POST', '/api2/locaties', { baseUrl: beside.baseUrl, body });
      isAsked = false;
      await beside.close();
      expect(response.status).to.equal(201);
      expect(runs).to.have.length(before + 1);
    }

    expect(runs.map(({ payload }) => payload)).to.deep.equal([{ name: 'held' }, { name: 'held' }]);
    expect(await listJobs('test'), 'the one that failed').to.have.length(1);
  });

  it('is counted for operators, open and given up', async () => {
    const readJobCount = async (kind: string, state: string): Promise<number> => {
      const { text } = await sendRaw('GET', '/metrics', { auth: null });
      return Number(new RegExp(`^boekstaaf_jobs\\{kind="${kind}",state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    await put({ kind: 'never', payload: {} }, { kind: 'test', payload: {} });
    await queueOf({ never: createNotingJob(runs, () => Promise.reject(new GiveUp('no'))) }).runDue();
    expect(await readJobCount('never', 'dead')).to.equal(1);
    expect(await readJobCount('never', 'open')).to.equal(0);
    expect(await readJobCount('test', 'open')).to.equal(1);
    expect(await readJobCount('clock', 'dead')).to.equal(0);
  });

  it('reports to operators how long one of its kind has waited', async () => {
    const readOldestSeconds = async (): Promise<string | undefined> => {
      const { text } = await sendRaw('GET', '/metrics', { auth: null });
      return /^boekstaaf_oldest_job_seconds\{kind="test"\} (\d+)$/m.exec(text)?.[1];
    };

    await put({ kind: 'test', payload: {}, runAt: addMilliseconds(clock.now(), 30_000) });
    await put({ kind: 'test', payload: {}, runAt: addMilliseconds(clock.now(), 60_000) });
    expect(await readOldestSeconds()).to.equal('0');

    clock.advance({ minutes: 2 });
    expect(await readOldestSeconds()).to.equal('90');

    await getDatabase().write(({ build, write }) =>
      runWrite({ write }, build('jobs').where({ kind: 'test' }).delete()),
    );
    await put({ kind: 'test', payload: {} });

    expect(await readOldestSeconds()).to.equal('0');

    clock.advance({ seconds: 5 });
    expect(await readOldestSeconds()).to.equal('5');
  });
});
