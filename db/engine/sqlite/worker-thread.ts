// The thread behind db/engine/sqlite/worker.ts: runs the statements it is sent on a read-only connection of its own.
import { parentPort, workerData } from 'node:worker_threads';
import Driver from 'better-sqlite3';
import { execute, openConnection, type Result } from './connection.ts';

export interface Question {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** The first statement of a transaction. */
  readonly begins: boolean;
}

/** The end of a transaction, which is not answered. */
export type End = 'end';

export type Answer = { readonly inTransaction: boolean } & (
  { readonly result: Result } | { readonly error: { readonly message: string; readonly code: string } }
);

const { file } = workerData as { readonly file: string };
const connection = openConnection(file, true);

parentPort?.on('message', (question: Question | End) => {
  if (question === 'end') {
    connection.exec('COMMIT');
    return;
  }
  const answer = answerTo(question);
  parentPort?.postMessage({ ...answer, inTransaction: connection.inTransaction } satisfies Answer);
});

function answerTo(question: Question): { result: Result } | { error: { message: string; code: string } } {
  const { sql, bindings, begins } = question;
  try {
    if (begins) connection.exec('BEGIN');
    return { result: execute(connection, sql, bindings) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: { message, code: error instanceof Driver.SqliteError ? error.code : 'SQLITE_ERROR' } };
  }
}
