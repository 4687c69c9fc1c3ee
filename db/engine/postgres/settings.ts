// The settings of a connection to PostgreSQL from its begin.
import type { ClientConfig } from 'pg';
import { commitSettings, IDLE_IN_TRANSACTION_MS, type Limits } from './local-settings.ts';
import { types } from './values.ts';

/** After so long without a word the other end is asked whether it is still there, in milliseconds. */
export const KEEP_ALIVE_MS = 10_000;

/** How long a connection waits, and what for, in milliseconds; 0 is for ever. */
export interface ConnectionTimeouts extends Limits {
  readonly acquireTimeout: number;
}

/** A connection to `url` that says what it is, and asks nothing of its session: poolers take it. */
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

/** A connection to `url` whose session shows UTC, and whose statements cannot wait for ever. */
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
