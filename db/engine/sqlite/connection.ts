// One connection to SQLite and the statements it has prepared; shared by the service and its statistics threads.
import Driver, { type Database, type Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { withConstraint } from './constraint-names.ts';
import { decoderOf, type Decoder } from './values.ts';

interface Prepared {
  readonly statement: Statement;
  readonly decode: Decoder | undefined;
}

/** What a statement answered: rows, or what it did to the table. */
export type Result =
  | { readonly rows: readonly unknown[] }
  | { readonly rows?: never; readonly changes: number; readonly lastID: number | bigint };

const STATEMENTS_KEPT = 500;
const statements = new WeakMap<Database, LRUCache<string, Prepared>>();

/**
 * Opens a connection. Nothing waits for a lock here: SQLite's own waiting would freeze the event loop. FULL makes an
 * acknowledged payment survive a power cut.
 */
export function openConnection(file: string, readOnly: boolean): Database {
  const connection = new Driver(file, { readonly: readOnly, timeout: 0 });
  if (!readOnly) connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // What is replaced or deleted is overwritten in pages that are written anyway.
  connection.pragma('secure_delete = FAST');
  connection.pragma('foreign_keys = ON');
  connection.function('fold', { deterministic: true }, fold);
  return connection;
}

// SQLite's own lower() knows ASCII only.
function fold(text: unknown): unknown {
  return typeof text === 'string' ? text.toLowerCase() : text;
}

/** Runs a statement, prepared once per connection. Throws SqliteError, with the name of the constraint it violates. */
export function execute(connection: Database, sql: string, bindings: readonly unknown[]): Result {
  try {
    const { statement, decode } = prepare(connection, sql);
    if (statement.reader) {
      const rows = statement.all(...bindings);
      return { rows: decode === undefined ? rows : decode(rows) };
    }
    const { changes, lastInsertRowid } = statement.run(...bindings);
    return { changes, lastID: lastInsertRowid };
  } catch (error) {
    throw withConstraint(connection, error);
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

/** True when another connection holds the lock that a statement needed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Driver.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
