// A connection to PostgreSQL by Knex alone, for migrations: they take the time they take.
import knex, { type Knex } from 'knex';
import { QUIET } from '../session/quiet.ts';
import { settingsOf } from './settings.ts';

/** Knex on one connection to the database; `acquireTimeout` is in milliseconds. */
export function knexOnPostgres(url: string, { acquireTimeout }: { readonly acquireTimeout: number }): Knex {
  return knex({
    client: 'pg',
    connection: settingsOf(url, { acquireTimeout, statementTimeout: 0, lockTimeout: 0 }) as Knex.PgConnectionConfig,
    acquireConnectionTimeout: acquireTimeout,
    compileSqlOnError: false,
    pool: { min: 0, max: 1 },
    log: QUIET,
  });
}
