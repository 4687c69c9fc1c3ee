// The job queue in processes of its own: two at once, one that is killed in the middle, and one that is told to leave.
import { expect } from 'chai';
import { claim, insertJobs, addMilliseconds, type AnyJob } from '../../db/queue/jobs.ts';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { clock, freshDatabase, open } from '../support/index.ts';
import { leftBehind, prepareJobs, queueProcess, queueProcesses } from '../support/queue-processes.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { patience } from '../support/patience.ts';
import { written } from '../support/written.ts';
import '../support/nightly-only.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const jobsOf = (kind: string, count: number): AnyJob[] =>
  numbers(count).map((number) => ({ kind, payload: { number } }));
const inOrder = (all: readonly number[]): number[] => [...all].sort((one, other) => one - other);

type Claim = (db: Writer, limit: number) => Promise<readonly number[]>;

const rightly: Claim = async (db, limit) => {
  const now = clock.now();
  return (await claim(db, { kind: 'quick', now, until: addMilliseconds(now, 60_000), limit })).map(({ id }) => id);
};

/** As one would write it first: look, then take. */
const naively: Claim = async ({ build, query, write }, limit) => {
  const now = clock.now();
  const due: { id: number }[] = await query(
    build('jobs').where({ kind: 'quick', dead_at: null }).where('run_at', '<=', now).limit(limit).select('id'),
  );
  const ids = due.map(({ id }) => id);
  await written(
    { write },
    build('jobs')
      .whereIn('id', ids)
      .update({ run_at: addMilliseconds(now, 60_000) }),
  );
  return ids;
};

/** Eight claim at the same time until nothing is left; answers how many jobs were had more than once. */
async function hadTwice(database: Database, how: Claim): Promise<number> {
  const had: number[] = [];
  const claimer = async (): Promise<void> => {
    for (;;) {
      const ids = await database.write((db) => how(db, 3));
      if (ids.length === 0) return;
      had.push(...ids);
    }
  };
  await Promise.all(numbers(8).map(claimer));
  expect(new Set(had).size).to.equal(200);
  return had.length - new Set(had).size;
}

const LEASE_MS = patience(1_000);
const SHORT_LEASE_MS = patience(300);

describe('jobs in several processes', () => {
  it('are claimed by one at a time', async () => {
    const database = await open(await freshDatabase('claims'), { acquireTimeout: patience(30_000) });
    await database.write((db) => insertJobs(db, jobsOf('quick', 200)));
    expect(await hadTwice(database, rightly)).to.equal(0);
    await database.close();
  });

  it('are had twice by those who look first and take then', async () => {
    const database = await openUnlocked(await freshDatabase('naive'));
    await database.write((db) => insertJobs(db, jobsOf('quick', 200)));
    expect(await hadTwice(database, naively)).to.be.greaterThan(0);
    await database.close();
  });

  it('run once each, however many processes work', async () => {
    const url = await freshDatabase('shared');
    await prepareJobs(url, jobsOf('quick', 300));
    const processes = await queueProcesses(url);
    const done = numbers(300).map((number) => Promise.any(processes.map((each) => each.said('ended', number))));
    await Promise.all(done);
    for (const each of processes) expect(await each.end('SIGTERM')).to.equal(0);
    const { runs, open: left } = await leftBehind(url);
    expect(inOrder(runs)).to.deep.equal(numbers(300));
    expect(left).to.deep.equal([]);
  });

  it('run again when their process was killed in the middle, after the lease', async () => {
    const url = await freshDatabase('killed');
    await prepareJobs(url, jobsOf('slow', 1));

    const first = await queueProcess(url, LEASE_MS);
    await first.said('begun', 1);
    await first.end('SIGKILL');

    const [leased] = (await leftBehind(url)).due;
    expect(Date.parse(leased ?? '') - Date.now()).to.be.at.most(LEASE_MS);

    const second = await queueProcess(url, LEASE_MS);
    await second.said('begun', 1);
    second.go();
    await second.said('ended', 1);

    expect(await second.end('SIGTERM')).to.equal(0);
    expect((await leftBehind(url)).open).to.deep.equal([]);
  });

  it('keep their lease however long they take', async () => {
    const url = await freshDatabase('long');
    await prepareJobs(url, [...jobsOf('slow', 1), ...leaseLater()]);
    const lasting = await queueProcess(url, SHORT_LEASE_MS);
    await lasting.said('begun', 1);
    // This one is due when two leases of the first have passed.
    await lasting.said('ended', 99);
    lasting.go();
    await lasting.said('ended', 1);
    await lasting.end('SIGTERM');
    expect(lasting.words.filter((word) => word === 'begun 1')).to.have.length(1);
    expect((await leftBehind(url)).open).to.deep.equal([]);
  });

  it('are finished, or given back for others to take at once, by a process that leaves', async () => {
    const url = await freshDatabase('leaving');
    await prepareJobs(url, jobsOf('slow', 3));

    const first = await queueProcess(url);
    await Promise.all([first.said('begun', 1), first.said('begun', 2)]);

    const gone = first.end('SIGTERM');
    await Promise.all([first.said('stopped', 1), first.said('stopped', 2)]);
    expect(await gone).to.equal(0);
    expect(first.words).to.not.include('begun 3');

    // Their lease would have lasted a minute.
    const second = await queueProcess(url);
    await Promise.all([second.said('begun', 1), second.said('begun', 2)]);

    const left = second.end('SIGTERM');
    second.go();
    await Promise.all([second.said('ended', 1), second.said('ended', 2)]);
    expect(await left).to.equal(0);
    expect((await leftBehind(url)).open).to.deep.equal(['slow']);
  });
});

function leaseLater(): AnyJob[] {
  const runAt = addMilliseconds(new Date().toISOString() as ReturnType<typeof clock.now>, patience(5_000));
  return [{ kind: 'quick', payload: { number: 99 }, runAt }];
}
