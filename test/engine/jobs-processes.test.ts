// The job queue in several processes: two at once, one that is killed in the middle, and one that is shut down.
import { expect } from 'chai';
import { claim, insertJobs, addMilliseconds, type AnyJob } from '../../db/queue/jobs.ts';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { clock, createDatabase, open } from '../support/index.ts';
import { readLeftovers, prepareJobs, startQueueProcess, startQueueProcesses } from '../support/queue-processes.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { scaleWait } from '../support/patience.ts';
import { runWrite } from '../support/knex-writes.ts';
import '../support/nightly-only.ts';

const listNumbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const jobsOf = (kind: string, count: number): AnyJob[] =>
  listNumbers(count).map((number) => ({ kind, payload: { number } }));
const sortNumbers = (all: readonly number[]): number[] => [...all].sort((one, other) => one - other);

type Claim = (db: Writer, limit: number) => Promise<readonly number[]>;

const claimLocked: Claim = async (db, limit) => {
  const now = clock.now();
  return (await claim(db, { kind: 'quick', now, until: addMilliseconds(now, 60_000), limit })).map(({ id }) => id);
};

/** Claims as one would write it first: select jobs, then update them. */
const claimNaively: Claim = async ({ build, query, write }, limit) => {
  const now = clock.now();
  const due: { id: number }[] = await query(
    build('jobs').where({ kind: 'quick', dead_at: null }).where('run_at', '<=', now).limit(limit).select('id'),
  );
  const ids = due.map(({ id }) => id);
  await runWrite(
    { write },
    build('jobs')
      .whereIn('id', ids)
      .update({ run_at: addMilliseconds(now, 60_000) }),
  );
  return ids;
};

/** Claims by eight at once until no job is left; returns how many jobs were claimed more than once. */
async function countClaimedTwice(database: Database, how: Claim): Promise<number> {
  const claimedIds: number[] = [];
  const claimAll = async (): Promise<void> => {
    for (;;) {
      const ids = await database.write((db) => how(db, 3));
      if (ids.length === 0) return;
      claimedIds.push(...ids);
    }
  };
  await Promise.all(listNumbers(8).map(claimAll));
  expect(new Set(claimedIds).size).to.equal(200);
  return claimedIds.length - new Set(claimedIds).size;
}

const LEASE_MS = scaleWait(1_000);
const SHORT_LEASE_MS = scaleWait(300);

describe('jobs in several processes', () => {
  it('are claimed by one process at a time', async () => {
    const database = await open(await createDatabase('claims'), { acquireTimeoutMs: scaleWait(30_000) });
    await database.write((db) => insertJobs(db, jobsOf('quick', 200)));
    expect(await countClaimedTwice(database, claimLocked)).to.equal(0);
    await database.close();
  });

  it('are claimed twice by processes that select first and update then', async () => {
    const database = await openUnlocked(await createDatabase('naive'));
    await database.write((db) => insertJobs(db, jobsOf('quick', 200)));
    expect(await countClaimedTwice(database, claimNaively)).to.be.greaterThan(0);
    await database.close();
  });

  it('run once each, with any number of processes', async () => {
    const url = await createDatabase('shared');
    await prepareJobs(url, jobsOf('quick', 300));
    const processes = await startQueueProcesses(url);
    const endings = listNumbers(300).map((number) =>
      Promise.any(processes.map((each) => each.waitUntilSaid('ended', number))),
    );
    await Promise.all(endings);
    for (const each of processes) expect(await each.end('SIGTERM')).to.equal(0);
    const { runs, open: openJobs } = await readLeftovers(url);
    expect(sortNumbers(runs)).to.deep.equal(listNumbers(300));
    expect(openJobs).to.deep.equal([]);
  });

  it('run again after their lease when their process was killed in the middle', async () => {
    const url = await createDatabase('killed');
    await prepareJobs(url, jobsOf('slow', 1));

    const first = await startQueueProcess(url, LEASE_MS);
    await first.waitUntilSaid('begun', 1);
    await first.end('SIGKILL');

    const [leased] = (await readLeftovers(url)).due;
    expect(Date.parse(leased ?? '') - Date.now()).to.be.at.most(LEASE_MS);

    const second = await startQueueProcess(url, LEASE_MS);
    await second.waitUntilSaid('begun', 1);
    second.go();
    await second.waitUntilSaid('ended', 1);

    expect(await second.end('SIGTERM')).to.equal(0);
    expect((await readLeftovers(url)).open).to.deep.equal([]);
  });

  it('keep their lease however long they take', async () => {
    const url = await createDatabase('long');
    await prepareJobs(url, [...jobsOf('slow', 1), ...createLateJobs()]);
    const lasting = await startQueueProcess(url, SHORT_LEASE_MS);
    await lasting.waitUntilSaid('begun', 1);
    // This job is due when two leases of the first have passed.
    await lasting.waitUntilSaid('ended', 99);
    lasting.go();
    await lasting.waitUntilSaid('ended', 1);
    await lasting.end('SIGTERM');
    expect(lasting.words.filter((word) => word === 'begun 1')).to.have.length(1);
    expect((await readLeftovers(url)).open).to.deep.equal([]);
  });

  it('are finished, or released for others at once, by a process that shuts down', async () => {
    const url = await createDatabase('leaving');
    await prepareJobs(url, jobsOf('slow', 3));

    const first = await startQueueProcess(url);
    await Promise.all([first.waitUntilSaid('begun', 1), first.waitUntilSaid('begun', 2)]);

    const firstExit = first.end('SIGTERM');
    await Promise.all([first.waitUntilSaid('stopped', 1), first.waitUntilSaid('stopped', 2)]);
    expect(await firstExit).to.equal(0);
    expect(first.words).to.not.include('begun 3');

    // Without the release, their lease would last a minute.
    const second = await startQueueProcess(url);
    await Promise.all([second.waitUntilSaid('begun', 1), second.waitUntilSaid('begun', 2)]);

    const secondExit = second.end('SIGTERM');
    second.go();
    await Promise.all([second.waitUntilSaid('ended', 1), second.waitUntilSaid('ended', 2)]);
    expect(await secondExit).to.equal(0);
    expect((await readLeftovers(url)).open).to.deep.equal(['slow']);
  });
});

function createLateJobs(): AnyJob[] {
  const runAt = addMilliseconds(new Date().toISOString() as ReturnType<typeof clock.now>, scaleWait(5_000));
  return [{ kind: 'quick', payload: { number: 99 }, runAt }];
}
