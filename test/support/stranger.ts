// Another program at the database: it locks what the service wants to write, as backups and administrators do.
import Driver from 'better-sqlite3';
import { Client } from 'pg';
import { migrate, type Migration } from '../../db/engine/migrate.ts';
import { openKnexOnPostgres } from '../../db/engine/postgres/migrating.ts';
import { openKnexOnSqlite } from '../../db/engine/sqlite/migrating.ts';
import { scaleWait } from './patience.ts';

/** Locks a table against writes; returns a function that releases it. */
export async function lockOut(url: string, table: string): Promise<() => Promise<void>> {
  if (url.startsWith('sqlite:')) {
    const stranger = new Driver(url.slice('sqlite:'.length));
    stranger.exec('BEGIN IMMEDIATE');
    return () => Promise.resolve(void stranger.close());
  }
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  await stranger.query('BEGIN');
  await stranger.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  return () => stranger.end();
}

/** Drops all tables of a database in use. */
export async function takeTablesAway(url: string): Promise<void> {
  if (url.startsWith('sqlite:')) {
    const stranger = new Driver(url.slice('sqlite:'.length));
    stranger.pragma('foreign_keys = off');
    const tables = stranger.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'");
    for (const name of tables.pluck().all()) stranger.exec(`drop table "${String(name)}"`);
    stranger.close();
    return;
  }
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  await stranger.query('DROP SCHEMA public CASCADE');
  await stranger.end();
}

/** Throws a whole database of PostgreSQL away, whoever uses it. */
export async function dropDatabase(url: string): Promise<void> {
  const stranger = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await stranger.connect();
  await stranger.query(`DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
  await stranger.end();
}

/** Whether several servers may use this database at the same time. */
export function isSharable(url: string): boolean {
  return !url.startsWith('sqlite:');
}

/** Makes events look as if they came in a dump from a server that had done far more transactions. */
export async function fromAnotherServer(url: string): Promise<void> {
  if (url.startsWith('sqlite:')) return;
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  for (const table of ['events', 'feed_starts']) await stranger.query(`UPDATE ${table} SET xact = '999999999999'`);
  await stranger.end();
}

/** Migrates as a start does, without the rule that only one server uses an SQLite file. */
export async function migrateAlone(url: string, migrations: readonly Migration[]): Promise<void> {
  const sqlite = url.startsWith('sqlite:');
  const shared = { acquireTimeoutMs: scaleWait(20_000) };
  const knex = sqlite ? openKnexOnSqlite(url.slice('sqlite:'.length), shared) : openKnexOnPostgres(url, shared);
  try {
    await migrate(knex, sqlite ? 'sqlite' : 'postgres', migrations);
  } finally {
    await knex.destroy();
  }
}

/** The rows that a statement finds. */
export async function rowsOf(url: string, sql: string): Promise<Readonly<Record<string, unknown>>[]> {
  if (url.startsWith('sqlite:')) {
    const stranger = new Driver(url.slice('sqlite:'.length));
    const sqliteRows = stranger.prepare(sql).all() as Readonly<Record<string, unknown>>[];
    stranger.close();
    return sqliteRows;
  }
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  const { rows } = await stranger.query<Readonly<Record<string, unknown>>>(sql);
  await stranger.end();
  return rows;
}

/** The name of an account that may read and write the server's databases, and own nothing in them. */
export async function createOrdinaryAccount(url: string): Promise<string> {
  const name = 'ordinary';
  if (!isSharable(url)) return name;
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  await stranger.query(`DROP ROLE IF EXISTS ${name}`);
  await stranger.query(`CREATE ROLE ${name} LOGIN`);
  await stranger.end();
  return name;
}
