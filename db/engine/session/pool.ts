// A pool of connections, or of threads that have one: each is made when it is first needed, and ends when it is idle.
import { Pool as Resources, TimeoutError as TookTooLong } from 'tarn';
import { TimeoutError, type Connection, type Pool } from './connection.ts';
import type { PoolUse } from './database.ts';

const IDLE_TIMEOUT_MS = 30_000;

/** A connection that can be closed, and says when it must not be used again. */
export interface LentConnection extends Connection {
  readonly isUsable: boolean;
  close(): unknown;
}

/** A pool of at most so many, each made when it is first needed. `acquireTimeout` is in milliseconds. */
export function poolOf<Kind extends LentConnection>(
  create: () => Promise<Kind>,
  { connections, acquireTimeout }: { readonly connections: number; readonly acquireTimeout: number },
): Pool {
  let isClosed = false;
  const pool = new Resources<LentConnection>({
    create,
    destroy: (connection) => connection.close(),
    validate: ({ isUsable }) => isUsable,
    min: 0,
    max: connections,
    acquireTimeoutMillis: acquireTimeout,
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
      used: pool.numUsed(),
      free: pool.numFree(),
      waiting: pool.numPendingAcquires(),
    }),
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** How each pool is used at this moment, by its name. */
export function useOf(pools: Readonly<Record<string, Pool>>): readonly PoolUse[] {
  return Object.entries(pools).map(([name, pool]) => ({ pool: name, ...pool.use() }));
}
