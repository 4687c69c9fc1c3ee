// Opens a database that no server has open, by its driver alone: statements run as they are written here.
import Driver from 'better-sqlite3';
import pg from 'pg';

type RawRow = Readonly<Record<string, unknown>>;

export interface RawDatabase {
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs one or more statements. */
  run(sql: string): Promise<void>;
  /** Returns the rows of one statement. */
  readRows(sql: string): Promise<readonly RawRow[]>;
  close(): Promise<void>;
}

/** Opens `sqlite:<path>` or `postgres://...`. */
export async function openRaw(url: string): Promise<RawDatabase> {
  if (url.startsWith('sqlite:')) return openFile(new Driver(url.slice('sqlite:'.length)));
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  return {
    dialect: 'postgres',
    run: async (sql) => {
      await client.query(sql);
    },
    readRows: async (sql) => (await client.query<RawRow>(sql)).rows,
    close: () => client.end(),
  };
}

function openFile(connection: Driver.Database): RawDatabase {
  return {
    dialect: 'sqlite',
    run(sql) {
      connection.exec(sql);
      return Promise.resolve();
    },
    readRows: (sql) => Promise.resolve(connection.prepare<[], RawRow>(sql).all()),
    close() {
      connection.pragma('wal_checkpoint(TRUNCATE)');
      connection.close();
      return Promise.resolve();
    },
  };
}
