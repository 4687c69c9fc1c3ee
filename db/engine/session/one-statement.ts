// Work with a single statement: a single statement already sees one snapshot, so it needs no transaction.
import type { StatementResult, Pool, StatementRunner, DriverStatement } from './connection.ts';

/** The work sent a second statement: both together need a transaction to see one snapshot. */
export class SecondStatement extends Error {
  override readonly name = 'SecondStatement';

  constructor() {
    super('This work asks more than one statement: it needs a transaction.');
  }
}

/** Runs `work`, whose only statement borrows a connection of the pool. Throws SecondStatement when it sends another. */
export async function runOneStatement<T>(pool: Pool, work: (run: StatementRunner) => Promise<T>): Promise<T> {
  let statementCount = 0;

  const run = async (statement: DriverStatement): Promise<StatementResult> => {
    statementCount += 1;
    if (statementCount > 1) throw new SecondStatement();
    const connection = await pool.connect();
    try {
      return await connection.run(statement);
    } finally {
      pool.release(connection);
    }
  };

  try {
    const value = await work(run);
    // The work may have swallowed the error.
    if (statementCount > 1) throw new SecondStatement();
    return value;
  } catch (error) {
    throw statementCount > 1 ? new SecondStatement() : error;
  }
}

const marked = new WeakSet<object>();

/**
 * Marks a reader that needs one statement for one object, or a handler that needs one: `readSingle` of Database runs
 * such work.
 */
export function markOneStatement<Work extends object>(work: Work): Work {
  marked.add(work);
  return work;
}

/** Returns whether work is marked by `markOneStatement`. */
export function isInOneStatement(work: object): boolean {
  return marked.has(work);
}
