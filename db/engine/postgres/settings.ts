// The settings with which a connection to PostgreSQL starts.
import type { ClientConfig } from 'pg';
import { commitSettings, IDLE_IN_TRANSACTION_MS, type Limits } from './local-settings.ts';
import { types } from './values.ts';

/** The idle time before the first TCP keep-alive probe, in milliseconds. */
export const KEEP_ALIVE_MS = 10_000;

/** The time-outs of a connection, in milliseconds; 0 for none. */
export interface ConnectionTimeouts extends Limits {
  readonly acquireTimeout: number;
}

/** Returns the settings of a connection to `url` without session settings, which every pooler accepts. */
export function buildPlainSettings(
  url: string,
  { acquireTimeout }: Pick<ConnectionTimeouts, 'acquireTimeout'>,
): ClientConfig {
  return {
    connectionString: url,
    application_name: 'boekstaaf',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: acquireTimeout,
    types,
  };
}

/** Returns the settings of a connection to `url` whose session shows UTC and has time-outs for statements. */
export function buildSessionSettings(url: string, patience: ConnectionTimeouts): ClientConfig {
  const commits = Object.entries(commitSettings(patience)).map(([name, value]) => ` -c ${name}=${value}`);
  return {
    ...buildPlainSettings(url, patience),
    statement_timeout: patience.statementTimeout,
    lock_timeout: patience.lockTimeout,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: `-c timezone=UTC -c datestyle=ISO${commits.join('')}`,
  };
}
