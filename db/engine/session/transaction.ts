// A transaction: statements on one connection, between its begin and its end.
import type { Connection, Mode, Pool, StatementRunner, DriverStatement } from './connection.ts';

/** The part of a pool that a transaction needs. */
export type LendingPool = Pick<Pool, 'connect' | 'release'>;

/**
 * Runs `work` in a transaction on a connection of the pool, and then the statement that `last` returns. A reading
 * transaction begins with its first statement, which determines its snapshot; without a statement it needs no
 * connection. Throws the errors of `work`, and those of begin and commit.
 */
export async function runTransaction<T>(
  pool: LendingPool,
  mode: Mode,
  work: (run: StatementRunner) => Promise<T>,
  last?: () => DriverStatement | undefined,
): Promise<T> {
  const transaction = new Transaction(pool, mode);
  if (mode === 'write') await transaction.begin();
  let value: T;
  try {
    value = await work(transaction.run);
  } catch (error) {
    await transaction.end((connection) => connection.rollBack(error));
    throw error;
  }
  if (transaction.isOpen) await transaction.end((connection) => connection.commit(mode, last?.()));
  else transaction.close();
  return value;
}

class Transaction {
  readonly #pool: LendingPool;
  readonly #mode: Mode;
  #opened: Promise<Connection> | undefined;
  #connection: Connection | undefined;
  #isOver = false;

  constructor(pool: LendingPool, mode: Mode) {
    this.#pool = pool;
    this.#mode = mode;
  }

  /** Whether it has a connection, or waits for one. */
  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  async begin(): Promise<Connection> {
    this.#opened ??= open(this.#pool, this.#mode);
    this.#connection = await this.#opened;
    return this.#connection;
  }

  readonly run: StatementRunner = async (statement) => {
    if (this.#isOver) throw new Error('The transaction has ended: this query came too late.');
    return (this.#connection ?? (await this.begin())).run(statement);
  };

  /** Refuses further statements. */
  close(): void {
    this.#isOver = true;
  }

  async end(how: (connection: Connection) => Promise<void>): Promise<void> {
    this.close();
    if (this.#opened === undefined) return;
    const activeConnection = await this.#opened;
    try {
      await how(activeConnection);
    } finally {
      this.#pool.release(activeConnection);
    }
  }
}

async function open(pool: LendingPool, mode: Mode): Promise<Connection> {
  const connection = await pool.connect();
  try {
    await connection.begin(mode);
  } catch (error) {
    pool.release(connection);
    throw error;
  }
  return connection;
}
