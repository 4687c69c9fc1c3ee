// The rows of the job queue: enqueued with the change that wants them, claimed by one worker at a time, settled at the end.
import { randomUUID } from 'node:crypto';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { ClaimedJob } from '../engine/claimed-job.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Dialect } from '../engine/session/reader.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, defineCountedCommand, isInList } from '../engine/session/sql.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { deleteSome } from '../engine/purge.ts';

declareConstraints('jobs', { unique: { jobs_key_unique: 'never' } });

/** A job to enqueue. */
export interface NewJob<Kind extends JobKind = JobKind> {
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** Not before this moment; at once without it. */
  readonly runAt?: Instant;
  /** Unique among the open jobs of the kind. */
  readonly key?: string;
  /** The lane of a job, for a kind that runs in lanes: digits and letters. */
  readonly lane?: string;
}

/**
 * The outcome of a run. `again` is when the job must run once more, whatever the outcome; `retryAt` null gives it up.
 * `result` is what its kind stores.
 */
export type RunOutcome =
  | { readonly status: 'done'; readonly again: Instant | null; readonly result?: unknown }
  | {
      readonly status: 'failed';
      readonly error: string;
      readonly retryAt: Instant | null;
      readonly again: Instant | null;
    };

/**
 * How long a lease lasts without a renewal, in milliseconds. A worker renews four times in that time, so a running job
 * always has nine seconds left. The clocks of servers may therefore differ by half a lease, six seconds. Example:
 *
 * - 10:00:00, worker A claims job 7 until 10:00:12. At 10:00:03 it renews the lease until 10:00:15.
 * - 10:00:05, the process of A stops. At 10:00:15 job 7 is due again: worker B claims it with another lease and one
 *   crash more.
 * - 10:00:20, A was only suspended and continues. Its lease matches no row, so `renew` returns job 7 as lost, and
 *   `settle` stores nothing of A.
 */
export const LEASE_MS = 12_000;

/** The due moment of a job that must run at once: before all jobs that wait for a moment. */
export const RUN_AT_ONCE = '1970-01-01T00:00:00.000Z' as Instant;

// Merges into an open job with the same key, as `enqueue` describes.
const buildSooner = (column: string): string =>
  `case when ${column} is null or excluded.run_at < ${column} then excluded.run_at else ${column} end`;
const MERGE_CLAUSE = `on conflict (kind, key) where dead_at is null do update set payload = excluded.payload,
  run_at = case when jobs.leased_by is null and jobs.failures = 0 then ${buildSooner('jobs.run_at')} else jobs.run_at end,
  next_at = case when jobs.leased_by is null then jobs.next_at else ${buildSooner('jobs.next_at')} end`;

/**
 * Puts a job in the queue, to run after the commit of this transaction; returns its id. An open job with the same key
 * gets the new payload, and the earlier moment unless it waits for a retry. If it is running, it runs again after its
 * end, since it may not have seen the changes of this transaction.
 */
export async function enqueue<Kind extends JobKind>(db: Writer, job: NewJob<Kind>): Promise<number> {
  const [id] = await enqueueAll(db, [job]);
  if (id === undefined) throw new Error('A job was not stored.');
  return id;
}

/**
 * Puts many jobs in the queue, as `enqueue` does; returns their ids in any order. The last of several jobs with one key
 * counts.
 */
export async function enqueueAll(db: Writer, jobs: readonly NewJob[]): Promise<number[]> {
  return insertJobs(db, jobs);
}

/**
 * Puts a job in the queue that this process runs right after the commit, before the response is sent. If the process
 * ends before that, another worker runs it when the lease has expired.
 */
export async function enqueueNow<Kind extends JobKind>(
  db: Writer,
  job: Pick<NewJob<Kind>, 'kind' | 'payload'>,
  now: Instant,
): Promise<void> {
  await enqueueLeased(db, job, now);
}

/** Puts a job of any kind in the queue as `enqueueNow` does. */
export async function enqueueLeased(db: Writer, job: Pick<AnyJob, 'kind' | 'payload'>, now: Instant): Promise<void> {
  const lease = randomUUID();
  const until = addMilliseconds(now, LEASE_MS);
  const row = { kind: job.kind, payload: JSON.stringify(job.payload), run_at: until, leased_by: lease };
  const [jobRow] = await insertRows<{ id: number }>(db, 'jobs', [row], { returning: 'id' });
  if (jobRow === undefined) throw new Error('A job was not stored.');
  const claimed = { kind: job.kind, lane: '', payload: job.payload, lease, until, failures: 0, crashes: 0 };
  db.enqueued.claimedJobs.push({ ...jobRow, ...claimed });
}

/** The payload of a call to another service, with the key by which that service recognises a retry. */
export type CallPayload<Payload extends object> = Payload & { readonly call_key: string };

/**
 * Puts a call to another service in the queue, to be made right after the commit: jobs/outgoing-call.ts. Its
 * Idempotency-Key is random and equal in all attempts. The id of the job is not used as the key, because a restored
 * backup would assign it again.
 */
export async function enqueueCall(
  db: Writer,
  { kind, payload }: { readonly kind: string; readonly payload: object },
  now: Instant,
): Promise<void> {
  await enqueueLeased(db, { kind, payload: { ...payload, call_key: randomUUID() } }, now);
}

/** A job of any kind, for queues with kinds of their own. */
export interface AnyJob {
  readonly kind: string;
  readonly payload: unknown;
  readonly runAt?: Instant;
  readonly key?: string;
  readonly lane?: string;
}

/** Puts jobs of any kinds in the queue as `enqueueAll` does. */
export async function insertJobs(db: Writer, jobs: readonly AnyJob[]): Promise<number[]> {
  const rows = jobs.map(({ kind, payload, runAt = RUN_AT_ONCE, key = null, lane = '' }) => ({
    kind,
    lane,
    payload: JSON.stringify(payload),
    run_at: runAt,
    key,
  }));

  // `on conflict` cannot affect a row twice in one statement.
  const single = new Map(rows.map((row, at) => [row.key === null ? at : `${row.kind} ${row.key}`, row]));
  const jobRows = await insertRows<{ id: number }>(db, 'jobs', [...single.values()], {
    conflict: MERGE_CLAUSE,
    returning: 'id',
  });

  for (const row of rows) db.enqueued.add(row);
  return jobRows.map(({ id }) => id);
}

const withdrawJobs = defineCommand<{ key: string }>(
  (
    dialect,
  ) => `delete from jobs where kind = ? and ${isInList(dialect, 'key')} and dead_at is null and leased_by is null
    returning key`,
);

/** Deletes unclaimed open jobs of these kinds with these keys; returns the keys of the deleted ones. */
export async function withdraw(db: Writer, kinds: readonly JobKind[], keys: readonly string[]): Promise<string[]> {
  const withdrawnKeys: string[] = [];
  for (const kind of kinds) withdrawnKeys.push(...(await withdrawJobs(db, kind, keys)).map(({ key }) => key));
  return [...new Set(withdrawnKeys)];
}

// An array and a materialized CTE: PostgreSQL misestimates the rows of a subquery, and then scans the table.
const claimDue = defineCommand<ClaimedJob>((dialect) => {
  const [lockClause, due] =
    dialect === 'postgres'
      ? ['for update skip locked', 'any(array(select id from due))']
      : ['', '(select id from due)'];
  return `with due as ${dialect === 'postgres' ? 'materialized' : ''} (
      select id from jobs where kind = ? and lane = ? and dead_at is null and run_at <= ? order by run_at, id limit ? ${lockClause}
    )
    update jobs set run_at = ?, leased_by = ?, crashes = crashes + case when leased_by is null then 0 else 1 end
    where id ${dialect === 'postgres' ? '=' : 'in'} ${due}
    returning id, kind, lane, payload, leased_by as lease, run_at as until, failures, crashes`;
});

/**
 * Claims up to `limit` due jobs of a lane, longest due first, in one statement; returns them by id. No other worker
 * gets them until `until`. A job whose lease expired is due again, with one crash more.
 *
 * Example: jobs 1 to 5 are due, and workers A and B both claim three at the same time. On PostgreSQL A locks 1, 2 and
 * 3, and B skips these and gets 4 and 5 without waiting. On SQLite B's statement runs after A's: 1, 2 and 3 are then
 * due at `until`, so B gets 4 and 5 too. The jobs of one call share a lease.
 */
export async function claim(
  db: Writer,
  request: {
    readonly kind: string;
    /** The lane, for a kind that runs in lanes. */
    readonly lane?: string;
    readonly now: Instant;
    readonly until: Instant;
    readonly limit: number;
  },
): Promise<ClaimedJob[]> {
  const { kind, lane = '', now, until, limit } = request;
  const claimed = await claimDue(db, kind, lane, now, limit, until, randomUUID());
  return claimed.sort((one, other) => one.id - other.id);
}

const isLeasedBy = (dialect: Dialect): string => `${isInList(dialect, 'id')} and ${isInList(dialect, 'leased_by')}`;
const extendLeases = defineCommand<{ id: number }>(
  (dialect) => `update jobs set run_at = ? where ${isLeasedBy(dialect)} returning id`,
);
const giveBack = defineCommand(
  (dialect) => `update jobs set run_at = ?, leased_by = null where ${isLeasedBy(dialect)}`,
);

/**
 * Extends the leases of claimed jobs to `until`; returns the lost ones, which another worker claimed after their lease
 * had expired.
 */
export async function renew(db: Writer, jobs: readonly ClaimedJob[], until: Instant): Promise<readonly ClaimedJob[]> {
  const { ids, leases } = leasesOf(jobs);
  const renewedIds = new Set((await extendLeases(db, until, ids, leases)).map(({ id }) => id));
  for (const job of jobs) if (renewedIds.has(job.id)) job.until = until;
  return jobs.filter(({ id }) => !renewedIds.has(id));
}

/** Releases claimed jobs unfinished: any worker may claim them at once. */
export async function release(db: Writer, jobs: readonly ClaimedJob[]): Promise<void> {
  const { ids, leases } = leasesOf(jobs);
  await giveBack(db, RUN_AT_ONCE, ids, leases);
  for (const job of jobs) db.enqueued.add(job);
}

function leasesOf(jobs: readonly ClaimedJob[]): { readonly ids: number[]; readonly leases: string[] } {
  return { ids: jobs.map(({ id }) => id), leases: [...new Set(jobs.map(({ lease }) => lease))] };
}

/**
 * Stores the outcomes of claimed jobs: deletes finished ones, and lets failed ones wait for a retry or remain as dead
 * letters. Jobs whose lease was lost are not changed.
 */
export async function settle(
  db: Writer,
  endings: readonly { readonly job: ClaimedJob; readonly ending: RunOutcome }[],
  now: Instant,
): Promise<void> {
  const finishedJobs = endings
    .filter(({ ending }) => ending.status === 'done' && ending.again === null)
    .map(({ job }) => job);
  if (finishedJobs.length > 0) await finish(db, finishedJobs);
  for (const { job, ending } of endings) {
    if (ending.status === 'failed') await fail(db, job, ending, now);
    else if (ending.again !== null) await reopen(db, [job], ending.again);
  }
}

// Locked in the order of keys, as an enqueuing transaction does, so that they do not deadlock.
const removeDone = defineCommand<{ id: number }>((dialect) => {
  const condition = `${isLeasedBy(dialect)} and next_at is null`;
  return dialect === 'postgres'
    ? `delete from jobs where id = any(array(
        select id from jobs where ${condition} order by kind, key collate "C" for update
      )) returning id`
    : `delete from jobs where ${condition} returning id`;
});

async function finish(db: Writer, jobs: readonly ClaimedJob[]): Promise<void> {
  const { ids, leases } = leasesOf(jobs);
  const deletedRows = await removeDone(db, ids, leases);
  if (deletedRows.length < jobs.length) await reopen(db, jobs, null);
}

// `next_at` is null unless the job was enqueued again during its run; then the given moment counts.
const open = (dialect: Dialect, runAt: string): string =>
  `update jobs set run_at = ${runAt}, leased_by = null, failures = 0, crashes = 0, last_error = null, next_at = null
    where ${isLeasedBy(dialect)}`;
const openNext = defineCommand((dialect) => open(dialect, 'next_at'));
const openBy = defineCommand((dialect) => open(dialect, 'case when next_at < ? then next_at else ? end'));

async function reopen(db: Writer, jobs: readonly ClaimedJob[], again: Instant | null): Promise<void> {
  const { ids, leases } = leasesOf(jobs);
  await (again === null ? openNext(db, ids, leases) : openBy(db, again, again, ids, leases));
  for (const job of jobs) db.enqueued.add(job);
}

interface JobFailure {
  readonly error: string;
  readonly retryAt: Instant | null;
  readonly again: Instant | null;
}

const buildFailure = (column: string): string =>
  `update jobs set leased_by = null, last_error = ?, failures = ?, ${column} = ? where id = ? and leased_by = ?`;
const retryFailed = defineCommand(() => buildFailure('run_at'));
const giveUp = defineCommand<{ key: string | null; payload: unknown; next_at: Instant | null }>(
  () => `${buildFailure('dead_at')} returning key, payload, next_at`,
);

async function fail(db: Writer, job: ClaimedJob, { error, retryAt, again }: JobFailure, now: Instant): Promise<void> {
  const failureValues = [error.slice(0, 1000), job.failures + 1];
  if (retryAt !== null) {
    await retryFailed(db, ...failureValues, retryAt, job.id, job.lease);
    db.enqueued.add(job);
    return;
  }
  const [dead] = await giveUp(db, ...failureValues, now, job.id, job.lease);
  const runAt = [dead?.next_at ?? null, again].filter((each) => each !== null).sort()[0];
  if (dead === undefined || runAt === undefined) return;
  const { key, payload } = dead;
  const { kind, lane } = job;
  await insertJobs(db, [{ kind, lane, payload, runAt, ...(key === null ? {} : { key }) }]);
}

const deleteDead = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'jobs', { where: 'dead_at < ?', order: 'dead_at' }),
);

/** Deletes up to `limit` jobs that were given up before `until`; returns how many. */
export function purgeDeadJobs(db: Writer, until: Instant, limit: number): Promise<number> {
  return deleteDead(db, until, limit);
}

/** Returns the instant `by` milliseconds after another. */
export function addMilliseconds(instant: Instant, by: number): Instant {
  return instantAt(millisecondsOf(instant) + by);
}
