// A connection to SQLite by Knex alone, for migrations.
import type { Database } from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { SILENT_LOGGER } from '../session/silent-logger.ts';
import { configureConnection } from './connection.ts';

/** Opens Knex on one connection to the file. Foreign keys are not enforced on it. */
export function openKnexOnSqlite(filename: string, { acquireTimeoutMs }: { readonly acquireTimeoutMs: number }): Knex {
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    acquireConnectionTimeout: acquireTimeoutMs,
    compileSqlOnError: false,
    useNullAsDefault: true,
    pool: { min: 0, max: 1, afterCreate },
    log: SILENT_LOGGER,
  });
}

function afterCreate(connection: Database, done: (error: unknown, connection: Database) => void): void {
  // A caller that waits for a lock retries: SQLite's own waiting would block the event loop.
  connection.pragma('busy_timeout = 0');
  connection.pragma('journal_mode = WAL');
  // Altering a table rebuilds it: with foreign keys on, dropping the old table would cascade to others.
  connection.pragma('foreign_keys = OFF');
  configureConnection(connection);
  done(null, connection);
}
