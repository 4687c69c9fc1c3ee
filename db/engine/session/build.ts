// Queries that are built from filters by Knex, which runs none of them.
import knex, { type Knex } from 'knex';
import { SILENT_LOGGER } from './silent-logger.ts';
import type { Bindable, Dialect, BoundStatement } from './bindable.ts';

/** Builds queries. Awaiting one throws: pass it to `query` of a Reader. */
export type SqlBuilder = Knex;

/** A built query. */
export type Built = Knex.QueryBuilder | Knex.Raw;

const CLIENT_NAMES: Readonly<Record<Dialect, string>> = { sqlite: 'better-sqlite3', postgres: 'pg' };
const made: Partial<Record<Dialect, SqlBuilder>> = {};

/** Returns the query builder of a database, which has no connection. */
export function buildFor(dialect: Dialect): SqlBuilder {
  return (made[dialect] ??= knex({ client: CLIENT_NAMES[dialect], useNullAsDefault: true, log: SILENT_LOGGER }));
}

/** Returns the text of a built query, with `?`, and its values. */
export function compileQuery(query: Built): BoundStatement {
  const { sql, bindings } = query.toSQL();
  return { text: sql, values: bindings as readonly Bindable[] };
}
