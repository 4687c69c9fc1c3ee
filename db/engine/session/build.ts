// Queries that are put together from filters, built by Knex, which runs nothing here.
import knex, { type Knex } from 'knex';
import { SILENT_LOGGER } from './silent-logger.ts';
import type { Bindable, Dialect, BoundStatement } from './bindable.ts';

/** Builds queries. One that is awaited throws: give it to `query` of a Reader. */
export type SqlBuilder = Knex;

/** A query that was built. */
export type Built = Knex.QueryBuilder | Knex.Raw;

const CLIENT_NAMES: Readonly<Record<Dialect, string>> = { sqlite: 'better-sqlite3', postgres: 'pg' };
const made: Partial<Record<Dialect, SqlBuilder>> = {};

/** The query builder of a database. It has no connection. */
export function buildFor(dialect: Dialect): SqlBuilder {
  return (made[dialect] ??= knex({ client: CLIENT_NAMES[dialect], useNullAsDefault: true, log: SILENT_LOGGER }));
}

/** The text of a query that was built, with `?`, and its values. */
export function compileQuery(query: Built): BoundStatement {
  const { sql, bindings } = query.toSQL();
  return { text: sql, values: bindings as readonly Bindable[] };
}
