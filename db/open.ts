// Opens a database, and runs transactions on its pools of connections.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Zone } from '../domain/values/calendar.ts';
import { machineChance, type Chance } from './engine/chance.ts';
import { groupByTable, Changes, type EventObject, type ObjectsByTable } from './engine/changes/changes.ts';
import type { Database, PoolerReport, PoolUse, Writer } from './engine/session/database.ts';
import type { BoundStatement, Reader, Dialect } from './engine/session/reader.ts';
import { CHANNEL, EnqueuedJobs, Listeners, type EnqueuedListener } from './engine/session/enqueued.ts';
import { isFull, isOutdated, isRetryable, translateError } from './engine/session/errors.ts';
import { migrate, type Migration } from './engine/migrate.ts';
import { migrations as ours } from './migrations/index.ts';
import { objects as announced } from './objects.ts';
import type { PoolOptions, Pools } from './engine/session/pooled.ts';
import { openPools } from './engine/session/pools.ts';
import type { Pool, StatementRunner, DriverStatement } from './engine/session/connection.ts';
import { runOneStatement, SecondStatement } from './engine/session/one-statement.ts';
import { createOnlyReader, createReader, writeOn } from './engine/session/session.ts';
import { runTransaction } from './engine/session/transaction.ts';
import { TableCache } from './engine/session/table-cache.ts';
import { countOf, CachedTotals } from './engine/totals.ts';
import { runWhileAwaited } from './engine/session/abandoned-reads.ts';
import { MINUTE } from '../domain/values/time-units.ts';

export interface DatabaseOptions extends PoolOptions {
  /** The zone of the installation, for the local dates of moments. */
  readonly zone: Zone;
  /** The source of random values; default that of the machine. */
  readonly chance?: Chance | undefined;
  readonly migrations?: readonly Migration[] | undefined;
  readonly objects?: Readonly<Record<string, EventObject>> | undefined;
  /** Whether it is opened by the restore of a backup, during which all other access is refused. */
  readonly restoring?: boolean | undefined;
}

const MAX_ATTEMPTS = 3;
/** The time-out of a check whether the database responds, in milliseconds. */
const ALIVE_TIMEOUT_MS = 5_000;

/**
 * Opens `sqlite:<path>` or `postgres://...`. Throws when another server has the SQLite file open: two servers would not
 * notify each other of changes.
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<Database> {
  return new PooledDatabase(await openPools(url, options), options);
}

const readTransaction = <T>(pool: Pool, work: (run: StatementRunner) => Promise<T>): Promise<T> =>
  runTransaction(pool, 'read', work);

class PooledDatabase implements Database {
  readonly dialect: Dialect;
  readonly replica: Database['replica'];
  readonly chance: Chance;
  readonly #pools: Pools;
  readonly #objects: ObjectsByTable;
  readonly #migrations: readonly Migration[];
  readonly #zone: Zone;
  readonly #restoring: boolean | undefined;
  readonly #writing: AsyncLocalStorage<true> | undefined;
  readonly #listeners = new Listeners();
  readonly #totals = new CachedTotals();
  readonly #tableCache = new TableCache();
  readonly #name = randomUUID();
  /**
   * When a write last failed because the disk was full or failing, and when one last succeeded, in milliseconds of the
   * process.
   */
  #fullAt = -Infinity;
  #writtenAt = 0;

  constructor(pools: Pools, options: DatabaseOptions) {
    this.dialect = pools.dialect;
    this.replica = pools.replica ?? null;
    this.chance = options.chance ?? machineChance;
    this.#pools = pools;
    this.#objects = groupByTable(options.objects ?? announced);
    this.#migrations = options.migrations ?? ours;
    this.#zone = options.zone;
    this.#restoring = options.restoring;
    this.#writing = options.strict === true ? new AsyncLocalStorage() : undefined;
  }

  read<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    return this.#reading(this.#pools.reader, work);
  }

  readStatistics<T>(work: (db: Reader) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#reading(this.#pools.statistics, work, (pool, within) => runWhileAwaited(pool, within, signal));
  }

  readLists<T>(work: (db: Reader) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#reading(this.#pools.lists, work, (pool, within) => runWhileAwaited(pool, within, signal));
  }

  async readSingle<T>(work: (db: Reader) => Promise<T>): Promise<T> {
    try {
      return await this.#reading(this.#pools.reader, work, runOneStatement);
    } catch (error) {
      // In tests a second statement is an error: the work was marked as needing one.
      if (!(error instanceof SecondStatement) || this.#writing !== undefined) throw error;
      return this.read(work);
    }
  }

  write<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.#writeOn(this.#pools.writer, work);
  }

  writeBeside<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    return this.#writeOn(this.#pools.beside, work);
  }

  onEnqueued(listener: EnqueuedListener): () => Promise<void> {
    const stopNotifying = this.#listeners.add(listener);
    const stopListening = this.#pools.listen?.(this.#name, listener);
    return async () => {
      stopNotifying();
      await stopListening?.();
    };
  }

  migrate(): Promise<void> {
    const restoring = this.#restoring;
    return this.#pools.lendKnex((knex) => migrate(knex, this.dialect, this.#migrations, { restoring }));
  }

  countConnections(): readonly PoolUse[] {
    return this.#pools.use();
  }

  describePooling(): Promise<PoolerReport | null> {
    return this.#pools.describePooling?.() ?? Promise.resolve(null);
  }

  isAlive(): Promise<boolean> {
    const ping = this.read((db) => db.query('select 1'));
    const outcome = ping.then(
      () => true,
      () => false,
    );
    return Promise.race([outcome, pause(ALIVE_TIMEOUT_MS, false, { ref: false })]);
  }

  // A write that needs no new page can succeed on a full disk: one success does not prove free space.
  isFull(): boolean {
    return this.#fullAt > this.#writtenAt || performance.now() - this.#fullAt < MINUTE;
  }

  close(): Promise<void> {
    return this.#pools.close();
  }

  async #writeOn<T>(pool: Pool, work: (db: Writer) => Promise<T>): Promise<T> {
    this.#refuseInsideWrite();
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.#once(pool, work);
        this.#writtenAt = performance.now();
        return result;
      } catch (error) {
        if (isFull(error)) this.#fullAt = performance.now();
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw translateError(error);
      }
    }
  }

  async #once<T>(pool: Pool, work: (db: Writer) => Promise<T>): Promise<T> {
    const enqueued = new EnqueuedJobs();

    const runWriter = (run: StatementRunner): Promise<T> => {
      const db: Writer = {
        tableCache: this.#tableCache,
        write: writeOn(this.dialect, run),
        changes: new Changes(this.#objects),
        enqueued,
        zone: this.#zone,
        chance: this.chance,
        ...createReader(this.dialect, run),
      };
      return this.#writing === undefined ? work(db) : this.#writing.run(true, () => work(db));
    };

    const result = await runTransaction(pool, 'write', runWriter, () => this.#announcement(enqueued));
    if (enqueued.lanes.length > 0) this.#listeners.notify(enqueued.lanes);
    return result;
  }

  // PostgreSQL sends the notification when the transaction commits.
  #announcement({ lanes }: EnqueuedJobs): DriverStatement | undefined {
    if (this.dialect !== 'postgres' || lanes.length === 0) return undefined;
    return { text: 'select pg_notify($1, $2)', values: [CHANNEL, `${this.#name} ${lanes.join()}`] };
  }

  async #reading<T>(
    pool: Pool,
    work: (db: Reader) => Promise<T>,
    within: (pool: Pool, work: (run: StatementRunner) => Promise<T>) => Promise<T> = readTransaction,
  ): Promise<T> {
    this.#refuseInsideWrite();
    for (let attempt = 1; ; attempt++) {
      try {
        return await within(pool, (run) => work(this.#readerOn(pool, run)));
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isOutdated(error)) throw translateError(error);
      }
    }
  }

  // A long count runs on the pool of lists, unless the caller already has a connection of that pool.
  #readerOn(pool: Pool, run: StatementRunner): Reader {
    const here = createOnlyReader(this.dialect, run);
    const countRows = (question: BoundStatement): Promise<number> =>
      pool === this.#pools.lists ? countOf(here, question) : this.readLists((db) => countOf(db, question));
    return {
      tableCache: this.#tableCache,
      total: (question) => this.#totals.findTotal(question, () => countRows(question)),
      ...here,
    };
  }

  // Such a read would not see the writes of the transaction, and two connections of one request can deadlock.
  #refuseInsideWrite(): void {
    if (this.#writing?.getStore() === true) throw new Error('A second transaction was opened inside one that writes.');
  }
}
