// SQLite: one connection that writes, a few that read, and the quirks of Knex and better-sqlite3 that this needs cured.
import { setImmediate, setTimeout } from 'node:timers/promises';
import Driver, { type Database, type Statement } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import ClientBetterSqlite3 from 'knex/lib/dialects/better-sqlite3/index.js';
import TransactionSqlite from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import type { QueryObject } from 'knex/lib/client-query.js';
import { decoderOf, type Decoder } from './sqlite-values.ts';
import { watchStatement, type Watch } from './statement.ts';
import { CommitFailure, rolledBack } from './transaction.ts';

/** How the connections of one pool are opened. */
export interface SqliteConfig extends Knex.Config {
  readonly file: string;
  readonly readOnly: boolean;
  readonly watch: Watch;
  /** How long a BEGIN waits for another process that writes, in milliseconds. */
  readonly busyPatience: number;
}

interface Prepared {
  readonly statement: Statement<unknown[]>;
  readonly decode: Decoder | undefined;
}

const STATEMENTS_KEPT = 500;
const statements = new WeakMap<Database, LRUCache<string, Prepared>>();

/** Forgets prepared statements: they know the columns of before a migration. */
export function forgetStatements(connection: Database): void {
  statements.get(connection)?.clear();
}

class SqliteTransaction extends TransactionSqlite {
  declare readonly client: { readonly config: SqliteConfig };

  // Rejecting here keeps Knex from running the work without a transaction. The write lock is taken at once: a lock
  // upgrade later would fail with a stale snapshot.
  override async begin(connection: Database): Promise<void> {
    const { readOnly, busyPatience } = this.client.config;
    if (readOnly) {
      await this.trxClient.query(connection, 'BEGIN');
      return;
    }
    // Writers queue on one connection: without this turn their transactions would follow each other and starve sockets.
    await setImmediate();
    const deadline = performance.now() + busyPatience;
    for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
      try {
        await this.trxClient.query(connection, 'BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
      }
      await setTimeout(wait);
    }
  }

  // A failed COMMIT (a deferred constraint, a full disk) can leave the transaction open, and every later write failing.
  override async commit(connection: Database, value: unknown): Promise<void> {
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
  override async rollback(connection: Database & { __knex__disposed?: unknown }, error: unknown): Promise<void> {
    const sent = connection.inTransaction ? this.trxClient.query(connection, 'ROLLBACK') : Promise.resolve();
    this._completed = true;
    if (!(await rolledBack(sent))) connection.__knex__disposed = error;
    this._rejecter(error);
  }
}

/** True when another connection holds the lock that a statement needed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Driver.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

class SqliteClient extends ClientBetterSqlite3 {
  declare config: SqliteConfig;

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    // Knex's own declarations say Transaction where its code makes what only becomes one when it has begun.
    return new SqliteTransaction(this, container, config, outer) as object as Knex.Transaction;
  }

  override acquireRawConnection(): Promise<Database> {
    return Promise.resolve(openConnection(this.config.file, this.config.readOnly));
  }

  protected override async _query(connection: Database, query: QueryObject): Promise<QueryObject> {
    await watchStatement(this.config.watch, query);
    const { statement, decode } = prepare(connection, query.sql);
    const bindings = this._formatBindings(query.bindings);
    if (statement.reader) {
      const rows = statement.all(...bindings);
      query.response = decode === undefined ? rows : decode(rows);
    } else {
      const { changes, lastInsertRowid } = statement.run(...bindings);
      query.response = [];
      query.context = { changes, lastID: lastInsertRowid };
    }
    return query;
  }
}

function prepare(connection: Database, sql: string): Prepared {
  let cache = statements.get(connection);
  if (cache === undefined) statements.set(connection, (cache = new LRUCache({ max: STATEMENTS_KEPT })));
  const known = cache.get(sql);
  if (known !== undefined) return known;
  const statement = connection.prepare(sql);
  const prepared = { statement, decode: statement.reader ? decoderOf(statement.columns()) : undefined };
  cache.set(sql, prepared);
  return prepared;
}

/** Opens a connection. The default busy timeout would freeze the event loop for five seconds: waiting is done above. */
export function openConnection(file: string, readOnly: boolean): Database {
  const connection = new Driver(file, { readonly: readOnly, timeout: 0 });
  if (!readOnly) connection.pragma('journal_mode = WAL');
  // FULL: an acknowledged payment survives a power cut.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.function('fold', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return connection;
}

/** A pool on the file: one connection when it writes, `connections` when it reads. */
export function openSqlite(
  file: string,
  options: { readOnly: boolean; connections: number; watch: Watch; acquireTimeout: number; busyPatience: number },
): Knex {
  const config: SqliteConfig = {
    client: SqliteClient,
    connection: { filename: file },
    useNullAsDefault: true,
    compileSqlOnError: false,
    acquireConnectionTimeout: options.acquireTimeout,
    pool: { min: 0, max: options.connections },
    file,
    readOnly: options.readOnly,
    watch: options.watch,
    busyPatience: options.busyPatience,
  };
  return knex(config);
}
