// The pools of connections behind a database: which one reads, which one writes, and what it takes to close them.
import type { Knex } from 'knex';
import type { PoolUse } from './database.ts';
import type { Dialect } from './reader.ts';
import type { EnqueuedListener } from './enqueued.ts';
import { assertUndamaged, finishRestore } from '../sqlite/file.ts';
import { lockFile } from '../sqlite/lock.ts';
import { unreachable, unusable } from './unusable.ts';
import type { Watch } from './watch.ts';

export interface Pools {
  readonly dialect: Dialect;
  readonly reader: Knex;
  readonly writer: Knex;
  readonly statistics: Knex;
  /**
   * Lends a pool of one connection to a migration: no strictness, no memory of the schema before. Throws UnusableDatabase
   * when there is no connection, or the operator has to mend what the migration met.
   */
  migrating<T>(work: (pool: Knex) => Promise<T>): Promise<T>;
  /** Hears what other processes enqueue, where there can be others; answers how to stop. `self` is the name of this one. */
  readonly listen?: (self: string, listener: EnqueuedListener) => () => Promise<void>;
  /** How the connections are used at this moment. */
  use(): readonly PoolUse[];
  close(): Promise<void>;
}

export interface PoolOptions extends Watch {
  /** How long to wait for a free connection, in milliseconds. */
  readonly acquireTimeout?: number | undefined;
  /** PostgreSQL: the most connections for requests. */
  readonly connections?: number | undefined;
  /** How long a write waits for what others have locked, in milliseconds. */
  readonly lockPatience?: number | undefined;
  /** How long a statement of the statistics may take, in milliseconds. */
  readonly statisticsTimeout?: number | undefined;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const STATISTICS_CONNECTIONS = 2;
const SQLITE_READERS = 4;
// A migration takes the time it takes, and so does waiting for that of another server.
const MIGRATING = { connections: 1, statementTimeout: 0, lockTimeout: 0, watch: {} };

/**
 * Opens the pools for `sqlite:<path>` or `postgres://...`; connections are made when first needed. Only the driver that is
 * used is loaded: pg alone takes a twentieth of the time of a start.
 */
export async function openPools(url: string, options: PoolOptions): Promise<Pools> {
  if (url.startsWith('sqlite:')) return sqlitePools(url.slice('sqlite:'.length), options);
  if (/^postgres(ql)?:\/\//.test(url)) return postgresPools(url, options);
  throw new Error('DATABASE_URL must be sqlite:<path> or postgres://...');
}

async function sqlitePools(file: string, options: PoolOptions): Promise<Pools> {
  const { openSqlite } = await import('../sqlite/sqlite.ts');
  const { openWorkers } = await import('../sqlite/worker.ts');
  const unlock = lockFile(file);
  try {
    finishRestore(file);
    assertUndamaged(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const acquireTimeout = options.acquireTimeout ?? 10 * SECOND;
  const shared = { acquireTimeout, busyPatience: options.lockPatience ?? 5 * SECOND };
  const writing = { ...shared, readOnly: false, connections: 1 };
  const writer = openSqlite(file, { ...writing, watch: options });
  const reader = openSqlite(file, {
    ...shared,
    readOnly: true,
    connections: SQLITE_READERS,
    watch: options,
  });
  const statistics = openWorkers(file, {
    acquireTimeout,
    connections: STATISTICS_CONNECTIONS,
    statementTimeout: options.statisticsTimeout ?? 10 * SECOND,
    watch: options,
  });
  return {
    dialect: 'sqlite',
    reader,
    writer,
    statistics,
    migrating: (work) =>
      lent(`sqlite:${file}`, openSqlite(file, { ...writing, busyPatience: MINUTE, watch: {} }), work),
    use: () => useOf({ reader, writer, statistics }),
    close: async () => {
      await Promise.all([statistics.destroy(), reader.destroy()]);
      // The last connection to close puts the write-ahead log into the file; a reader could not.
      await writer.destroy();
      unlock();
    },
  };
}

async function postgresPools(url: string, options: PoolOptions): Promise<Pools> {
  const { openPostgres } = await import('../postgres/postgres.ts');
  const { listenForJobs } = await import('../postgres/notices.ts');
  const acquireTimeout = options.acquireTimeout ?? 10 * SECOND;
  const requests = {
    acquireTimeout,
    connections: options.connections ?? 10,
    statementTimeout: 30 * SECOND,
    lockTimeout: options.lockPatience ?? 5 * SECOND,
    watch: options,
  };
  const pool = openPostgres(url, requests);
  const statistics = openPostgres(url, {
    ...requests,
    connections: STATISTICS_CONNECTIONS,
    statementTimeout: options.statisticsTimeout ?? 10 * SECOND,
  });
  return {
    dialect: 'postgres',
    reader: pool,
    writer: pool,
    statistics,
    migrating: (work) => lent(url, openPostgres(url, { ...requests, ...MIGRATING }), work),
    listen: (self, listener) => listenForJobs(url, self, listener),
    use: () => useOf({ requests: pool, statistics }),
    close: async () => {
      await Promise.all([statistics.destroy(), pool.destroy()]);
    },
  };
}

async function lent<T>(url: string, pool: Knex, work: (pool: Knex) => Promise<T>): Promise<T> {
  try {
    await pool.raw('select 1').catch((error: unknown) => {
      throw unreachable(url, error);
    });
    return await work(pool);
  } catch (error) {
    throw unusable(url, error);
  } finally {
    await pool.destroy();
  }
}

/** What Knex keeps its connections in: Tarn. */
interface Tarn {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

function useOf(pools: Readonly<Record<string, Knex>>): readonly PoolUse[] {
  return Object.entries(pools).flatMap(([name, knex]) => {
    // A pool that was closed has none.
    const { pool } = knex.client as { readonly pool?: Tarn };
    if (pool === undefined) return [];
    return [
      { pool: name, most: pool.max, used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() },
    ];
  });
}
