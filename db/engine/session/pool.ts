// A pool of connections, or of processes with one: each is opened on first use, and closed when it is idle.
import { Pool as Resources, TimeoutError as TookTooLong } from 'tarn';
import { TimeoutError, type Connection, type Pool } from './connection.ts';
import type { PoolUse } from './database.ts';

const IDLE_TIMEOUT_MS = 30_000;

/** A connection that can be closed, and that knows whether it may be used again. */
export interface LentConnection extends Connection {
  readonly isUsable: boolean;
  close(): unknown;
}

/** Returns a pool of at most `connections`, each opened on first use. */
export function poolOf<Kind extends LentConnection>(
  create: () => Promise<Kind>,
  { connections, acquireTimeoutMs }: { readonly connections: number; readonly acquireTimeoutMs: number },
): Pool {
  let isClosed = false;
  const pool = new Resources<LentConnection>({
    create,
    destroy: (connection) => connection.close(),
    validate: ({ isUsable }) => isUsable,
    min: 0,
    max: connections,
    acquireTimeoutMillis: acquireTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    propagateCreateError: true,
  });

  return {
    async connect() {
      if (isClosed) throw new Error('The database was closed.');
      try {
        return await pool.acquire().promise;
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error;
        throw new TimeoutError('No connection to the database came free in time.', { cause: error });
      }
    },
    release: (connection) => void pool.release(connection as LentConnection),
    use: () => ({
      most: connections,
      inUse: pool.numUsed(),
      free: pool.numFree(),
      waiting: pool.numPendingAcquires(),
    }),
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** Returns the current use of each pool, by its name. */
export function useOf(pools: Readonly<Record<string, Pool>>): readonly PoolUse[] {
  return Object.entries(pools).map(([name, pool]) => ({ pool: name, ...pool.use() }));
}
