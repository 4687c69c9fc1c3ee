// PostgreSQL: a pool of connections, which are replaced when they are broken or their plans are outdated.
import { Socket } from 'node:net';
import pg from 'pg';
import { TimeoutError, type Pool } from '../session/connection.ts';
import { poolOf } from '../session/pool.ts';
import type { StatementWatch } from '../session/watch.ts';
import { buildPlainConfig, buildSessionConfig, type ConnectionTimeouts } from './client-config.ts';
import { PostgresConnection, type Renewals } from './connection.ts';
import type { LastingFeatures } from './session-probe.ts';
import { formatLocalSettings } from './local-settings.ts';
import { RESPONSE_GRACE_MS } from './missing-responses.ts';

/** The error of the driver when the server did not respond in time. */
const TIMEOUT_MESSAGE = /timeout expired/;

/**
 * PostgreSQL ends the statement of a disconnected client within these milliseconds. It refuses the setting on Windows.
 */
const CLIENT_CHECK_SETTING = 'client_connection_check_interval = 500';

/** How a pool is opened. */
export interface PostgresPoolOptions extends ConnectionTimeouts {
  readonly connections: number;
  /** How long after the time-out of its statement a response may arrive, in milliseconds. */
  readonly responseGraceMs?: number | undefined;
  readonly watch: StatementWatch;
  readonly findLasting: () => Promise<Pick<LastingFeatures, 'settings' | 'names'>>;
}

/** Opens a pool on the database; its first connection probes what a session preserves. */
export function openPostgres(url: string, options: PostgresPoolOptions): Pool {
  const renewals: Renewals = { outdated: 0, moved: 0 };
  const responseTimeoutMs = options.statementTimeout + (options.responseGraceMs ?? RESPONSE_GRACE_MS);

  const create = async (): Promise<PostgresConnection> => {
    const { settings, names } = await options.findLasting().catch(rethrow);
    // Statements are pipelined: sent without waiting; the responses come in their order.
    const socket = new Socket();
    const clientConfig = {
      ...(settings ? buildSessionConfig(url, options) : buildPlainConfig(url, options)),
      pipeline: true,
      stream: () => socket,
    };
    const client = new pg.Client(clientConfig);
    const connectionOptions = {
      names,
      responseTimeoutMs,
      ...(!settings && { localSettings: `${formatLocalSettings(options)}; SET LOCAL ${CLIENT_CHECK_SETTING}` }),
    };
    const connection = new PostgresConnection({ client, socket }, options.watch, renewals, connectionOptions);

    await client.connect().catch(rethrow);
    if (settings) client.query(`SET ${CLIENT_CHECK_SETTING}`).catch(() => undefined);
    return connection;
  };

  return poolOf(create, options);
}

function rethrow(error: unknown): never {
  if (!(error instanceof Error) || !TIMEOUT_MESSAGE.test(error.message)) throw error;
  throw new TimeoutError('The database did not answer in time.', { cause: error });
}
