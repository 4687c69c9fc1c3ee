// PostgreSQL: a pool of connections, which are made anew when they broke or their plans are outdated.
import pg from 'pg';
import { TimeoutError, type Pool } from '../session/connection.ts';
import { poolOf } from '../session/pool.ts';
import type { Watch } from '../session/watch.ts';
import { ANSWER_PATIENCE } from './answers.ts';
import { PostgresConnection, type Renewals } from './connection.ts';
import type { Lasting } from './lasting.ts';
import { localSettings } from './local-settings.ts';
import { plainSettings, sessionSettings, type Patience } from './settings.ts';

/** The error of the driver when the server did not answer in time. */
const TOOK_TOO_LONG = /timeout expired/;

/** How a pool is opened. */
export interface PostgresOptions extends Patience {
  readonly connections: number;
  readonly answerPatience?: number | undefined;
  readonly watch: Watch;
  readonly lasting: () => Promise<Pick<Lasting, 'settings' | 'names'>>;
}

/** A pool on the database, whose first connection finds out what lasts there. */
export function openPostgres(url: string, options: PostgresOptions): Pool {
  const renewals: Renewals = { outdated: 0, moved: 0 };
  const patience = options.statementTimeout + (options.answerPatience ?? ANSWER_PATIENCE);
  const create = async (): Promise<PostgresConnection> => {
    const { settings, names } = await options.lasting().catch(rethrown);
    // Statements are sent as they come; PostgreSQL answers them in their order.
    const client = new pg.Client({ ...(settings ? sessionSettings : plainSettings)(url, options), pipeline: true });
    const manner = { names, patience, ...(!settings && { localSettings: localSettings(options) }) };
    const connection = new PostgresConnection(client, options.watch, renewals, manner);
    await client.connect().catch(rethrown);
    return connection;
  };
  return poolOf(create, options);
}

function rethrown(error: unknown): never {
  if (!(error instanceof Error) || !TOOK_TOO_LONG.test(error.message)) throw error;
  throw new TimeoutError('The database did not answer in time.', { cause: error });
}
