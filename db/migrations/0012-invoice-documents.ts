// The PDFs of permanent invoices, each kept from when it was first made.
import type { Knex } from 'knex';
import { id, instant, reference } from './columns.ts';

export const formerly = '041-invoice-documents';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('invoice_documents', (t) => {
    id(t);
    reference(t, 'factuur_id', 'invoices', { part: true }).notNullable().unique();
    t.string('sha256', 64).notNullable();
    t.binary('bytes').notNullable();
    instant(t, 'created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('invoice_documents');
}
