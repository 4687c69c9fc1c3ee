// The configuration with which the driver opens a connection to PostgreSQL.
import type { ClientConfig } from 'pg';
import { commitSettings, IDLE_IN_TRANSACTION_MS, type Limits } from './local-settings.ts';
import { types } from './values.ts';

/** The idle time before the first TCP keep-alive probe, in milliseconds. */
export const KEEP_ALIVE_MS = 10_000;

/** The time-outs of a connection, in milliseconds; 0 for none. */
export interface ConnectionTimeouts extends Limits {
  readonly acquireTimeoutMs: number;
}

/** Returns the configuration of a connection to `url` without session settings, which every pooler accepts. */
export function buildPlainConfig(
  url: string,
  { acquireTimeoutMs }: Pick<ConnectionTimeouts, 'acquireTimeoutMs'>,
): ClientConfig {
  return {
    connectionString: url,
    application_name: 'boekstaaf',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: acquireTimeoutMs,
    types,
  };
}

/** Returns the configuration of a connection to `url` whose session shows UTC and has time-outs for statements. */
export function buildSessionConfig(url: string, timeouts: ConnectionTimeouts): ClientConfig {
  const commitFlags = Object.entries(commitSettings(timeouts)).map(([name, value]) => ` -c ${name}=${value}`);
  return {
    ...buildPlainConfig(url, timeouts),
    statement_timeout: timeouts.statementTimeout,
    lock_timeout: timeouts.lockTimeout,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: `-c timezone=UTC -c datestyle=ISO${commitFlags.join('')}`,
  };
}
