// The process behind db/engine/sqlite/worker.ts: runs received statements on its own read-only connection.
import Driver from 'better-sqlite3';
import type { StatementResult as Found } from '../session/connection.ts';
import { execute, openConnection, type SqliteStatement } from './connection.ts';

export interface WorkerRequest extends SqliteStatement {
  /** The first statement of a transaction. */
  readonly begins: boolean;
}

/** The end of a transaction, which has no response. */
export type EndMessage = 'end';

export type WorkerResponse = { readonly inTransaction: boolean } & (
  { readonly found: Found } | { readonly error: { readonly message: string; readonly code: string } }
);

const connection = openConnection(process.argv[2] ?? '', true);

// A terminal and systemd signal the whole group. The server ends this process itself, after its last responses.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

process.on('message', (question: WorkerRequest | EndMessage) => {
  if (question === 'end') {
    connection.exec('COMMIT');
    return;
  }
  const response = respondTo(question);
  process.send?.({ ...response, inTransaction: connection.inTransaction } satisfies WorkerResponse);
});

function respondTo(question: WorkerRequest): { found: Found } | { error: { message: string; code: string } } {
  try {
    if (question.begins) connection.exec('BEGIN');
    return { found: execute(connection, question) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: { message, code: error instanceof Driver.SqliteError ? error.code : 'SQLITE_ERROR' } };
  }
}
