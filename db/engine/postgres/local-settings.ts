// The settings of one transaction in PostgreSQL, sent after BEGIN: behind a pooler it gets any session.

/** The time-outs of statements in milliseconds, 0 for none, and whether commits may be lost. */
export interface Limits {
  readonly statementTimeout: number;
  readonly lockTimeout: number;
  /** Whether commits may be lost by a power cut, as in a sandbox. */
  readonly isForTests?: boolean | undefined;
}

/** Returns the settings other than time-outs: commits of a sandbox do not wait for the disk. */
export function commitSettings({ isForTests = false }: Limits): Readonly<Record<string, string>> {
  return isForTests ? { synchronous_commit: 'off' } : {};
}

export const IDLE_IN_TRANSACTION_MS = 10_000;

/** Returns the commands, for one message with BEGIN. */
export function formatLocalSettings(limits: Limits, idleTimeout = IDLE_IN_TRANSACTION_MS): string {
  const settings = {
    statement_timeout: limits.statementTimeout,
    lock_timeout: limits.lockTimeout,
    idle_in_transaction_session_timeout: idleTimeout,
    timezone: 'UTC',
    datestyle: 'ISO',
    ...commitSettings(limits),
  };
  return Object.entries(settings)
    .map(([name, value]) => `SET LOCAL ${name} = '${String(value)}'`)
    .join('; ');
}
