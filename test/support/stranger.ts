// Another program at the database of the service, as backups and administrators are: it locks, drops, changes and reads.
import Driver from 'better-sqlite3';
import { Client } from 'pg';
import { fileOf, isSharable } from './database-url.ts';

/** Locks a table against writes, on SQLite the whole file; returns a function that releases it. */
export async function lockOut(url: string, table: string): Promise<() => Promise<void>> {
  const file = fileOf(url);
  if (file !== null) {
    const stranger = new Driver(file);
    stranger.exec('BEGIN IMMEDIATE');
    return () => Promise.resolve(void stranger.close());
  }

  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  await stranger.query('BEGIN');
  await stranger.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  return () => stranger.end();
}

/** Calls a function with a connection to PostgreSQL, and closes it afterwards. */
async function useClient<Result>(url: string, use: (stranger: Client) => Promise<Result>): Promise<Result> {
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  try {
    return await use(stranger);
  } finally {
    await stranger.end();
  }
}

/** Calls a function with a connection to an SQLite file, and closes it afterwards. */
function useFile<Result>(file: string, use: (stranger: Driver.Database) => Result): Result {
  const stranger = new Driver(file);
  try {
    return use(stranger);
  } finally {
    stranger.close();
  }
}

/** Drops all tables of a database in use. */
export async function dropTables(url: string): Promise<void> {
  const file = fileOf(url);
  if (file === null) {
    await useClient(url, (stranger) => stranger.query('DROP SCHEMA public CASCADE'));
    return;
  }

  useFile(file, (stranger) => {
    stranger.pragma('foreign_keys = off');
    const tables = stranger.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'");
    for (const name of tables.pluck().all()) stranger.exec(`drop table "${String(name)}"`);
  });
}

/** Drops a whole database of PostgreSQL, whoever uses it. */
export async function dropDatabase(url: string): Promise<void> {
  const maintenanceUrl = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  const name = new URL(url).pathname.slice(1);
  await useClient(maintenanceUrl, (stranger) => stranger.query(`DROP DATABASE "${name}" WITH (FORCE)`));
}

/**
 * Makes events look as if they came in a dump from a server that had done far more transactions. SQLite has no such
 * numbers: nothing changes.
 */
export async function raiseTransactionNumbers(url: string): Promise<void> {
  if (!isSharable(url)) return;
  await useClient(url, async (stranger) => {
    for (const table of ['events', 'feed_starts']) await stranger.query(`UPDATE ${table} SET xact = '999999999999'`);
  });
}

/** Runs a statement; returns the rows that it finds. */
export async function runStatement(url: string, sql: string): Promise<Readonly<Record<string, unknown>>[]> {
  const file = fileOf(url);
  if (file !== null)
    return useFile(file, (stranger) => stranger.prepare(sql).all() as Readonly<Record<string, unknown>>[]);

  const { rows } = await useClient(url, (stranger) => stranger.query<Readonly<Record<string, unknown>>>(sql));
  return rows;
}

/**
 * Returns the name of an account that may read and write the server's databases, and owns nothing in them. On SQLite,
 * which has no accounts, nothing is created.
 */
export async function createOrdinaryAccount(url: string): Promise<string> {
  const name = 'ordinary';
  if (!isSharable(url)) return name;
  await useClient(url, async (stranger) => {
    await stranger.query(`DROP ROLE IF EXISTS ${name}`);
    await stranger.query(`CREATE ROLE ${name} LOGIN`);
  });
  return name;
}
