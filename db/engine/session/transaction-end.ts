// How a transaction ends, on both databases: never taken for committed when it was not, never left open on its connection.
import { setTimeout } from 'node:timers/promises';

/** The commit itself failed. `cause` tells whether the database refused it or the connection was lost: then nobody knows. */
export class CommitFailure extends Error {
  constructor(cause: unknown) {
    super('The commit failed', { cause });
    this.name = 'CommitFailure';
  }
}

const ROLLBACK_PATIENCE = 5000;

/** Sends a rollback; false when the connection did not take it and must not be used again. */
export async function rolledBack(sent: Promise<unknown>): Promise<boolean> {
  const done = sent.then(
    () => true,
    () => false,
  );
  return Promise.race([done, setTimeout(ROLLBACK_PATIENCE, false, { ref: false })]);
}
