// The settings of one transaction in PostgreSQL, which follow its begin: a pooler gives it any session.

/** How long statements may wait, in milliseconds; 0 is for ever. */
export interface Limits {
  readonly statementTimeout: number;
  readonly lockTimeout: number;
}

export const IDLE_IN_TRANSACTION = 10_000;

/** The commands, for one message with BEGIN. */
export function localSettings(limits: Limits, idleTimeout = IDLE_IN_TRANSACTION): string {
  const settings = {
    statement_timeout: limits.statementTimeout,
    lock_timeout: limits.lockTimeout,
    idle_in_transaction_session_timeout: idleTimeout,
    timezone: 'UTC',
    datestyle: 'ISO',
  };
  return Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = '${String(value)}'`)
    .join('; ');
}
