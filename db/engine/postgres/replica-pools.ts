// The pools of connections to a replica of PostgreSQL, and the pool to the primary that it needs.
import { useOf } from '../session/pool.ts';
import type { PoolUse } from '../session/database.ts';
import type { ReplicaOptions } from '../session/pooled.ts';
import type { Replica } from '../session/replica.ts';
import { lastingOf, askOnce } from './session-probe.ts';
import { openPostgres, type PostgresPoolOptions } from './postgres.ts';
import { PrimaryPositions } from './primary-positions.ts';
import { PostgresReplica } from './replica.ts';
import { SECOND } from '../../../domain/values/time-units.ts';

/** The connections to the primary, for short queries of positions. */
const POSITION_CONNECTIONS = 2;
/** A record of a writer is renewed after one second, and a replica lags at most two seconds: twice their sum. */
const RECENT_MS = 6 * SECOND;

export interface ReplicaPools {
  readonly replica: Replica;
  use(): readonly PoolUse[];
  close(): Promise<void>;
}

/** Opens a replica of the database at `url`; `statistics` are the options of its pool for long queries. */
export function openReplica(
  { url: there, positionTimeoutMs = SECOND, recent = RECENT_MS, now = () => performance.now() }: ReplicaOptions,
  url: string,
  { requests, statistics, names }: { requests: PostgresPoolOptions; statistics: PostgresPoolOptions; names: boolean },
): ReplicaPools {
  // A short time-out, since the primary can serve the read.
  const its = {
    acquireTimeoutMs: positionTimeoutMs,
    findLasting: askOnce(() => lastingOf(there, { ...requests, acquireTimeoutMs: positionTimeoutMs }, { names })),
  };
  const pools = {
    positions: openPostgres(url, { ...requests, connections: POSITION_CONNECTIONS }),
    replica: openPostgres(there, { ...requests, ...its }),
    replica_statistics: openPostgres(there, { ...statistics, ...its }),
  };
  const positions = new PrimaryPositions(pools.positions, { recent, now });

  return {
    replica: new PostgresReplica({
      positions,
      lists: pools.replica,
      statistics: pools.replica_statistics,
      positionTimeoutMs: positionTimeoutMs,
      now,
    }),
    use: () => useOf(pools),
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}
