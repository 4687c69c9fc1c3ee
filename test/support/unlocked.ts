// The failing twin of a race: a database whose writes have no transaction, so that no lock outlives its statement.
import { groupByTable, Changes } from '../../db/engine/changes/changes.ts';
import { machineChance } from '../../db/engine/chance.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { EnqueuedJobs } from '../../db/engine/session/enqueued.ts';
import { translateError } from '../../db/engine/session/errors.ts';
import { objects } from '../../db/objects.ts';
import { openPools } from '../../db/engine/session/pools.ts';
import type { StatementRunner } from '../../db/engine/session/connection.ts';
import { createReader, writeOn } from '../../db/engine/session/session.ts';
import { runTransaction } from '../../db/engine/session/transaction.ts';
import { ZONE } from './clock.ts';
import { scaleWait } from './patience.ts';

/** Opens `url` so that `write` has no transaction: whatever a statement locks is free again when it ends. */
export async function openUnlocked(url: string, onQuery?: (sql: string) => void): Promise<Database> {
  const pools = await openPools(url, { onQuery, interleave: true, acquireTimeoutMs: scaleWait(20_000) });
  const { dialect } = pools;
  const read: Database['read'] = (work) =>
    runTransaction(pools.reader, 'read', (run) => work(createReader(dialect, run)));

  // Each statement on a connection of its own.
  const runAlone: StatementRunner = async (statement) => {
    const connection = await pools.writer.connect();
    try {
      return await connection.run(statement);
    } finally {
      pools.writer.release(connection);
    }
  };

  return {
    dialect,
    replica: null,
    chance: machineChance,
    read,
    readSingle: read,
    readLists: read,
    readStatistics: read,
    writeBeside: () => Promise.reject(new Error('The twin keeps no leases.')),
    async write(work) {
      try {
        const changes = new Changes(groupByTable(objects));
        return await work({
          ...createReader(dialect, runAlone),
          write: writeOn(dialect, runAlone),
          changes,
          enqueued: new EnqueuedJobs(),
          chance: machineChance,
          zone: ZONE,
        });
      } catch (error) {
        throw translateError(error);
      }
    },
    countConnections: () => pools.use(),
    onEnqueued: () => () => Promise.resolve(),
    migrate: () => Promise.reject(new Error('The twin is opened on a migrated database.')),
    describePooling: () => Promise.resolve(null),
    isAlive: () => Promise.resolve(true),
    isFull: () => false,
    close: () => pools.close(),
  };
}
