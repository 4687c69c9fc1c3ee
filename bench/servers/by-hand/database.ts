// The two drivers as a program without any library between would use them: one function that runs a statement.
import Driver from 'better-sqlite3';
import pg from 'pg';

export type Value = string | number | boolean | null | Date | readonly number[];
export type Row = Readonly<Record<string, Value>>;

/** Runs a statement, written with `?`, and answers its rows. */
export type Run = (sql: string, values?: readonly Value[]) => Promise<Row[]> | Row[];

export interface HandDatabase {
  /** Whether nobody else changes it, so that what was read may be kept. */
  readonly isAlone: boolean;
  /** Runs `work` between BEGIN and COMMIT. */
  read<T>(work: (run: Run) => Promise<T>): Promise<T>;
  write<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** A condition that a column has one of the numbers of a list, given as one value. */
  among(column: string): string;
  list(ids: readonly number[]): Value;
}

/** Opens `sqlite:<path>` or `postgres://...`. */
export function open(url: string): HandDatabase {
  return url.startsWith('sqlite:') ? onSqlite(url.slice('sqlite:'.length)) : onPostgres(url);
}

// Awaiting what is there already lets no other request in, so one connection serves them all.
function onSqlite(file: string): HandDatabase {
  const connection = new Driver(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  const prepared = new Map<string, Driver.Statement>();
  const run: Run = (sql, values = []) => {
    let statement = prepared.get(sql);
    if (statement === undefined) prepared.set(sql, (statement = connection.prepare(sql)));
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    if (statement.reader) return statement.all(...bound) as Row[];
    statement.run(...bound);
    return [];
  };
  const within = async <T>(begin: string, work: (run: Run) => Promise<T>): Promise<T> => {
    await run(begin);
    const answer = await work(run);
    await run('COMMIT');
    return answer;
  };
  return {
    isAlone: true,
    read: (work) => within('BEGIN', work),
    write: (work) => within('BEGIN IMMEDIATE', work),
    among: (column) => `${column} in (select value from json_each(?))`,
    list: (ids) => JSON.stringify(ids),
  };
}

function onPostgres(url: string): HandDatabase {
  const { INT8, NUMERIC, DATE } = pg.types.builtins;
  for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, Number);
  pg.types.setTypeParser(DATE, String);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const texts = new Map<string, string>();
  const textOf = (sql: string): string => {
    const known = texts.get(sql);
    if (known !== undefined) return known;
    let number = 0;
    const text = sql.replaceAll('?', () => `$${String(++number)}`);
    texts.set(sql, text);
    return text;
  };
  const within = async <T>(begin: string, work: (run: Run) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const answer = await work(async (sql, values = []) => (await client.query<Row>(textOf(sql), [...values])).rows);
      await client.query('COMMIT');
      return answer;
    } finally {
      client.release();
    }
  };
  return {
    isAlone: false,
    read: (work) => within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    write: (work) => within('BEGIN', work),
    among: (column) => `${column} = any(?)`,
    list: (ids) => ids,
  };
}
