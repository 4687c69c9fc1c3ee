// Work that asks a single statement: what that finds is of one moment by itself, so no transaction is begun for it.
import type { StatementResult, Pool, StatementRunner, DriverStatement } from './connection.ts';

/** The work asked another statement: what both find need not be of one moment. */
export class SecondStatement extends Error {
  override readonly name = 'SecondStatement';

  constructor() {
    super('This work asks more than one statement: it needs a transaction.');
  }
}

/** Runs `work`, whose only statement has a connection of the pool while it runs. Throws SecondStatement when it asks another. */
export async function runOneStatement<T>(pool: Pool, work: (run: StatementRunner) => Promise<T>): Promise<T> {
  let asked = 0;

  const run = async (sent: DriverStatement): Promise<StatementResult> => {
    asked += 1;
    if (asked > 1) throw new SecondStatement();
    const connection = await pool.connect();
    try {
      return await connection.run(sent);
    } finally {
      pool.release(connection);
    }
  };

  try {
    const value = await work(run);
    // The work may have swallowed the refusal.
    if (asked > 1) throw new SecondStatement();
    return value;
  } catch (error) {
    throw asked > 1 ? new SecondStatement() : error;
  }
}

const marked = new WeakSet<object>();

/** Marks a reader that asks one statement for one thing, or a handler that asks one: such work is run by `single` of Database. */
export function markOneStatement<Work extends object>(work: Work): Work {
  marked.add(work);
  return work;
}

/** Whether it is marked so. */
export function isInOneStatement(work: object): boolean {
  return marked.has(work);
}
