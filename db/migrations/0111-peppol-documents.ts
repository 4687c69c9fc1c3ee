// Documents that came in over the Peppol network, as they came, and whether somebody dealt with them.
import type { Knex } from 'knex';
import { boolean, date, id, instant, reference, version } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('peppol_documents', (t) => {
    id(t);
    version(t);
    // No reference: it may be deleted, and what it received stays.
    t.integer('integration_id').notNullable();
    t.string('provider_document_id', 255).notNullable();
    t.string('sender', 60);
    t.string('receiver', 60);
    t.string('soort', 20);
    t.string('nummer', 255);
    date(t, 'datum');
    t.string('leverancier', 255);
    t.string('totaal', 30);
    t.string('valuta', 3);
    t.text('error');
    boolean(t, 'handled');
    instant(t, 'received_at').notNullable();
    t.unique(['integration_id', 'provider_document_id']);
    t.index(['handled', 'id']);
  });
  await knex.schema.createTable('peppol_document_files', (t) => {
    id(t);
    reference(t, 'document_id', 'peppol_documents', { part: true }).notNullable().unique();
    t.binary('bytes').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['peppol_document_files', 'peppol_documents']) await knex.schema.dropTable(table);
}
