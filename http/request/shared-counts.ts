// Counts that all processes on a database share: each tells what it counted, many at once, and learns what the others did.
import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'pino';
import { addCounts } from '../../db/access/shared-counts.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Limiter, LimitTally } from './limits.ts';

/** Somebody who is counted. */
export type CountedSubject = readonly [limiter: Limiter, subject: string];

export interface SharedCounts {
  /**
   * Tells what was counted here, and learns what the others have counted. Resolves when that is known, or failed: then this
   * process counts for itself.
   */
  exchange(counted: readonly CountedSubject[]): Promise<void>;
  /** Runs `act`, which counts these: at once, or after an exchange where this process has counted its share without one. */
  countWithin<T>(counted: readonly CountedSubject[], act: () => T): T | Promise<T>;
}

/** Where nobody counts but this process. */
export const OWN_COUNTS: SharedCounts = { exchange: () => Promise.resolve(), countWithin: (_counted, act) => act() };

/** After a failure nobody waits for another one for so long, in milliseconds. */
const REST_MS = 1_000;

/** Shares them by the database; SQLite has one process. docs/decisions/303-rate-limits-and-guessing.md. */
export function createSharedCounts(database: Database, now: () => Instant, log: Logger): SharedCounts {
  return database.dialect === 'sqlite' ? OWN_COUNTS : new Exchanges(database, now, log);
}

class Exchanges implements SharedCounts {
  readonly #database: Database;
  readonly #now: () => Instant;
  readonly #log: Logger;
  /** By their hashes, what the next round tells. */
  #next = new Map<string, LimitTally>();
  /** The round that has not begun. */
  #queued: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();
  #hasFailed = false;
  #restsUntil = 0;
  /** It belongs to no request, whoever asked for it first: a write of theirs is another transaction. */
  readonly #round = AsyncResource.bind(() => this.#exchange());

  constructor(database: Database, now: () => Instant, log: Logger) {
    this.#database = database;
    this.#now = now;
    this.#log = log;
  }

  exchange(counted: readonly CountedSubject[]): Promise<void> {
    if (this.#rests) return Promise.resolve();
    for (const [limiter, subject] of counted) this.#next.set(nameOf(limiter, subject), limiter.tallyOf(subject));
    if (this.#queued === undefined) {
      this.#queued = this.#last.then(this.#round);
      this.#last = this.#queued;
    }
    return this.#queued;
  }

  // Each that waits looks again by itself, and counts at once: together they do not get past the share.
  countWithin<T>(counted: readonly CountedSubject[], act: () => T): T | Promise<T> {
    const due = counted.filter(([limiter, subject]) => limiter.isDue(subject));
    return due.length === 0 || this.#rests ? act() : this.exchange(due).then(() => this.countWithin(counted, act));
  }

  get #rests(): boolean {
    return performance.now() < this.#restsUntil;
  }

  async #exchange(): Promise<void> {
    const now = this.#now();
    const asked = [...this.#next].filter(([, { until }]) => until * 1000 > millisecondsOf(now));

    this.#next = new Map();
    this.#queued = undefined;
    try {
      await this.#tell(asked, now);
      this.#hasFailed = false;
    } catch (err) {
      // The next round tells what this one did not.
      if (!this.#hasFailed) this.#log.warn({ err }, 'limits count for this process alone');
      this.#hasFailed = true;
      this.#restsUntil = performance.now() + REST_MS;
    }
  }

  async #tell(asked: readonly (readonly [what: string, tally: LimitTally])[], now: Instant): Promise<void> {
    if (asked.length === 0) return;
    const told = new Map(asked.map(([what, tally]) => [what, { tally, used: tally.untold }]));
    const counts = asked.map(([what, { untold, until }]) => ({
      what,
      used: untold,
      until: instantAt(Math.round(until * 1000)),
    }));

    // Requests may hold all other connections, and wait for this.
    const all = await this.#database.writeBeside((db) => addCounts(db, counts, now));
    for (const { what, used, until } of all) {
      const sent = told.get(what);
      if (sent === undefined) continue;
      const { tally } = sent;
      tally.untold -= sent.used;
      tally.used = Math.max(0, used + tally.untold);
      tally.until = millisecondsOf(until) / 1000;
    }
  }
}

function nameOf({ quota: { name, most, seconds } }: Limiter, subject: string): string {
  return sha256Of(JSON.stringify([name, most, seconds, subject]));
}
