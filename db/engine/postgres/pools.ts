// The pools of connections to PostgreSQL, directly or behind a pooler.
import type { Pools, PoolOptions } from '../session/pooled.ts';
import { lentTo } from '../session/lent.ts';
import { useOf } from '../session/pool.ts';
import { toUnreachableError } from '../session/unusable.ts';
import { lastingOf, askOnce } from './session-probe.ts';
import { openKnexOnPostgres } from './migrating.ts';
import { askForJobs, listenForJobs } from './notifications.ts';
import { openPostgres } from './postgres.ts';
import { poolingOf } from './pooling.ts';
import { openReplica } from './replica-pools.ts';
import { SECOND } from '../../../domain/values/time-units.ts';

const STATISTICS_CONNECTIONS = 2;

/** Opens the pools; the first connection probes what a session preserves. */
export function openPostgresPools(url: string, options: PoolOptions): Pools {
  const acquireTimeoutMs = options.acquireTimeoutMs ?? 10 * SECOND;
  const { directUrl = null, isForTests, statementNames: names = true } = options;
  const { responseGraceMs, statementTimeout = 30 * SECOND, lockPatience: lockTimeout = 5 * SECOND } = options;
  const timeouts = { acquireTimeoutMs, statementTimeout, lockTimeout, isForTests };
  const lasting = askOnce(() => lastingOf(url, timeouts, { names }));
  const requests = {
    ...timeouts,
    responseGraceMs,
    connections: options.connections ?? 10,
    watch: options,
    findLasting: lasting,
  };
  const pool = openPostgres(url, requests);
  const beside = openPostgres(url, { ...requests, connections: 1 });
  const long = {
    ...requests,
    connections: STATISTICS_CONNECTIONS,
    statementTimeout: options.statisticsTimeout ?? 10 * SECOND,
  };
  const statistics = openPostgres(url, long);
  const direct = directUrl ?? url;
  const there =
    options.replica === undefined ? null : openReplica(options.replica, url, { requests, statistics: long, names });

  return {
    dialect: 'postgres',
    reader: pool,
    writer: pool,
    lists: pool,
    beside,
    statistics,
    ...(there !== null && { replica: there.replica }),
    async lendKnex(work) {
      await lasting().catch((error: unknown) => {
        throw toUnreachableError(url, error);
      });
      return lentTo(work, direct, openKnexOnPostgres(direct, timeouts));
    },
    listen(self, listener) {
      const canBeTold = async (): Promise<boolean> => directUrl !== null || (await lasting()).session;
      const stop = canBeTold()
        // While the database does not respond, listening is attempted, and retried.
        .catch(() => true)
        .then((canListen) =>
          canListen ? listenForJobs(direct, self, listener, options.onUnheard) : askForJobs(listener),
        );
      return async () => {
        await (
          await stop
        )();
      };
    },
    describePooling: async () => poolingOf(await lasting(), { isTold: directUrl !== null }),
    use: () => [...useOf({ requests: pool, statistics, leases: beside }), ...(there?.use() ?? [])],
    close: async () => {
      await Promise.all([statistics.close(), beside.close(), pool.close(), there?.close()]);
    },
  };
}
