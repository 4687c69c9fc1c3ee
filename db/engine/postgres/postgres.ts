// PostgreSQL: a pool of connections, which are made anew when they broke or their plans are outdated.
import pg from 'pg';
import { TimeoutError, type Connection, type Pool } from '../session/connection.ts';
import type { Watch } from '../session/watch.ts';
import { PostgresConnection } from './connection.ts';
import { settingsOf, type Patience } from './settings.ts';

const IDLE = 30_000;

/** What the pool and the driver say when a connection did not come in time. */
const TOOK_TOO_LONG = /timeout exceeded when trying to connect|due to connection timeout|timeout expired/;

/** A pool on the database. */
export function openPostgres(
  url: string,
  options: Patience & { readonly connections: number; readonly watch: Watch },
): Pool {
  const pool = new pg.Pool({
    ...settingsOf(url, options),
    // Statements are sent as they come; PostgreSQL answers them in their order.
    pipeline: true,
    max: options.connections,
    idleTimeoutMillis: IDLE,
  });
  return new PostgresPool(pool, options);
}

class PostgresPool implements Pool {
  readonly #pool: pg.Pool;
  readonly #most: number;
  readonly #watch: Watch;
  #connections = new WeakMap<pg.PoolClient, PostgresConnection>();
  readonly #clients = new WeakMap<Connection, pg.PoolClient>();

  constructor(pool: pg.Pool, { connections, watch }: { readonly connections: number; readonly watch: Watch }) {
    this.#pool = pool;
    this.#most = connections;
    this.#watch = watch;
    pool.on('connect', (client) => {
      this.#admit(client);
    });
    // One that breaks while nobody uses it is gone from the pool.
    pool.on('error', () => undefined);
  }

  async connect(): Promise<Connection> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw inTime(error);
      });
      const connection = this.#connections.get(client);
      if (connection?.isUsable === true) return connection;
      client.release(true);
    }
  }

  release(connection: Connection): void {
    const client = this.#clients.get(connection);
    client?.release(this.#connections.get(client)?.isUsable !== true);
  }

  use(): ReturnType<Pool['use']> {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { most: this.#most, used: totalCount - idleCount, free: idleCount, waiting: waitingCount };
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  #admit(client: pg.PoolClient): void {
    const connection = new PostgresConnection(client, this.#watch, () => {
      // None of the connections of now is lent again: their plans may be outdated as well.
      this.#connections = new WeakMap();
    });
    this.#connections.set(client, connection);
    this.#clients.set(connection, client);
  }
}

function inTime(error: unknown): unknown {
  if (!(error instanceof Error) || !TOOK_TOO_LONG.test(error.message)) return error;
  return new TimeoutError('No connection to the database came free in time.', { cause: error });
}
