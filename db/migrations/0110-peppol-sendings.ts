// Sendings of invoices over the Peppol network: the integration of a company, each sending, and the sandbox's own book.
import type { Knex } from 'knex';
import { boolean, id, instant, reference, version } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('integrations', (t) => {
    // The last part of the address at which a provider reports.
    t.string('token', 50);
  });
  await knex.schema.alterTable('integrations', (t) => {
    t.unique(['token']);
  });
  // Written out: for a new column with a reference Knex copies the whole table on SQLite.
  await knex.raw('alter table companies add column peppol_integration_id integer references integrations (id)');
  await knex.raw('create index companies_peppol_integration_id_index on companies (peppol_integration_id)');
  await knex.schema.alterTable('companies', (t) => {
    boolean(t, 'peppol_automatisch');
  });
  await knex.schema.createTable('peppol_sendings', (t) => {
    id(t);
    version(t);
    reference(t, 'factuur_id', 'invoices').notNullable();
    // No reference: it may be deleted when nothing is being sent over it any more.
    t.integer('integration_id').notNullable();
    t.string('status', 20).notNullable();
    t.string('sender', 60).notNullable();
    t.string('receiver', 60).notNullable();
    // By what we ask the provider for it: every try says the same, also one of a later sending that cannot know better.
    t.string('reference', 36).notNullable().index();
    t.string('provider_document_id', 255).index();
    t.text('error');
    // The reason that a notification gave, until the provider was asked whether that is so.
    t.text('reported_error');
    boolean(t, 'is_automatic');
    instant(t, 'created_at').notNullable();
    // The first moment at which the provider may have got it.
    instant(t, 'asked_at');
    instant(t, 'sent_at');
    instant(t, 'delivered_at');
    // The contact of the account that asked for it; null for the service itself.
    t.integer('created_by');
    t.index(['status', 'created_at']);
    t.index(['integration_id', 'status']);
  });
  await knex.raw(
    `create unique index peppol_sendings_once on peppol_sendings (factuur_id)
      where status in ('queued', 'sent', 'delivered')`,
  );
  await knex.schema.createTable('peppol_lookups', (t) => {
    id(t);
    t.integer('integration_id').notNullable();
    t.string('address', 60).notNullable();
    boolean(t, 'is_known');
    instant(t, 'checked_at').notNullable();
    t.unique(['integration_id', 'address']);
  });
  await knex.schema.createTable('sandbox_peppol_documents', (t) => {
    id(t);
    t.string('reference', 36).notNullable().unique();
    t.string('receiver', 60).notNullable();
    instant(t, 'created_at').notNullable();
    // When its receiver has it.
    instant(t, 'delivered_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['sandbox_peppol_documents', 'peppol_lookups', 'peppol_sendings'])
    await knex.schema.dropTable(table);
  await knex.schema.alterTable('companies', (t) => {
    t.dropColumn('peppol_automatisch');
  });
  await knex.raw('drop index companies_peppol_integration_id_index');
  await knex.raw('alter table companies drop column peppol_integration_id');
  await knex.schema.alterTable('integrations', (t) => {
    t.dropUnique(['token']);
  });
  await knex.schema.alterTable('integrations', (t) => {
    t.dropColumn('token');
  });
}
