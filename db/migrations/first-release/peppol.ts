// Invoices that go out and documents that come in over the Peppol network.
import type { Knex } from 'knex';
import { boolean, date, id, instant, reference, version } from '../columns.ts';

/** Sendings and documents of Peppol. */
export function peppol(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // Invoices that are sent over the Peppol network.
      .createTable('peppol_sendings', (t) => {
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
      })
      .raw(
        `create unique index peppol_sendings_once on peppol_sendings (factuur_id)
      where status in ('queued', 'sent', 'delivered')`,
      )
      // Addresses that a provider was asked about: whether the network knows them.
      .createTable('peppol_lookups', (t) => {
        id(t);
        t.integer('integration_id').notNullable();
        t.string('address', 60).notNullable();
        boolean(t, 'is_known');
        instant(t, 'checked_at').notNullable();
        t.unique(['integration_id', 'address']);
      })
      // Documents that the provider of a sandbox was given.
      .createTable('sandbox_peppol_documents', (t) => {
        id(t);
        t.string('reference', 36).notNullable().unique();
        t.string('receiver', 60).notNullable();
        instant(t, 'created_at').notNullable();
        // When its receiver has it.
        instant(t, 'delivered_at').notNullable();
      })
      // Documents that came in over the network, as they came, and whether somebody dealt with them.
      .createTable('peppol_documents', (t) => {
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
      })
      .createTable('peppol_document_files', (t) => {
        id(t);
        reference(t, 'document_id', 'peppol_documents', { part: true }).notNullable().unique();
        t.binary('bytes').notNullable();
      })
  );
}
