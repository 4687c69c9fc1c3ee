// The kinds of columns that tables are made of, alike on both databases. Frozen with the migrations: add a kind, change none.
import type { Knex } from 'knex';

type Table = Knex.CreateTableBuilder;

/** The primary key: never given out twice, also after the newest row was deleted. */
export function id(t: Table): void {
  t.increments('id');
}

/** The version of an aggregate's root, which ETag and If-Match compare. */
export function version(t: Table): void {
  t.integer('version').notNullable().defaultTo(1);
}

/** An amount in cents, or a unit price in ten-thousandths. */
export function money(t: Table, name: string): Knex.ColumnBuilder {
  return t.bigInteger(name);
}

/** A percentage in basis points: 21 % = 2100. */
export function percentage(t: Table, name: string): Knex.ColumnBuilder {
  return t.integer(name);
}

/** A quantity in hundredths: 1.5 = 150. */
export function quantity(t: Table, name: string): Knex.ColumnBuilder {
  return t.integer(name);
}

/** A moment: 'YYYY-MM-DDTHH:MM:SS.sssZ' inside. */
export function instant(t: Table, name: string): Knex.ColumnBuilder {
  return t.timestamp(name, { useTz: true, precision: 3 });
}

/** A calendar day: 'YYYY-MM-DD' inside. */
export function date(t: Table, name: string): Knex.ColumnBuilder {
  return t.date(name);
}

/** Objects and lists. Kept as text, so the order of members stays; not meant to be searched. */
export function json(t: Table, name: string): Knex.ColumnBuilder {
  return t.json(name);
}

/** A yes or no, no by default. */
export function boolean(t: Table, name: string): Knex.ColumnBuilder {
  return t.boolean(name).notNullable().defaultTo(false);
}

/**
 * A reference to a row of another table, with its index. The database refuses to delete the other row. With
 * `part: true` the row is a part of the other one, and never counts as a reason to keep it.
 */
export function reference(
  t: Table,
  name: string,
  table: string,
  options: { part?: boolean } = {},
): Knex.ReferencingColumnBuilder {
  return t
    .integer(name)
    .index()
    .references('id')
    .inTable(table)
    .onDelete(options.part === true ? 'CASCADE' : 'NO ACTION');
}

/** True when the migration runs on PostgreSQL. */
export function isPostgres(knex: Knex): boolean {
  const client: unknown = knex.client;
  return typeof client === 'object' && client !== null && 'driverName' in client && client.driverName === 'pg';
}
