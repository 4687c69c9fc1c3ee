// The pools of connections to a replica of PostgreSQL, and those to the primary that it takes.
import { useOf } from '../session/pool.ts';
import type { PoolUse } from '../session/database.ts';
import type { ReplicaOptions } from '../session/pooled.ts';
import type { Replica } from '../session/replica.ts';
import { lastingOf, askOnce } from './session-probe.ts';
import { openPostgres, type PostgresPoolOptions } from './postgres.ts';
import { PrimaryPositions } from './primary-positions.ts';
import { PostgresReplica } from './replica.ts';
import { SECOND } from '../../../domain/values/time-units.ts';

/** It asks the primary short questions. */
const POSITION_CONNECTIONS = 2;
/** A note is renewed after a second, and a replica is two seconds old at most: that, and as much again. */
const RECENT_MS = 6 * SECOND;

export interface ReplicaPools {
  readonly replica: Replica;
  use(): readonly PoolUse[];
  close(): Promise<void>;
}

/** Opens a replica of the database at `url`; `statistics` are the options of its pool for long queries. */
export function openReplica(
  { url: there, patience = SECOND, recent = RECENT_MS, now = () => performance.now() }: ReplicaOptions,
  url: string,
  { requests, statistics, names }: { requests: PostgresPoolOptions; statistics: PostgresPoolOptions; names: boolean },
): ReplicaPools {
  // Nobody waits long for it: the primary is there.
  const its = {
    acquireTimeout: patience,
    findLasting: askOnce(() => lastingOf(there, { ...requests, acquireTimeout: patience }, { names })),
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
      patience,
      now,
    }),
    use: () => useOf(pools),
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}
