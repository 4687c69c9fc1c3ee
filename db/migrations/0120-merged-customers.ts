// The customers who were merged into others: permanent invoices and their bookings go on naming them.
import type { Knex } from 'knex';
import { id, reference } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('merged_customers', (t) => {
    id(t);
    t.integer('contact_id').notNullable().unique().references('id').inTable('contacts').onDelete('CASCADE');
    reference(t, 'merged_into_id', 'contacts').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('merged_customers');
}
