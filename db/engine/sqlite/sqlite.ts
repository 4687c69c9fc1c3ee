// SQLite: one connection that writes, a few that read, and the quirks of Knex and better-sqlite3 that this needs cured.
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import ClientBetterSqlite3 from 'knex/lib/dialects/better-sqlite3/index.js';
import TransactionSqlite from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { QueryObject } from 'knex/lib/client-query.js';
import { execute, isBusy, openConnection, type Result } from './connection.ts';
import { isWatched, QUIET, watchStatement, type Watch } from '../session/watch.ts';
import type { Mode, SessionClient } from '../session/transaction.ts';
import { CommitFailure, rolledBack } from '../session/transaction-end.ts';

/** How the connections of one pool are opened. */
export interface SqliteConfig extends Knex.Config {
  readonly file: string;
  readonly readOnly: boolean;
  readonly watch: Watch;
  /** How long a BEGIN waits for another process that writes, in milliseconds. */
  readonly busyPatience: number;
}

/** The part of a connection that transactions need; a thread of db/engine/sqlite/worker.ts has it too. */
export interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  __knex__disposed?: unknown;
}

/** Transactions of migrations, which need all of Knex. */
class SqliteTransaction extends TransactionSqlite {
  declare readonly client: SqliteClient;

  // Rejecting here keeps Knex from running the work without a transaction.
  override begin(connection: Connection): Promise<void> {
    return this.client.begin(connection, 'write');
  }

  override commit(connection: Connection, value: unknown): Promise<void> {
    this._completed = true;
    return this.client.commit(connection).then(
      () => {
        this._resolver(value);
      },
      (error: unknown) => {
        this._rejecter(error);
      },
    );
  }

  override async rollback(connection: Connection, error: unknown): Promise<void> {
    this._completed = true;
    await this.client.rollback(connection, error);
    this._rejecter(error);
  }

  // A full disk makes SQLite undo the whole transaction: its savepoints are gone, and asking for one would hide why.
  override rollbackTo(connection: Connection, error: unknown): Promise<void> {
    if (connection.inTransaction) return super.rollbackTo(connection, error);
    this._completed = true;
    this._rejecter(error);
    return Promise.resolve();
  }
}

// SQLite's own way of waiting for a lock freezes the event loop, so it is told not to wait and asked again.
async function patiently<T>(patience: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await setTimeout(wait);
  }
}

/** SQLite as a client of Knex; `run` tells where a statement is executed. */
export abstract class Sqlite extends ClientBetterSqlite3 implements SessionClient<Connection> {
  declare config: SqliteConfig;

  /** Executes a statement. Throws SqliteError. */
  protected abstract run(connection: object, sql: string, bindings: readonly unknown[]): Result | Promise<Result>;

  // The write lock is taken at once: a lock upgrade later would fail with a stale snapshot.
  async begin(connection: Connection, mode: Mode): Promise<void> {
    if (mode === 'read') {
      await this.query(connection, 'BEGIN');
      return;
    }
    // Writers queue on one connection: without this turn their transactions would follow each other and starve sockets.
    await setImmediate();
    await patiently(this.config.busyPatience, () => this.query(connection, 'BEGIN IMMEDIATE') as Promise<unknown>);
  }

  // A failed COMMIT (a deferred constraint, a full disk) can leave the transaction open, and every later write failing.
  async commit(connection: Connection): Promise<void> {
    try {
      await this.query(connection, 'COMMIT');
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw new CommitFailure(error);
    }
  }

  // SQLite rolls back by itself on some errors; Knex would then hide the cause behind the failure of its own ROLLBACK.
  async rollback(connection: Connection, because: unknown): Promise<void> {
    if (!connection.inTransaction) return;
    if (!(await rolledBack(this.query(connection, 'ROLLBACK') as Promise<unknown>)))
      connection.__knex__disposed = because;
  }

  protected override async _query(connection: object, query: QueryObject): Promise<QueryObject> {
    if (isWatched(this.config.watch)) await watchStatement(this.config.watch, query);
    const running = this.run(connection, query.sql, this._formatBindings(query.bindings));
    const result = running instanceof Promise ? await running : running;
    query.response = result.rows ?? [];
    query.context = result;
    return query;
  }
}

class SqliteClient extends Sqlite {
  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    // Knex's own declarations say Transaction where its code makes what only becomes one when it has begun.
    return new SqliteTransaction(this, container, config, outer) as object as Knex.Transaction;
  }

  override acquireRawConnection(): Promise<Database> {
    const { file, readOnly, busyPatience } = this.config;
    return patiently(busyPatience, () => Promise.resolve().then(() => openConnection(file, readOnly)));
  }

  protected override run(connection: object, sql: string, bindings: readonly unknown[]): Result {
    return execute(connection as Database, sql, bindings);
  }
}

/** A pool on the file: one connection when it writes, `connections` when it reads. */
export function openSqlite(
  file: string,
  options: {
    readOnly: boolean;
    connections: number;
    watch: Watch;
    acquireTimeout: number;
    busyPatience: number;
  },
): Knex {
  const config: SqliteConfig = {
    client: SqliteClient,
    connection: { filename: file },
    useNullAsDefault: true,
    compileSqlOnError: false,
    log: QUIET,
    acquireConnectionTimeout: options.acquireTimeout,
    pool: { min: 0, max: options.connections },
    file,
    readOnly: options.readOnly,
    watch: options.watch,
    busyPatience: options.busyPatience,
  };
  return knex(config);
}
