// The settings of each connection to PostgreSQL from its begin; all times in milliseconds.
import type { ClientConfig } from 'pg';
import { types } from './values.ts';

/** How long a connection waits, and what for; 0 is for ever. */
export interface Patience {
  readonly acquireTimeout: number;
  readonly statementTimeout: number;
  readonly lockTimeout: number;
}

/** The settings of a connection to `url`: it says what it is, and its statements cannot wait for ever. */
export function settingsOf(url: string, patience: Patience): ClientConfig {
  return {
    connectionString: url,
    application_name: 'boekstaaf',
    keepAlive: true,
    connectionTimeoutMillis: patience.acquireTimeout,
    statement_timeout: patience.statementTimeout,
    lock_timeout: patience.lockTimeout,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c timezone=UTC -c datestyle=ISO',
    types,
  };
}
