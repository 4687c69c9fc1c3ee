// The way to the database: transactions that read, transactions that write, and the pools they run on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { byTable, Changes, type EventObject, type ObjectsByTable } from './changes.ts';
import type { Zone } from '../domain/calendar.ts';
import type { Dialect } from './dialect.ts';
import { CHANNEL, Enqueued, Listeners, type EnqueuedListener } from './enqueued.ts';
import { isOutdated, isRetryable, translated } from './errors.ts';
import { migrate } from './migrate.ts';
import { migrations as ours, type Migration } from './migrations/index.ts';
import { objects as announced } from './objects.ts';
import { openPools, type PoolOptions, type Pools } from './pools.ts';
import { transaction } from './session.ts';

/** A transaction that reads: everything it sees is of one moment. Raw writes through it fail on both databases. */
export interface Reader {
  readonly knex: Knex.Transaction;
  readonly dialect: Dialect;
  /** The versions of roots that were read, by table and id: they stay what they are while it lasts. */
  readonly versions?: Map<string, number>;
}

/** A transaction that writes; what it changed is noted in `changes`. A Reader is not a Writer: that does not compile. */
export interface Writer extends Reader {
  readonly changes: Changes;
  /** What it asked of the job queue, by db/jobs.ts. */
  readonly enqueued: Enqueued;
  /** The zone of the installation: db/table.ts stores local dates beside moments. */
  readonly zone: Zone;
}

export interface Database {
  readonly dialect: Dialect;
  /** Runs `work` in a transaction that only reads. */
  read<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction and commits. `work` runs again, up to three times, after a conflict that the database
   * resolved by undoing it: it keeps no state of its own. Throws Problem for violations that db/errors.ts knows, and
   * ERR_UNAVAILABLE when the database is busy or gone; when it went during the commit, nobody knows the outcome.
   */
  write<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction that only reads, where long queries hold up nobody; a statement may take 10 s. */
  statistics<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` when a commit put jobs in the queue, in this process or, on PostgreSQL, in another one: with their
   * lanes, or with null when any may have come unheard. Answers how to stop.
   */
  onEnqueued(listener: EnqueuedListener): () => Promise<void>;
  /** Brings the schema up to date; refuses a database that a newer version made. */
  migrate(): Promise<void>;
  /** Whether the database answers. */
  alive(): Promise<boolean>;
  /** Waits for transactions under way and closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  /** The zone of the installation, in which moments have their dates. */
  readonly zone: Zone;
  readonly migrations?: readonly Migration[] | undefined;
  readonly objects?: Readonly<Record<string, EventObject>> | undefined;
}

const TRIES = 3;

/**
 * Opens `sqlite:<path>` or `postgres://...`. Throws when another server has the SQLite file open: two would not see each
 * other's changes in time.
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<Database> {
  return new PooledDatabase(await openPools(url, options), options);
}

class PooledDatabase implements Database {
  readonly dialect: Dialect;
  readonly #pools: Pools;
  readonly #objects: ObjectsByTable;
  readonly #migrations: readonly Migration[];
  readonly #zone: Zone;
  readonly #writing: AsyncLocalStorage<true> | undefined;
  readonly #listeners = new Listeners();
  readonly #name = randomUUID();

  constructor(pools: Pools, options: DatabaseOptions) {
    this.dialect = pools.dialect;
    this.#pools = pools;
    this.#objects = byTable(options.objects ?? announced);
    this.#migrations = options.migrations ?? ours;
    this.#zone = options.zone;
    this.#writing = options.strict === true ? new AsyncLocalStorage() : undefined;
  }

  read<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return this.#reading(this.#pools.reader, work);
  }

  statistics<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return this.#reading(this.#pools.statistics, work);
  }

  async write<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    this.#refuseInsideWrite();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#once(work);
      } catch (error) {
        if (attempt === TRIES || !isRetryable(error)) throw translated(error);
      }
    }
  }

  onEnqueued(listener: EnqueuedListener): () => Promise<void> {
    const deaf = this.#listeners.add(listener);
    const stop = this.#pools.listen?.(this.#name, listener);
    return async () => {
      deaf();
      await stop?.();
    };
  }

  migrate(): Promise<void> {
    return this.#pools.migrating((pool) => migrate(pool, this.dialect, this.#migrations, this.#zone));
  }

  alive(): Promise<boolean> {
    const asked = this.read(async ({ knex }): Promise<unknown> => knex.raw('select 1'));
    return asked.then(
      () => true,
      () => false,
    );
  }

  close(): Promise<void> {
    return this.#pools.close();
  }

  async #once<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    const enqueued = new Enqueued();
    const done = await transaction(this.#pools.writer, 'write', async (knex) => {
      const base = { knex, dialect: this.dialect, zone: this.#zone };
      const db: Writer = { ...base, changes: new Changes(this.#objects), enqueued };
      const done = await (this.#writing === undefined ? work(db) : this.#writing.run(true, () => work(db)));
      await this.#announce(db);
      return done;
    });
    if (enqueued.lanes.length > 0) this.#listeners.tell(enqueued.lanes);
    return done;
  }

  // PostgreSQL passes it on when the transaction commits.
  async #announce({ knex, dialect, enqueued }: Writer): Promise<void> {
    const { lanes } = enqueued;
    if (dialect !== 'postgres' || lanes.length === 0) return;
    await knex.raw('select pg_notify(?, ?)', [CHANNEL, `${this.#name} ${lanes.join()}`]);
  }

  async #reading<T>(pool: Knex, work: (db: Reader) => Promise<T>): Promise<T> {
    this.#refuseInsideWrite();
    for (let attempt = 1; ; attempt++) {
      try {
        return await transaction(pool, 'read', (knex) => work({ knex, dialect: this.dialect, versions: new Map() }));
      } catch (error) {
        if (attempt === TRIES || !isOutdated(error)) throw translated(error);
      }
    }
  }

  // Such a read would not see what the transaction wrote, and two connections of one request can wait for each other.
  #refuseInsideWrite(): void {
    if (this.#writing?.getStore() === true) throw new Error('A second transaction was opened inside one that writes.');
  }
}
