// The pools of connections behind a database: which one reads, which one writes, and how they are closed.
import { assertUsable, finishRestore } from '../sqlite/file.ts';
import { lockFile } from '../sqlite/lock.ts';
import { lentTo } from './lent.ts';
import { useOf } from './pool.ts';
import type { PoolOptions, Pools } from './pooled.ts';
import { SECOND } from '../../../domain/values/time-units.ts';

const STATISTICS_PROCESSES = 2;
const LIST_PROCESSES = 2;
const SQLITE_READERS = 4;

/**
 * Opens the pools for `sqlite:<path>` or `postgres://...`; connections are opened on first use. Only the required
 * driver is loaded: pg alone takes 5 % of the time of a start.
 */
export async function openPools(url: string, options: PoolOptions): Promise<Pools> {
  if (url.startsWith('sqlite:')) return openSqlitePools(url.slice('sqlite:'.length), options);
  if (/^postgres(ql)?:\/\//.test(url)) return (await import('../postgres/pools.ts')).openPostgresPools(url, options);
  throw new Error('DATABASE_URL must be sqlite:<path> or postgres://...');
}

async function openSqlitePools(file: string, options: PoolOptions): Promise<Pools> {
  const { openSqlite } = await import('../sqlite/sqlite.ts');
  const { openWorkers } = await import('../sqlite/worker.ts');
  const { openKnexOnSqlite: knexOnSqlite } = await import('../sqlite/migrating.ts');
  const unlock = lockFile(file);

  try {
    finishRestore(file);
    assertUsable(file);
  } catch (error) {
    unlock();
    throw error;
  }

  const acquireTimeoutMs = options.acquireTimeoutMs ?? 10 * SECOND;
  const { isForTests } = options;
  const shared = { acquireTimeoutMs, busyTimeoutMs: options.lockPatience ?? 5 * SECOND };
  const writer = openSqlite(file, { ...shared, readOnly: false, isForTests, connections: 1, watch: options });
  const reader = openSqlite(file, {
    ...shared,
    readOnly: true,
    connections: SQLITE_READERS,
    watch: options,
  });
  const workers = { acquireTimeoutMs, statementTimeout: options.statisticsTimeout ?? 10 * SECOND, watch: options };
  const statistics = openWorkers(file, {
    ...workers,
    connections: STATISTICS_PROCESSES,
    tooLong: 'These statistics take too long: request a shorter period.',
  });

  const lists = openWorkers(file, {
    ...workers,
    connections: LIST_PROCESSES,
    tooLong: 'This list takes too long: narrow it by its filters.',
  });

  return {
    dialect: 'sqlite',
    reader,
    writer,
    beside: writer,
    statistics,
    lists,
    lendKnex: (work) => lentTo(work, `sqlite:${file}`, knexOnSqlite(file, shared)),
    use: () => useOf({ reader, writer, statistics, lists }),
    close: async () => {
      await Promise.all([statistics.close(), lists.close(), reader.close()]);
      // The last connection to close checkpoints the write-ahead log, which a read-only one cannot.
      await writer.close();
      unlock();
    },
  };
}
