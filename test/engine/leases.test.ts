// Leases of jobs: a dead process loses its leases within seconds, a living one keeps them, and no job begins under two leases.
import { expect } from 'chai';
import pino from 'pino';
import type { Database } from '../../db/engine/session/database.ts';
import { claim, enqueueLeased, insertJobs, addMilliseconds } from '../../db/queue/jobs.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Job } from '../../jobs/job.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { createDatabase, open, getService } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { runWrite } from '../support/knex-writes.ts';
import { HOUR } from '../../domain/values/time-units.ts';

const TAKEOVER_MS = 15_000;

describe('the lease of a job', () => {
  let database: Database;
  let queue: JobQueue | undefined;
  let ahead = 0;
  const readNow = (): Instant => instantAt(Date.now() + ahead);
  const began: unknown[] = [];
  let begin: (payload: unknown) => void = () => undefined;
  let letEnd: () => void = () => undefined;

  beforeEach(async () => {
    database = await open(await createDatabase('leases'), { acquireTimeoutMs: scaleWait(10_000) });
    await database.write(({ build, write }) => runWrite({ write }, build('jobs').delete()));
    ahead = 0;
    began.length = 0;
  });

  afterEach(async () => {
    letEnd();
    await queue?.stop(0);
    await database.close();
  });

  /** Returns a queue whose jobs last until the test lets them end. */
  const queueWith = (lease?: number): JobQueue => {
    const ending = new Promise<void>((resolve) => {
      letEnd = resolve;
    });
    const lasting: Job<unknown> = {
      concurrency: 5,
      retries: [],
      run: async (payload) => {
        began.push(payload);
        begin(payload);
        await ending;
      },
    };
    const shared = { database, config: getService().config, now: readNow, log: pino({ level: 'silent' }) };

    queue = new JobQueue({ ...shared, jobs: { lasting }, ...(lease === undefined ? {} : { lease }) });
    return queue;
  };

  const put = (payload: unknown): Promise<number[]> =>
    database.write((db) => insertJobs(db, [{ kind: 'lasting', payload }]));

  const awaitBegin = (payload: unknown): Promise<void> =>
    new Promise((resolve) => {
      begin = (each) => {
        if (each === payload) resolve();
      };
    });

  it('ends early enough for other processes to take over within 15 seconds', async () => {
    const first = awaitBegin(1);
    queueWith().start();
    await put(1);
    await first;
    const leased = await database.read(({ build, query }) =>
      query<{ run_at: Instant }>(build('jobs').select('run_at')),
    );
    expect(leased.map(({ run_at }) => millisecondsOf(run_at) - millisecondsOf(readNow()) <= TAKEOVER_MS)).to.deep.equal(
      [true],
    );
  });

  it('is found to have expired without a notification, by a check once per lease', async () => {
    const lease = scaleWait(200);
    queueWith(lease).start();
    await database.write((db) => insertClaimed(db, addMilliseconds(readNow(), lease)));
    await awaitBegin('elsewhere');
  });

  it('is renewed by its process before it claims more, however late: no job runs twice there', async () => {
    const first = awaitBegin(1);
    queueWith(HOUR).start();
    await put(1);
    await first;
    ahead = 2 * HOUR;
    const second = awaitBegin(2);
    await put(2);
    await second;
    expect(began).to.deep.equal([1, 2]);
    const { rows } = await database.write((db) => db.write<{ crashes: number }>('select crashes from jobs'));
    expect(rows.map(({ crashes }) => crashes)).to.deep.equal([0, 0]);
  });

  it('is renewed before a late job begins, and a job that has lost it does not begin', async () => {
    const waitingQueue = queueWith();

    const lockJob = (payload: string): Promise<void> =>
      database.write((db) =>
        enqueueLeased(db, { kind: 'lasting', payload }, addMilliseconds(readNow(), -HOUR)).then(() => {
          reservedJobs.push(...db.enqueued.claimedJobs);
        }),
      );

    const reservedJobs: Parameters<JobQueue['runReserved']>[0][number][] = [];
    await lockJob('late');

    const [late] = reservedJobs;
    if (late === undefined) throw new Error('Nothing is held.');

    const claimedJobs = await database.write((db) =>
      claim(db, { kind: 'lasting', now: readNow(), until: addMilliseconds(readNow(), HOUR), limit: 1 }),
    );
    expect(claimedJobs.map(({ id }) => id)).to.deep.equal([late.id]);

    await waitingQueue.runReserved([late]);
    expect(began).to.deep.equal([]);

    await lockJob('still there');
    const again = awaitBegin('still there');
    void waitingQueue.runReserved(reservedJobs.slice(1));
    await again;

    expect(millisecondsOf(reservedJobs[1]?.until ?? readNow()) > millisecondsOf(readNow())).to.equal(true);
  });
});

/** Inserts a job that a dead process has claimed, without a notification. */
async function insertClaimed(
  { build, write }: Parameters<Parameters<Database['write']>[0]>[0],
  until: Instant,
): Promise<void> {
  const row = { kind: 'lasting', lane: '', payload: JSON.stringify('elsewhere'), run_at: until, leased_by: 'the dead' };
  await runWrite({ write }, build('jobs').insert(row));
}
