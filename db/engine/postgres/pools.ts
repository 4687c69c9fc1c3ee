// The pools of connections to PostgreSQL, directly or behind a pooler.
import type { Pools, PoolOptions } from '../session/pooled.ts';
import { lentTo } from '../session/lent.ts';
import { useOf } from '../session/pool.ts';
import { unreachable } from '../session/unusable.ts';
import { lastingOf, type Lasting } from './lasting.ts';
import { knexOnPostgres } from './migrating.ts';
import { askForJobs, listenForJobs } from './notices.ts';
import { openPostgres } from './postgres.ts';
import { poolingOf } from './pooling.ts';

const SECOND = 1000;
const STATISTICS_CONNECTIONS = 2;

/** Opens them; the first connection finds out what lasts there. */
export function postgresPools(url: string, options: PoolOptions): Pools {
  const acquireTimeout = options.acquireTimeout ?? 10 * SECOND;
  const { directUrl = null, statementNames: names = true } = options;
  const patience = { acquireTimeout, statementTimeout: 30 * SECOND, lockTimeout: options.lockPatience ?? 5 * SECOND };
  const lasting = untilKnown(() => lastingOf(url, patience, { names }));
  const requests = { ...patience, connections: options.connections ?? 10, watch: options, lasting };
  const pool = openPostgres(url, requests);
  const beside = openPostgres(url, { ...requests, connections: 1 });
  const statistics = openPostgres(url, {
    ...requests,
    connections: STATISTICS_CONNECTIONS,
    statementTimeout: options.statisticsTimeout ?? 10 * SECOND,
  });
  const direct = directUrl ?? url;
  return {
    dialect: 'postgres',
    reader: pool,
    writer: pool,
    lists: pool,
    beside,
    statistics,
    async migrating(work) {
      await lasting().catch((error: unknown) => {
        throw unreachable(url, error);
      });
      return lentTo(work, direct, knexOnPostgres(direct, patience));
    },
    listen(self, listener) {
      const canBeTold = async (): Promise<boolean> => directUrl !== null || (await lasting()).session;
      const stop = canBeTold()
        .catch(() => true)
        .then((told) => (told ? listenForJobs(direct, self, listener) : askForJobs(listener)));
      return async () => {
        await (
          await stop
        )();
      };
    },
    pooling: async () => poolingOf(await lasting(), { isTold: directUrl !== null }),
    use: () => useOf({ requests: pool, statistics, leases: beside }),
    close: async () => {
      await Promise.all([statistics.close(), beside.close(), pool.close()]);
    },
  };
}

/** Asks once, and again only after a failure. */
function untilKnown(ask: () => Promise<Lasting>): () => Promise<Lasting> {
  let known: Promise<Lasting> | undefined;
  return () =>
    (known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
}
