// Tables whose rows the database itself keeps from being changed and removed. Frozen with the migrations that use it.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

/** Lets the database refuse updates and deletes of these tables, with a sentence that says what to do. */
export async function protect(knex: Knex, tables: readonly string[], refusal: string): Promise<void> {
  for (const table of tables) await (isPostgres(knex) ? onPostgres : onSqlite)(knex, table, refusal);
}

async function onPostgres(knex: Knex, table: string, refusal: string): Promise<void> {
  await knex.raw(`create function ${table}_stay() returns trigger language plpgsql as
    $$ begin raise exception '${refusal}'; end $$`);
  await knex.raw(`create trigger ${table}_stay before update or delete or truncate on ${table}
    for each statement execute function ${table}_stay()`);
}

async function onSqlite(knex: Knex, table: string, refusal: string): Promise<void> {
  for (const change of ['update', 'delete'])
    await knex.raw(`create trigger ${table}_${change} before ${change} on ${table}
      begin select raise(abort, '${refusal}'); end`);
}

/** Removes what is left of the protection once the tables are gone. */
export async function dropStays(knex: Knex, tables: readonly string[]): Promise<void> {
  if (!isPostgres(knex)) return;
  for (const table of tables) await knex.raw(`drop function ${table}_stay()`);
}
