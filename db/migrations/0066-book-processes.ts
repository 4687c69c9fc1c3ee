// Book processes, the bookings that came from one, and the discount codes that are limited to some.
import type { Knex } from 'knex';
import { boolean, id, json, reference, version } from './columns.ts';

export const formerly = '144-book-processes';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('book_processes', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    json(t, 'arrangement_ids').notNullable();
    json(t, 'product_ids').notNullable();
    boolean(t, 'actief');
  });
  await knex.schema.createTable('discount_code_processes', (t) => {
    id(t);
    reference(t, 'discount_code_id', 'discount_codes', { part: true }).notNullable();
    reference(t, 'book_process_id', 'book_processes').notNullable();
    t.unique(['discount_code_id', 'book_process_id']);
  });
  await knex.schema.alterTable('bookings', (t) => {
    reference(t, 'book_process_id', 'book_processes');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('bookings', (t) => {
    t.dropForeign('book_process_id');
    t.dropColumn('book_process_id');
  });
  await knex.schema.dropTable('discount_code_processes');
  await knex.schema.dropTable('book_processes');
}
