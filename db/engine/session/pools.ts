// The pools of connections behind a database: which one reads, which one writes, and what it takes to close them.
import type { Knex } from 'knex';
import type { Pool } from './connection.ts';
import type { PoolUse } from './database.ts';
import type { Dialect } from './reader.ts';
import type { EnqueuedListener } from './enqueued.ts';
import { assertUndamaged, finishRestore } from '../sqlite/file.ts';
import { lockFile } from '../sqlite/lock.ts';
import { unreachable, unusable } from './unusable.ts';
import type { Watch } from './watch.ts';

export interface Pools {
  readonly dialect: Dialect;
  readonly reader: Pool;
  readonly writer: Pool;
  readonly statistics: Pool;
  /** Reads lists that are long: on SQLite in threads, so that they hold up nobody. */
  readonly lists: Pool;
  /**
   * Lends Knex on one connection of its own to a migration: no strictness, no memory of the schema before. Throws
   * UnusableDatabase when there is no connection, or the operator has to mend what the migration met.
   */
  migrating<T>(work: (knex: Knex) => Promise<T>): Promise<T>;
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
const STATISTICS_CONNECTIONS = 2;
const LIST_THREADS = 2;
const SQLITE_READERS = 4;

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
  const { knexOnSqlite } = await import('../sqlite/migrating.ts');
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
  const writer = openSqlite(file, { ...shared, readOnly: false, connections: 1, watch: options });
  const reader = openSqlite(file, {
    ...shared,
    readOnly: true,
    connections: SQLITE_READERS,
    watch: options,
  });
  const threads = { acquireTimeout, statementTimeout: options.statisticsTimeout ?? 10 * SECOND, watch: options };
  const statistics = openWorkers(file, {
    ...threads,
    connections: STATISTICS_CONNECTIONS,
    tooLong: 'These statistics take too long: request a shorter period.',
  });
  const lists = openWorkers(file, {
    ...threads,
    connections: LIST_THREADS,
    tooLong: 'This list takes too long: narrow it by its filters.',
  });
  return {
    dialect: 'sqlite',
    reader,
    writer,
    statistics,
    lists,
    migrating: (work) => lent(`sqlite:${file}`, knexOnSqlite(file, shared), work),
    use: () => useOf({ reader, writer, statistics, lists }),
    close: async () => {
      await Promise.all([statistics.close(), lists.close(), reader.close()]);
      // The last connection to close puts the write-ahead log into the file; a reader could not.
      await writer.close();
      unlock();
    },
  };
}

async function postgresPools(url: string, options: PoolOptions): Promise<Pools> {
  const { openPostgres } = await import('../postgres/postgres.ts');
  const { knexOnPostgres } = await import('../postgres/migrating.ts');
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
    lists: pool,
    statistics,
    migrating: (work) => lent(url, knexOnPostgres(url, requests), work),
    listen: (self, listener) => listenForJobs(url, self, listener),
    use: () => useOf({ requests: pool, statistics }),
    close: async () => {
      await Promise.all([statistics.close(), pool.close()]);
    },
  };
}

async function lent<T>(url: string, knex: Knex, work: (knex: Knex) => Promise<T>): Promise<T> {
  try {
    await knex.raw('select 1').catch((error: unknown) => {
      throw unreachable(url, error);
    });
    return await work(knex);
  } catch (error) {
    throw unusable(url, error);
  } finally {
    await knex.destroy();
  }
}

function useOf(pools: Readonly<Record<string, Pool>>): readonly PoolUse[] {
  return Object.entries(pools).map(([name, pool]) => ({ pool: name, ...pool.use() }));
}
