// Uses the two drivers as a careful program without a library does: statements prepared once, and named on PostgreSQL.
import Driver from 'better-sqlite3';
import pg from 'pg';

export type SqlValue = string | number | boolean | null | Buffer | readonly number[];
export type HandRow = Readonly<Record<string, SqlValue>>;

/** Runs a statement, written with `?`, and returns its rows; instants are ISO texts in UTC. */
export type RunStatement = (sql: string, values?: readonly SqlValue[]) => Promise<HandRow[]>;

export interface HandDatabase {
  /** Whether one writer at a time uses the whole database, so that rows need no locks. */
  readonly isAlone: boolean;
  /** Runs a single statement, which sees one moment. */
  readonly run: RunStatement;
  /** Runs `work` in a transaction that writes, and rolls it back when `work` throws. */
  write<T>(work: (run: RunStatement) => Promise<T>): Promise<T>;
  /** Returns a condition: the column has one of the numbers of a list, bound as one value. */
  matchList(column: string): string;
  bindList(ids: readonly number[]): SqlValue;
}

/** Opens `sqlite:<path>` or `postgres://...`. */
export function open(url: string): HandDatabase {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url);
}

function openSqlite(file: string): HandDatabase {
  const connect = (readonly: boolean): RunStatement => {
    const connection = new Driver(file, { readonly });
    connection.pragma('busy_timeout = 5000');
    if (!readonly) for (const set of ['journal_mode = WAL', 'synchronous = FULL']) connection.pragma(set);
    connection.pragma('foreign_keys = ON');

    const prepared = new Map<string, Driver.Statement>();
    return (sql, values = []) => {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = connection.prepare(sql);
        prepared.set(sql, statement);
      }
      const boundValues = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
      if (statement.reader) return Promise.resolve(statement.all(...boundValues) as HandRow[]);
      statement.run(...boundValues);
      return Promise.resolve([]);
    };
  };

  const writing = connect(false);
  const reading = connect(true);

  // Each transaction waits for the last one, even if that one failed.
  let last: Promise<unknown> = Promise.resolve();
  return {
    isAlone: true,
    run: async (sql, values) => reading(sql, values),
    write: (work) => {
      const next = last.then(() => runInTransaction(writing, 'BEGIN IMMEDIATE', work));
      last = next.catch(() => undefined);
      return next;
    },
    matchList: (column) => `${column} in (select value from json_each(?))`,
    bindList: (ids) => JSON.stringify(ids),
  };
}

async function runInTransaction<T>(
  run: RunStatement,
  begin: string,
  work: (run: RunStatement) => Promise<T>,
): Promise<T> {
  await run(begin);
  try {
    const result = await work(run);
    await run('COMMIT');
    return result;
  } catch (error) {
    await run('ROLLBACK');
    throw error;
  }
}

function openPostgres(url: string): HandDatabase {
  const { INT8, NUMERIC, DATE, TIMESTAMPTZ, JSON: JSON_TEXT } = pg.types.builtins;
  for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, Number);
  for (const type of [DATE, JSON_TEXT]) pg.types.setTypeParser(type, String);
  pg.types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString());

  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const statementBySql = new Map<string, { readonly name: string; readonly text: string }>();

  const nameOf = (sql: string): { readonly name: string; readonly text: string } => {
    const cachedStatement = statementBySql.get(sql);
    if (cachedStatement !== undefined) return cachedStatement;
    let number = 0;
    const text = sql.replaceAll('?', () => `$${String(++number)}`);
    const statement = { name: `s${String(statementBySql.size)}`, text };
    statementBySql.set(sql, statement);
    return statement;
  };

  const runOn =
    (client: pg.Pool | pg.PoolClient): RunStatement =>
    async (sql, values = []) =>
      (await client.query<HandRow>({ ...nameOf(sql), values: [...values] })).rows;

  return {
    isAlone: false,
    run: runOn(pool),
    write: async (work) => {
      const client = await pool.connect();
      try {
        return await runInTransaction(runOn(client), 'BEGIN', work);
      } finally {
        client.release();
      }
    },
    matchList: (column) => `${column} = any(?)`,
    bindList: (ids) => ids,
  };
}

/** Inserts rows, with one prepared statement for each number of rows; returns their ids in order. */
export async function insert(
  run: RunStatement,
  table: string,
  rows: readonly Readonly<Record<string, SqlValue>>[],
): Promise<number[]> {
  return (await run(...writeInsert(table, rows, ' returning id'))).map(({ id }) => Number(id));
}

/** Inserts rows whose ids no caller needs. */
export async function insertOnly(
  run: RunStatement,
  table: string,
  rows: readonly Readonly<Record<string, SqlValue>>[],
): Promise<void> {
  await run(...writeInsert(table, rows, ''));
}

function writeInsert(
  table: string,
  rows: readonly Readonly<Record<string, SqlValue>>[],
  returning: string,
): [sql: string, values: SqlValue[]] {
  const columns = Object.keys(rows[0] ?? {});
  const sql = textOf(table, columns, rows.length) + returning;
  return [sql, rows.flatMap((row) => columns.map((column) => row[column] ?? null))];
}

const texts = new Map<string, string>();

function textOf(table: string, columns: readonly string[], rows: number): string {
  const key = `${table} ${String(rows)} ${columns.join()}`;
  let text = texts.get(key);
  if (text === undefined) {
    const placeholders = `(${columns.map(() => '?').join(', ')})`;
    const names = columns.map((name) => `"${name}"`).join(', ');
    text = `insert into ${table} (${names}) values ${Array.from({ length: rows }, () => placeholders).join(', ')}`;
    texts.set(key, text);
  }
  return text;
}
