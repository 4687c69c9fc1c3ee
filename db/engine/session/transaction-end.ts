// The end of a transaction, on both databases: never reported as committed when it was not, never left open on its connection.
import { setTimeout } from 'node:timers/promises';

/**
 * The commit itself failed. `cause` shows whether the database refused it, or the connection was lost and the outcome
 * is unknown.
 */
export class CommitFailure extends Error {
  constructor(cause: unknown) {
    super('The commit failed', { cause });
    this.name = 'CommitFailure';
  }
}

/** The primary has committed, and no standby has confirmed it: the change is lost if the primary fails now. */
export class UnconfirmedError extends Error {
  override readonly name = 'Unconfirmed';
}

// Compared by name: a lazily loaded driver may load this file a second time.
/** Returns whether the commit itself failed. */
export function isCommitFailure(error: unknown): error is CommitFailure {
  return error instanceof Error && error.name === 'CommitFailure';
}

/** Returns whether no standby has confirmed a commit. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof Error && error.name === 'Unconfirmed';
}

const ROLLBACK_TIMEOUT_MS = 5000;

/** Waits for a rollback; returns false when it failed and the connection must not be used again. */
export async function sendRollback(rollback: Promise<unknown>): Promise<boolean> {
  const outcome = rollback.then(
    () => true,
    () => false,
  );
  return Promise.race([outcome, setTimeout(ROLLBACK_TIMEOUT_MS, false, { ref: false })]);
}
