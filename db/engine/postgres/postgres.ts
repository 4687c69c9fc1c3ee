// PostgreSQL: a pool of connections, which are made anew when they broke or their plans are outdated.
import pg from 'pg';
import { TimeoutError, type Pool } from '../session/connection.ts';
import { poolOf } from '../session/pool.ts';
import type { Watch } from '../session/watch.ts';
import { PostgresConnection } from './connection.ts';
import { settingsOf, type Patience } from './settings.ts';

/** The error of the driver when the server did not answer in time. */
const TOOK_TOO_LONG = /timeout expired/;

/** A pool on the database. */
export function openPostgres(
  url: string,
  options: Patience & { readonly connections: number; readonly watch: Watch },
): Pool {
  // Statements are sent as they come; PostgreSQL answers them in their order.
  const settings = { ...settingsOf(url, options), pipeline: true };
  const plans = { outdated: 0 };
  const create = async (): Promise<PostgresConnection> => {
    const client = new pg.Client(settings);
    const connection = new PostgresConnection(client, options.watch, plans);
    await client.connect().catch((error: unknown) => {
      throw inTime(error);
    });
    return connection;
  };
  return poolOf(create, options);
}

function inTime(error: unknown): unknown {
  if (!(error instanceof Error) || !TOOK_TOO_LONG.test(error.message)) return error;
  return new TimeoutError('The database did not answer in time.', { cause: error });
}
