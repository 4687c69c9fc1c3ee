// A connection to PostgreSQL by Knex alone, for migrations.
import knex, { type Knex } from 'knex';
import { SILENT_LOGGER } from '../session/silent-logger.ts';
import { buildPlainConfig } from './client-config.ts';

/** Knex on one connection to the database; `acquireTimeout` is in milliseconds. */
export function openKnexOnPostgres(url: string, { acquireTimeout }: { readonly acquireTimeout: number }): Knex {
  return knex({
    client: 'pg',
    connection: buildPlainConfig(url, { acquireTimeout }) as Knex.PgConnectionConfig,
    acquireConnectionTimeout: acquireTimeout,
    compileSqlOnError: false,
    pool: { min: 0, max: 1 },
    log: SILENT_LOGGER,
  });
}
