// A transaction: statements on one connection, between its begin and its end.
import type { Answer, Connection, Mode, Pool, Run, Sent } from './connection.ts';

/**
 * Runs `work` in a transaction on a connection of the pool, and what `last` answers then. One that reads begins with its
 * first statement, whose moment is what it sees anyway; without any it takes no connection. Throws what `work` throws, and
 * what begin and commit throw.
 */
export async function transaction<T>(
  pool: Pool,
  mode: Mode,
  work: (run: Run) => Promise<T>,
  last: () => Sent | undefined = () => undefined,
): Promise<T> {
  let opened: Promise<Connection> | undefined;
  let connection: Connection | undefined;
  let isOver = false;
  const begun = async (): Promise<Connection> => (connection = await (opened ??= open(pool, mode)));
  const run = async (sent: Sent): Promise<Answer> => {
    if (isOver) throw new Error('The transaction has ended: this query came too late.');
    return (connection ?? (await begun())).run(sent);
  };
  const end = async (how: (connection: Connection) => Promise<void>): Promise<void> => {
    isOver = true;
    if (opened === undefined) return;
    const taken = await opened;
    try {
      await how(taken);
    } finally {
      pool.release(taken);
    }
  };
  if (mode === 'write') await begun();
  let value: T;
  try {
    value = await work(run);
  } catch (error) {
    await end((taken) => taken.rollback(error));
    throw error;
  }
  await end((taken) => taken.commit(mode, last()));
  return value;
}

async function open(pool: Pool, mode: Mode): Promise<Connection> {
  const connection = await pool.connect();
  try {
    await connection.begin(mode);
  } catch (error) {
    pool.release(connection);
    throw error;
  }
  return connection;
}
