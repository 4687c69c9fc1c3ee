// Counts the work behind requests for operators: jobs, mails, deliveries to webhooks, and connections to the database.
import { Counter, Gauge, type Registry } from 'prom-client';
import { countMails } from '../db/announcements/mails.ts';
import type { Database } from '../db/engine/session/database.ts';
import { CHECK_STATES, type CheckState } from '../db/engine/sqlite/check.ts';
import { countJobs, type JobCount } from '../db/queue/job-counts.ts';
import { millisecondsOf } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { addReplica } from './replica-watch.ts';

/** The work that is counted. */
export interface CountedWork {
  readonly database: Pick<Database, 'read' | 'countConnections' | 'replica'>;
  /** All kinds of jobs: a kind without jobs has metrics too. */
  readonly kinds: readonly string[];
  /** The results of deliveries so far, in this process. */
  readonly deliveries: { readonly counts: ReadonlyMap<string, number> };
  readonly now: () => Instant;
  /** Since when the clock cannot be believed; null while it can. */
  readonly checkClock: () => Promise<unknown>;
  /** The progress of the check of an SQLite file; undefined for PostgreSQL. */
  readonly fileCheck?: { readonly state: CheckState } | undefined;
}

/** Adds metrics that are counted when /metrics is requested; while the database is unavailable they are left out. */
export function addWork(registry: Registry, work: CountedWork): void {
  const registers = [registry];
  addJobs(registers, work);
  addMails(registers, work);
  addDeliveries(registers, work);
  addConnections(registers, work);
  addReplica(registers, work.database.replica);
  addClock(registers, work);
  addFileCheck(registers, work);
}

/** How long the oldest waiting job of a kind has been due. Jobs to be run at once count from when they were first seen. */
class OldestJobAges {
  readonly #seen = new Map<string, { readonly id: number; readonly since: number }>();

  /** In seconds. */
  measureSeconds({ kind, due, first }: Pick<JobCount, 'kind' | 'due' | 'first'>, now: number): number {
    const before = this.#seen.get(kind);
    if (first === null) this.#seen.delete(kind);
    else if (before?.id !== first) this.#seen.set(kind, { id: first, since: now });
    const since = this.#seen.get(kind)?.since ?? now;
    return (now - Math.min(now, since, due === null ? now : millisecondsOf(due))) / 1000;
  }
}

// Processes on one database count equal jobs: their metrics are aggregated by the maximum.

function addJobs(registers: Registry[], { database, kinds, now }: CountedWork): void {
  const jobAges = new OldestJobAges();
  let counting: Promise<readonly JobCount[]> | undefined;

  // Both metrics are collected at once, and share one query of the queue.
  const count = (): Promise<readonly JobCount[]> =>
    (counting ??= database
      .read(countJobs)
      .then((counts) => [...kinds.map((kind) => ({ kind, open: 0, dead: 0, due: null, first: null })), ...counts])
      .catch(() => [])
      .finally(() => {
        counting = undefined;
      }));

  new Gauge({
    name: 'boekstaaf_jobs',
    help: 'Jobs by kind: open ones wait or run, dead ones were given up after their last attempt.',
    labelNames: ['kind', 'state'],
    registers,
    aggregator: 'max',
    async collect() {
      const counts = await count();
      this.reset();
      for (const { kind, open, dead } of counts) {
        this.set({ kind, state: 'open' }, open);
        this.set({ kind, state: 'dead' }, dead);
      }
    },
  });

  new Gauge({
    name: 'boekstaaf_oldest_job_seconds',
    help: 'How long the job that waits longest has been due, by kind; 0 where none is.',
    labelNames: ['kind'],
    registers,
    aggregator: 'max',
    async collect() {
      const counts = await count();
      this.reset();
      for (const each of counts) this.set({ kind: each.kind }, jobAges.measureSeconds(each, millisecondsOf(now())));
    },
  });
}

function addMails(registers: Registry[], { database }: CountedWork): void {
  new Gauge({
    name: 'boekstaaf_mails',
    help: 'Mails that wait to be sent (queued), are being sent (sending), or were given up (failed).',
    labelNames: ['status'],
    registers,
    aggregator: 'max',
    async collect() {
      this.reset();
      const counts = await database.read(countMails).catch(() => null);
      for (const [status, count] of counts ?? []) this.set({ status }, count);
    },
  });
}

function addDeliveries(registers: Registry[], { deliveries }: CountedWork): void {
  new Counter({
    name: 'boekstaaf_webhook_attempts_total',
    help: 'Attempts to deliver to webhooks by result: pending ones failed and are tried again, failed ones were the last.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of deliveries.counts) this.inc({ result }, count);
    },
  });
}

function addConnections(registers: Registry[], { database }: CountedWork): void {
  new Gauge({
    name: 'boekstaaf_database_connections_max',
    help: 'The most connections that this process opens to the database, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { pool, most } of database.countConnections()) this.set({ pool }, most);
    },
  });
  new Gauge({
    name: 'boekstaaf_database_connections',
    help: 'Connections to the database by pool: used, free, and how many requests and jobs are waiting for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, inUse, free, waiting } of database.countConnections()) {
        this.set({ pool, state: 'used' }, inUse);
        this.set({ pool, state: 'free' }, free);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

function addClock(registers: Registry[], { checkClock: stopped }: CountedWork): void {
  new Gauge({
    name: 'boekstaaf_clock_stopped',
    help: '1 while regular work waits because the clock is far ahead of everything that is known, else 0.',
    registers,
    aggregator: 'max',
    async collect() {
      this.set((await stopped().catch(() => null)) === null ? 0 : 1);
    },
  });
}

function addFileCheck(registers: Registry[], { fileCheck }: CountedWork): void {
  if (fileCheck === undefined) return;
  new Gauge({
    name: 'boekstaaf_file_check',
    help: 'How far the check of the SQLite file is that runs beside the service: 1 for its state, 0 for the others.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of CHECK_STATES) this.set({ state }, state === fileCheck.state ? 1 : 0);
    },
  });
}
