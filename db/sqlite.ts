// SQLite: one connection that writes, a few that read, and the quirks of Knex and better-sqlite3 that this needs cured.
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import ClientBetterSqlite3 from 'knex/lib/dialects/better-sqlite3/index.js';
import TransactionSqlite from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { QueryObject } from 'knex/lib/client-query.js';
import { execute, isBusy, openConnection } from './sqlite-connection.ts';
import { QUIET, watchStatement, type Watch } from './statement.ts';
import { perform } from './session.ts';
import { CommitFailure, rolledBack } from './transaction.ts';

/** How the connections of one pool are opened. */
export interface SqliteConfig extends Knex.Config {
  readonly file: string;
  readonly readOnly: boolean;
  readonly watch: Watch;
  /** How long a BEGIN waits for another process that writes, in milliseconds. */
  readonly busyPatience: number;
  /** Whether its transactions serve requests, which need less of Knex than migrations do. */
  readonly serves?: boolean | undefined;
}

/** The part of a connection that ending a transaction needs. */
interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  __knex__disposed?: unknown;
}

export class SqliteTransaction extends TransactionSqlite {
  declare readonly client: Knex.Client & { readonly config: SqliteConfig };

  protected override _onAcquire(
    work: (knex: Knex.Transaction) => Promise<unknown>,
    connection: Connection,
  ): Promise<unknown> {
    return this.client.config.serves === true ? perform(this, work, connection) : super._onAcquire(work, connection);
  }

  // Rejecting here keeps Knex from running the work without a transaction. The write lock is taken at once: a lock
  // upgrade later would fail with a stale snapshot.
  override async begin(connection: Connection): Promise<void> {
    const { readOnly, busyPatience } = this.client.config;
    if (readOnly) {
      await this.trxClient.query(connection, 'BEGIN');
      return;
    }
    // Writers queue on one connection: without this turn their transactions would follow each other and starve sockets.
    await setImmediate();
    await patiently(busyPatience, () => this.trxClient.query(connection, 'BEGIN IMMEDIATE'));
  }

  // A failed COMMIT (a deferred constraint, a full disk) can leave the transaction open, and every later write failing.
  override async commit(connection: Connection, value: unknown): Promise<void> {
    const sent = this.trxClient.query(connection, 'COMMIT');
    this._completed = true;
    try {
      await sent;
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      this._rejecter(new CommitFailure(error));
      return;
    }
    this._resolver(value);
  }

  // SQLite rolls back by itself on some errors; Knex would then hide the cause behind the failure of its own ROLLBACK.
  override async rollback(connection: Connection, error: unknown): Promise<void> {
    const sent = connection.inTransaction ? this.trxClient.query(connection, 'ROLLBACK') : Promise.resolve();
    this._completed = true;
    if (!(await rolledBack(sent))) connection.__knex__disposed = error;
    this._rejecter(error);
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

class SqliteClient extends ClientBetterSqlite3 {
  declare config: SqliteConfig;

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    // Knex's own declarations say Transaction where its code makes what only becomes one when it has begun.
    return new SqliteTransaction(this, container, config, outer) as object as Knex.Transaction;
  }

  override acquireRawConnection(): Promise<Database> {
    const { file, readOnly, busyPatience } = this.config;
    return patiently(busyPatience, () => Promise.resolve().then(() => openConnection(file, readOnly)));
  }

  protected override async _query(connection: Database, query: QueryObject): Promise<QueryObject> {
    await watchStatement(this.config.watch, query);
    const result = execute(connection, query.sql, this._formatBindings(query.bindings));
    query.response = result.rows ?? [];
    query.context = result;
    return query;
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
    serves?: boolean;
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
    serves: options.serves,
  };
  return knex(config);
}
