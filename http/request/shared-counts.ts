// Counts that all processes on a database share: each adds its own counts in batches, and reads the sums.
import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import { addCounts } from '../../db/access/shared-counts.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { CountedSubject, Limiter, LimitTally } from './limits.ts';

export interface SharedCounts {
  /**
   * Adds the counts of this process to the shared ones, and reads the sums. Resolves also after a failure: then this process
   * counts alone.
   */
  exchange(subjects: readonly CountedSubject[]): Promise<void>;
  /** Runs `act`, which counts these: at once, or after an exchange where this process has used its share. */
  countWithin<T>(subjects: readonly CountedSubject[], act: () => T): T | Promise<T>;
}

/** The counts of a single process. */
export const OWN_COUNTS: SharedCounts = { exchange: () => Promise.resolve(), countWithin: (_counted, act) => act() };

/** How long after a failure no exchange is tried, in milliseconds. */
const REST_MS = 1_000;

/**
 * Returns counts that are shared by the database; SQLite has one process. docs/decisions/303-rate-limits-and-guessing.md.
 *
 * A limit of 80 a minute, and processes A and B. Both may count an eighth of what is left without an exchange.
 * 1. A counts 10 (80 / 8). Its request 11 first exchanges: 10 are used, 70 are left, so A counts 8 more.
 * 2. B has counted 10, and exchanges: 20 are used, 60 are left, so B counts 7 (60 / 8) more.
 * 3. A exchanges its 8: 28 are used, 52 are left, so A counts 6.
 * From 15 left on each request exchanges. B may have counted its share when A reads the sum, so more than 80 can pass:
 * by one share of B at most.
 */
export function createSharedCounts(database: Database, now: () => Instant, log: Logger): SharedCounts {
  return database.dialect === 'sqlite' ? OWN_COUNTS : new Exchanges(database, now, log);
}

class Exchanges implements SharedCounts {
  readonly #database: Database;
  readonly #now: () => Instant;
  readonly #log: Logger;
  /** The tallies of the next exchange, by the hashes of their subjects. */
  #next = new Map<string, LimitTally>();
  /** The exchange that has not begun. */
  #queued: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();
  #hasFailed = false;
  #restsUntil = 0;
  /** Runs outside the async context of the request that asked first: that one's transaction is another. */
  readonly #round = AsyncResource.bind(() => this.#exchange());

  constructor(database: Database, now: () => Instant, log: Logger) {
    this.#database = database;
    this.#now = now;
    this.#log = log;
  }

  exchange(subjects: readonly CountedSubject[]): Promise<void> {
    if (this.#rests) return Promise.resolve();
    for (const [limiter, subject] of subjects) this.#next.set(nameOf(limiter, subject), limiter.tallyOf(subject));
    if (this.#queued === undefined) {
      this.#queued = this.#last.then(this.#round);
      this.#last = this.#queued;
    }
    return this.#queued;
  }

  // Each waiting request checks again after the exchange and counts at once, so that together they do not exceed the share.
  countWithin<T>(subjects: readonly CountedSubject[], act: () => T): T | Promise<T> {
    const due = subjects.filter(([limiter, subject]) => limiter.isDue(subject));
    return due.length === 0 || this.#rests ? act() : this.exchange(due).then(() => this.countWithin(subjects, act));
  }

  get #rests(): boolean {
    return performance.now() < this.#restsUntil;
  }

  async #exchange(): Promise<void> {
    const now = this.#now();
    const tallies = [...this.#next].filter(([, { until }]) => until * 1000 > millisecondsOf(now));

    this.#next = new Map();
    this.#queued = undefined;
    try {
      await this.#tell(tallies, now);
      this.#hasFailed = false;
    } catch (err) {
      // The counts stay in their tallies, for the next exchange.
      if (!this.#hasFailed) this.#log.warn({ err }, 'limits count for this process alone');
      this.#hasFailed = true;
      this.#restsUntil = performance.now() + REST_MS;
    }
  }

  async #tell(tallies: readonly (readonly [what: string, tally: LimitTally])[], now: Instant): Promise<void> {
    if (tallies.length === 0) return;
    const reportsBySubject = new Map(tallies.map(([what, tally]) => [what, { tally, used: tally.untold }]));
    const counts = tallies.map(([what, { untold, until }]) => ({
      what,
      used: untold,
      until: instantAt(Math.round(until * 1000)),
    }));

    // A connection of its own: requests that wait for this may occupy all others.
    const all = await this.#database.writeBeside((db) => addCounts(db, counts, now));
    for (const { what, used, until } of all) {
      const report = reportsBySubject.get(what);
      if (report === undefined) continue;
      const { tally } = report;
      tally.untold -= report.used;
      tally.count = Math.max(0, used + tally.untold);
      tally.until = millisecondsOf(until) / 1000;
    }
  }
}

function nameOf({ quota: { name, most, seconds } }: Limiter, subject: string): string {
  return sha256Of(JSON.stringify([name, most, seconds, subject]));
}
