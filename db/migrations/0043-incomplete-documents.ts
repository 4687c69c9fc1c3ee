// Stored responses repeat what a document lacks, as they repeat unknown tags.
import type { Knex } from 'knex';

export const formerly = '100-incomplete-documents';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.text('incomplete_document');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.dropColumn('incomplete_document');
  });
}
