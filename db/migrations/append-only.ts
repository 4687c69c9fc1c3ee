// Tables whose rows the database itself keeps from being changed and removed. Frozen with the migrations that use it.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

/**
 * Lets the database refuse updates and deletes of these tables, with a sentence that says what to do. On PostgreSQL each
 * has a function of its own, unless they share one of this name.
 */
export async function protect(
  knex: Knex,
  tables: readonly string[],
  refusal: string,
  shared: string | null = null,
): Promise<void> {
  if (!isPostgres(knex)) {
    for (const table of tables) await onSqlite(knex, table, refusal);
    return;
  }
  if (shared !== null) await makeFunction(knex, shared, refusal);
  for (const table of tables) {
    if (shared === null) await makeFunction(knex, `${table}_stay`, refusal);
    await knex.raw(`create trigger ${table}_stay before update or delete or truncate on ${table}
      for each statement execute function ${shared ?? `${table}_stay`}()`);
  }
}

async function makeFunction(knex: Knex, name: string, refusal: string): Promise<void> {
  await knex.raw(`create function ${name}() returns trigger language plpgsql as
    $$ begin raise exception '${refusal}'; end $$`);
}

async function onSqlite(knex: Knex, table: string, refusal: string): Promise<void> {
  for (const change of ['update', 'delete'])
    await knex.raw(`create trigger ${table}_${change} before ${change} on ${table}
      begin select raise(abort, '${refusal}'); end`);
}
