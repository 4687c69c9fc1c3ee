// A connection to PostgreSQL by Knex alone, for migrations.
import knex, { type Knex } from 'knex';
import { SILENT_LOGGER } from '../session/silent-logger.ts';
import { buildPlainConfig } from './client-config.ts';

/** Opens Knex on one connection to the database. */
export function openKnexOnPostgres(url: string, { acquireTimeoutMs }: { readonly acquireTimeoutMs: number }): Knex {
  return knex({
    client: 'pg',
    connection: buildPlainConfig(url, { acquireTimeoutMs }) as Knex.PgConnectionConfig,
    acquireConnectionTimeout: acquireTimeoutMs,
    compileSqlOnError: false,
    pool: { min: 0, max: 1 },
    log: SILENT_LOGGER,
  });
}
