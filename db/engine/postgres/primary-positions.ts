// The primary tells what a read on its replica needs: where its log ends, and who wrote a moment ago.
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

/** A note of somebody's write serves for so long, in milliseconds: more of them would be a queue. */
const NOTE_LIFETIME_MS = 1_000;
const CACHE_LIMITS = { max: 10_000 };

/** A database, wherever it is copied to. */
const IDENTITY_QUERY = `select (select system_identifier::text from pg_control_system())
  || ' ' || (select oid::text from pg_database where datname = current_database()) as identity`;

/** The demands on a read of a replica. */
export interface ReplicaDemand {
  /** The end of the primary's log. */
  readonly current: string;
  /** The position that the replica must have for this asker. */
  readonly least: string;
  readonly identity: string;
}

export interface PositionOptions {
  /** How long after a write its maker is told everything, in milliseconds: what is noted a second apart, and a replica's age. */
  readonly recent: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
}

export class PrimaryPositions {
  readonly freshness = new Freshness();
  readonly #pool: Pool;
  readonly #options: PositionOptions;
  /** When somebody was noted last by this process. */
  readonly #noted = new LRUCache<string, number>(CACHE_LIMITS);
  /** Those who could not be noted, or whose writes have an outcome that nobody knows. */
  readonly #unnoted = new LRUCache<string, number>(CACHE_LIMITS);
  readonly #identity: () => Promise<string>;

  constructor(pool: Pool, options: PositionOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#identity = askOnce(() => runOneStatement(pool, (run) => readIdentity(run)));
  }

  /** The demands of this asker, or of anybody for null. Throws when the primary does not answer. */
  async findDemand(asker: Asker | null): Promise<ReplicaDemand> {
    const begun = this.#options.now();
    const identity = await this.#identity();
    const found = await this.#ask((db) => this.#look(db, asker));
    const current = positionOf(found.position);
    this.freshness.note(begun, current);
    const isRecent =
      found.recent || (asker !== null && this.#within(this.#unnoted.get(asker.by), this.#options.recent));
    const after = asker?.after ?? FIRST_POSITION;
    // A position from beyond the end is of another time, such as before a restore: it asks for everything.
    return { identity, current, least: isRecent || after > current ? current : after };
  }

  /** docs/decisions/306-read-your-own-writes-on-a-replica.md */
  async noteWrite(by: string): Promise<string | null> {
    const begun = this.#options.now();
    try {
      if (this.#within(this.#noted.get(by), NOTE_LIFETIME_MS)) return positionOf(await this.#ask(readCurrentPosition));
      const found = await runTransaction(this.#pool, 'write', (run) =>
        noteWriter({ ...createReader('postgres', run), write: writeOn('postgres', run) }, by),
      );
      this.#noted.set(by, begun);
      return positionOf(found);
    } catch {
      // The primary does not answer: reads go there, and say so.
      this.#unnoted.set(by, begun);
      return null;
    }
  }

  #look(db: Reader, asker: Asker | null): Promise<{ readonly position: string; readonly recent: boolean }> {
    if (asker !== null) return readPositionFor(db, asker.by, this.#options.recent);
    return readCurrentPosition(db).then((position) => ({ position, recent: false }));
  }

  #within(at: number | undefined, milliseconds: number): boolean {
    return at !== undefined && this.#options.now() - at < milliseconds;
  }

  #ask<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return runOneStatement(this.#pool, (run) => work(createOnlyReader('postgres', run)));
  }
}

/** The identity of the database that answers. */
export async function readIdentity(run: StatementRunner): Promise<string> {
  const { rows } = await run({ text: IDENTITY_QUERY, values: [] });
  return (rows as { readonly identity: string }[])[0]?.identity ?? '';
}
