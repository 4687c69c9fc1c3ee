// Reads that are cancelled when their client has disconnected: the running statement is aborted, and no other begins.
import { createProblem } from '../../../domain/values/problem.ts';
import type { StatementResult, Connection, StatementRunner } from './connection.ts';
import { runTransaction, type LendingPool } from './transaction.ts';

/**
 * Runs `work` in a transaction that reads. When `signal` aborts, it rejects with ERR_UNAVAILABLE as soon as the database
 * has ended the statement.
 */
export async function runWhileAwaited<T>(
  pool: LendingPool,
  work: (run: StatementRunner) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (signal === undefined) return runTransaction(pool, 'read', work);
  const lent = new AbandonedPool(pool, signal);
  return runTransaction(lent, 'read', (run) =>
    work((statement): Promise<StatementResult> =>
      signal.aborted ? Promise.reject(createAbandonedProblem()) : run(statement),
    ),
  );
}

/** A pool whose connections are abandoned when a signal aborts. */
class AbandonedPool implements LendingPool {
  readonly #pool: LendingPool;
  readonly #gone: AbortSignal;
  readonly #abandon = new Map<Connection, () => void>();

  constructor(pool: LendingPool, signal: AbortSignal) {
    this.#pool = pool;
    this.#gone = signal;
  }

  async connect(): Promise<Connection> {
    const connection = await this.#pool.connect();
    if (this.#gone.aborted) {
      this.#pool.release(connection);
      throw createAbandonedProblem();
    }
    const abandon = (): void => {
      connection.abandon(createAbandonedProblem());
    };
    this.#gone.addEventListener('abort', abandon);
    this.#abandon.set(connection, abandon);
    return connection;
  }

  release(connection: Connection): void {
    const abandon = this.#abandon.get(connection);
    if (abandon !== undefined) this.#gone.removeEventListener('abort', abandon);
    this.#pool.release(connection);
  }
}

function createAbandonedProblem(): Error {
  return createProblem('ERR_UNAVAILABLE', 'Nobody waits for this answer any more.');
}
