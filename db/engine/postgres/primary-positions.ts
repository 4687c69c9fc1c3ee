// Read your own writes on a replica: which position (LSN) a read there needs, by the log of the primary and its recent writers.
import { LRUCache } from 'lru-cache';
import type { Pool, StatementRunner } from '../session/connection.ts';
import type { Reader } from '../session/reader.ts';
import type { Asker } from '../session/replica.ts';
import { createOnlyReader, createReader, writeOn } from '../session/session.ts';
import { runOneStatement } from '../session/one-statement.ts';
import { runTransaction } from '../session/transaction.ts';
import { readCurrentPosition, noteWriter, readPositionFor } from '../recent-writers.ts';
import { Freshness } from './freshness.ts';
import { askOnce } from './session-probe.ts';
import { FIRST_POSITION, positionOf } from './position.ts';

/**
 * How long one record of a writer serves further writes, in milliseconds: a row for each write would be a bottleneck.
 */
const NOTE_LIFETIME_MS = 1_000;
const CACHE_LIMITS = { max: 10_000 };

/** Identifies a database: equal on its copies. */
const IDENTITY_QUERY = `select (select system_identifier::text from pg_control_system())
  || ' ' || (select oid::text from pg_database where datname = current_database()) as identity`;

/** The demands on a read of a replica. */
export interface ReplicaDemand {
  /** The position where the primary's log ends. */
  readonly current: string;
  /** The position that the replica must have replayed for this caller. */
  readonly least: string;
  readonly identity: string;
}

export interface PositionOptions {
  /** For how long after a write its account needs the end of the log, in milliseconds. */
  readonly recent: number;
  /** Returns milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/**
 * Decides which position of the log (LSN) a read on the replica needs, so that an account sees its own writes.
 * docs/decisions/306-read-your-own-writes-on-a-replica.md. An example with short positions:
 *
 * - 10:00:00, user 7 creates a booking, whose commit is at 120. Before the response, `noteWrite` stores the user in
 *   `recent_writers`. The response has position 120.
 * - 10:00:01, user 7 reads a list and sends no position. The user wrote within six seconds, so the replica needs the
 *   end of the log, now 130. It has replayed 125: the primary serves the list.
 * - 10:00:01, user 8 reads the list. The replica at 125 serves it if the log ended at 125 or before at some moment of
 *   the last two seconds (`Freshness`).
 * - 10:00:09, user 7 reads the list and sends position 120: the replica needs 120, and serves it.
 * - After a restore the log ends at 90. Position 120 is beyond that, so the replica needs all of the log, 90.
 */
export class PrimaryPositions {
  readonly freshness = new Freshness();
  readonly #pool: Pool;
  readonly #options: PositionOptions;
  /** When this process last recorded each writer. */
  readonly #noted = new LRUCache<string, number>(CACHE_LIMITS);
  /** Writers that could not be recorded: their reads need the end of the log too. */
  readonly #failedNotes = new LRUCache<string, number>(CACHE_LIMITS);
  readonly #identity: () => Promise<string>;

  constructor(pool: Pool, options: PositionOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#identity = askOnce(() => runOneStatement(pool, (run) => readIdentity(run)));
  }

  /**
   * Returns the demands for a caller's read, or those of no caller for null. Throws when the primary does not respond.
   */
  async findDemand(asker: Asker | null): Promise<ReplicaDemand> {
    const startedAt = this.#options.now();
    const identity = await this.#identity();
    const positionRow = await this.#query((db) => this.#readPosition(db, asker));
    const current = positionOf(positionRow.position);
    this.freshness.note(startedAt, current);
    const isRecent =
      positionRow.recent || (asker !== null && this.#isWithin(this.#failedNotes.get(asker.by), this.#options.recent));
    const after = asker?.after ?? FIRST_POSITION;
    // A position beyond the end of the log is from before a restore: it needs all of the log.
    return { identity, current, least: isRecent || after > current ? current : after };
  }

  /**
   * Records that an account wrote, at most once a second; returns the position where the log ends. Null when the primary
   * does not respond.
   */
  async noteWrite(by: string): Promise<string | null> {
    const startedAt = this.#options.now();
    try {
      if (this.#isWithin(this.#noted.get(by), NOTE_LIFETIME_MS))
        return positionOf(await this.#query(readCurrentPosition));
      const position = await runTransaction(this.#pool, 'write', (run) =>
        noteWriter({ ...createReader('postgres', run), write: writeOn('postgres', run) }, by),
      );
      this.#noted.set(by, startedAt);
      return positionOf(position);
    } catch {
      // The primary does not respond: reads of this account are sent to it, and fail there.
      this.#failedNotes.set(by, startedAt);
      return null;
    }
  }

  #readPosition(db: Reader, asker: Asker | null): Promise<{ readonly position: string; readonly recent: boolean }> {
    if (asker !== null) return readPositionFor(db, asker.by, this.#options.recent);
    return readCurrentPosition(db).then((position) => ({ position, recent: false }));
  }

  #isWithin(at: number | undefined, milliseconds: number): boolean {
    return at !== undefined && this.#options.now() - at < milliseconds;
  }

  #query<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return runOneStatement(this.#pool, (run) => work(createOnlyReader('postgres', run)));
  }
}

/** Returns the identity of the database of a connection. */
export async function readIdentity(run: StatementRunner): Promise<string> {
  const { rows } = await run({ text: IDENTITY_QUERY, values: [] });
  return (rows as { readonly identity: string }[])[0]?.identity ?? '';
}
