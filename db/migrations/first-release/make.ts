// Makes the tables of some areas.
import type { Knex } from 'knex';
import { isPostgres } from '../columns.ts';

/** The tables of an area with their indexes, as statements that were not sent yet. */
export type Area = (knex: Knex) => Knex.SchemaBuilder;

/** All tables come first: they refer to each other across areas. */
export async function makeTables(knex: Knex, areas: readonly Area[]): Promise<void> {
  const statements = areas.flatMap((area) => area(knex).toSQL()).map(({ sql }) => sql);
  const isTable = (sql: string): boolean => sql.startsWith('create table');
  const ordered = [...statements.filter(isTable), ...statements.filter((sql) => !isTable(sql))];
  // SQLite takes one at a time. PostgreSQL may be far away: it gets all in one message.
  for (const sql of isPostgres(knex) ? [ordered.join(';\n')] : ordered) await knex.raw(sql);
}
