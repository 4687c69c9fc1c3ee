// How a transaction ends, on both databases: never taken for committed when it was not, never left open on its connection.
import { setTimeout } from 'node:timers/promises';

/** The commit itself failed. `cause` tells whether the database refused it or the connection was lost: then nobody knows. */
export class CommitFailure extends Error {
  constructor(cause: unknown) {
    super('The commit failed', { cause });
    this.name = 'CommitFailure';
  }
}

/** The primary has committed, and no standby has confirmed it: when the primary dies now, the change is gone. */
export class UnconfirmedError extends Error {
  override readonly name = 'Unconfirmed';
}

// By their names: a driver that is loaded when it is needed may bring this file along a second time.
/** Whether the commit itself failed. */
export function isCommitFailure(error: unknown): error is CommitFailure {
  return error instanceof Error && error.name === 'CommitFailure';
}

/** Whether no standby has confirmed a commit. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof Error && error.name === 'Unconfirmed';
}

const ROLLBACK_TIMEOUT_MS = 5000;

/** Sends a rollback; false when the connection did not take it and must not be used again. */
export async function sendRollback(sent: Promise<unknown>): Promise<boolean> {
  const done = sent.then(
    () => true,
    () => false,
  );
  return Promise.race([done, setTimeout(ROLLBACK_TIMEOUT_MS, false, { ref: false })]);
}
