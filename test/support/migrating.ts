// Migrations outside a server: as many at once as a test wants, also on SQLite.
import { migrate, type Migration } from '../../db/engine/migrate.ts';
import { openKnexOnPostgres } from '../../db/engine/postgres/migrating.ts';
import { openKnexOnSqlite } from '../../db/engine/sqlite/migrating.ts';
import { fileOf } from './database-url.ts';
import { scaleWait } from './patience.ts';

/** Migrates as a start does, without the rule that only one server uses an SQLite file. */
export async function migrateUnguarded(url: string, migrations: readonly Migration[]): Promise<void> {
  const file = fileOf(url);
  const options = { acquireTimeoutMs: scaleWait(20_000) };
  const knex = file === null ? openKnexOnPostgres(url, options) : openKnexOnSqlite(file, options);
  try {
    await migrate(knex, file === null ? 'postgres' : 'sqlite', migrations);
  } finally {
    await knex.destroy();
  }
}
