// The driver of SQLite: opens connections, and caches their prepared statements; worker processes use it too.
import Driver, { type Database, type Statement as Prepared } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { StatementResult, DriverStatement } from '../session/connection.ts';
import { attachConstraint } from './constraint-names.ts';
import { asOneText, rowsOf, type RowsBuilder } from './values.ts';

/** A statement for SQLite. */
export type SqliteStatement = Pick<DriverStatement, 'text' | 'values' | 'asText'>;

interface CachedStatement {
  readonly prepared: Prepared;
  /** For a statement that returns rows. */
  readonly toRows: RowsBuilder | undefined;
}

const MAX_CACHED_STATEMENTS = 500;
const NO_ROWS: readonly unknown[] = [];
const cachesByConnection = new WeakMap<Database, LRUCache<string, CachedStatement>>();

/**
 * Opens a connection without a busy time-out: SQLite's own waiting for a lock would block the event loop. `isForTests`
 * writes with `synchronous` NORMAL, which survives the end of the process, not a power cut.
 */
export function openConnection(file: string, readOnly: boolean, isForTests = false): Database {
  const connection = new Driver(file, { readonly: readOnly, timeout: 0 });
  if (!readOnly) connection.pragma('journal_mode = WAL');
  configureConnection(connection, isForTests);
  // Not in configureConnection: migrations need them off.
  connection.pragma('foreign_keys = ON');
  return connection;
}

/** Sets how a connection writes, and adds the functions of our statements and indexes. */
export function configureConnection(connection: Database, isForTests = false): void {
  // With FULL an acknowledged payment survives a power cut.
  connection.pragma(`synchronous = ${isForTests ? 'NORMAL' : 'FULL'}`);
  // Replaced and deleted values are overwritten with zeros, in pages that are written anyway.
  connection.pragma('secure_delete = FAST');
  connection.function('fold', { deterministic: true }, fold);
}

// SQLite's own lower() knows ASCII only.
function fold(text: unknown): unknown {
  return typeof text === 'string' ? text.toLowerCase() : text;
}

/** Runs a statement, prepared once per connection. Throws SqliteError, with the name of the constraint it violates. */
export function execute(connection: Database, statement: SqliteStatement): StatementResult {
  try {
    const { prepared, toRows } = findPrepared(connection, statement);
    const parameters = statement.values.map(toBindable);
    if (toRows === undefined) return { rows: NO_ROWS, count: prepared.run(...parameters).changes };
    const rows = toRows(prepared.all(...parameters) as unknown[][]);
    return { rows, count: rows.length };
  } catch (error) {
    throw attachConstraint(connection, error);
  }
}

// Lists are bound as JSON, for `isInList`.
function toBindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  return value instanceof Date ? value.valueOf() : value;
}

function cacheOf(connection: Database): LRUCache<string, CachedStatement> {
  const existingCache = cachesByConnection.get(connection);
  if (existingCache !== undefined) return existingCache;
  const cache = new LRUCache<string, CachedStatement>({ max: MAX_CACHED_STATEMENTS });
  cachesByConnection.set(connection, cache);
  return cache;
}

function findPrepared(connection: Database, { text, asText = false }: SqliteStatement): CachedStatement {
  const cache = cacheOf(connection);
  const cachedStatement = cache.get(text);
  if (cachedStatement !== undefined) return cachedStatement;
  const statement = prepareStatement(connection, text, asText);
  cache.set(text, statement);
  return statement;
}

function prepareStatement(connection: Database, text: string, asText: boolean): CachedStatement {
  const prepared = connection.prepare(text);
  if (!prepared.reader) return { prepared, toRows: undefined };
  const columns = prepared.columns();
  const toRows = rowsOf(columns);
  const oneText = asText ? asOneText(text, columns) : undefined;
  // Rows as arrays: objects of the driver take twice the time of arrays that are converted here.
  if (oneText === undefined) return { prepared: prepared.raw(), toRows };
  const inText = connection.prepare(oneText).raw();
  return { prepared: inText, toRows: (rows) => toRows(JSON.parse(String(rows[0]?.[0])) as unknown[][]) };
}

/** Returns whether a statement failed because another connection has the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Driver.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
