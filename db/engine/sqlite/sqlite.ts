// SQLite: one connection that writes and a few that read, with confirmed begins and ends of transactions.
import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { execute, openConnection } from './connection.ts';
import {
  prefixStatement,
  type StatementResult,
  type Mode,
  type Pool,
  type DriverStatement,
} from '../session/connection.ts';
import { CommitFailure } from '../session/transaction-end.ts';
import { isWatched, watchStatement, type StatementWatch } from '../session/watch.ts';
import { attemptFor } from './attempt-for.ts';
import { poolOf, type LentConnection } from '../session/pool.ts';

const NO_VALUES: readonly unknown[] = [];

class SqliteConnection implements LentConnection {
  isUsable = true;
  readonly #database: Database;
  readonly #watch: StatementWatch | undefined;
  /** How long a BEGIN waits for a writing process, in milliseconds. */
  readonly #busyTimeoutMs: number;

  constructor(database: Database, watch: StatementWatch, busyTimeoutMs: number) {
    this.#database = database;
    this.#watch = isWatched(watch) ? watch : undefined;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  // The write lock is acquired at once: a later upgrade would fail with a stale snapshot.
  async begin(mode: Mode): Promise<void> {
    if (mode === 'read') {
      await this.#control('BEGIN');
      return;
    }
    // Writers queue on one connection: without this yield their successive transactions would starve the sockets.
    await setImmediate();
    await attemptFor(this.#busyTimeoutMs, () => this.#control('BEGIN IMMEDIATE'));
  }

  // Only a watched statement is delayed; the others run in one tick unless the caller awaits something in between.
  async run(statement: DriverStatement): Promise<StatementResult> {
    if (this.#watch !== undefined) await watchStatement(this.#watch, statement);
    try {
      return execute(this.#database, statement);
    } catch (error) {
      throw prefixStatement(statement.text, error);
    }
  }

  // A failed COMMIT (a deferred constraint, a full disk) can leave the transaction open, so that every later write
  // fails.
  async commit(): Promise<void> {
    try {
      await this.#control('COMMIT');
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw new CommitFailure(error);
    }
  }

  // SQLite rolls back automatically on some errors, such as a full disk.
  async rollBack(): Promise<void> {
    if (!this.#database.inTransaction) return;
    await this.#control('ROLLBACK').catch(() => {
      this.isUsable = false;
    });
  }

  // No statement can be running here: they run synchronously on this thread.
  abandon(): void {
    this.isUsable = false;
  }

  close(): void {
    this.#database.close();
  }

  #control(text: string): Promise<StatementResult> {
    return this.run({ text, values: NO_VALUES });
  }
}

interface SqliteOptions {
  readonly readOnly: boolean;
  readonly isForTests?: boolean | undefined;
  readonly connections: number;
  readonly watch: StatementWatch;
  readonly acquireTimeoutMs: number;
  readonly busyTimeoutMs: number;
}

/** Opens a pool of at most `connections` on the file, for writing or for reading. */
export function openSqlite(file: string, options: SqliteOptions): Pool {
  const { readOnly, isForTests, watch, busyTimeoutMs } = options;
  const create = async (): Promise<SqliteConnection> => {
    const database = await attemptFor(busyTimeoutMs, () => openConnection(file, readOnly, isForTests));
    return new SqliteConnection(database, watch, busyTimeoutMs);
  };
  return poolOf(create, options);
}
