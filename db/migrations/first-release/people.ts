// Contacts of every type, their people, and notes about them.
import type { Knex } from 'knex';
import { boolean, id, instant, isPostgres, json, reference, version } from '../columns.ts';

/** Contacts and notes. */
export function people(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // Customers, suppliers, staff and locations, their people, and who belongs where.
      .createTable('contacts', (t) => {
        id(t);
        version(t);
        t.string('type', 12).notNullable();
        for (const name of ['naam', 'adres', 'plaats', 'website', 'soort_klant', 'afdeling', 'betalen_vanaf'])
          t.string(name);
        t.string('postcode', 20);
        t.string('landcode', 2);
        t.string('provinciecode', 6);
        t.string('btw_nummer', 50);
        reference(t, 'bedrijf_id', 'companies');
        t.string('factuur_adressering', 1000);
        t.string('status', 10);
        t.boolean('uitje_activiteit_herinnering');
        t.boolean('onchange_email');
        json(t, 'extra_fields').notNullable();
        instant(t, 'archived_at');
        // SHA-256 of what makes the relation the same as another; null where that is incomplete.
        t.string('identity', 64);
        t.text('ondertekening');
        t.string('peppol_id', 60);
        json(t, 'metadata').notNullable().defaultTo('{}');
        t.index(['type', 'id']);
        t.index(['soort_klant']);
        t.index(['landcode']);
      })
      // Two requests that make the same relation at once: the second one fails here, tries again and finds the first.
      .raw('create unique index contacts_identity_unique on contacts (identity) where archived_at is null')
      .raw(
        `create index contacts_customers_of_company on contacts (bedrijf_id)
      where type = 'klant' and archived_at is null`,
      )
      .raw('create index contacts_of_company_index on contacts (type, bedrijf_id) where archived_at is null')
      .createTable('contact_persons', (t) => {
        id(t);
        version(t);
        for (const name of ['voornaam', 'achternaam', 'aanhef', 'adres', 'plaats']) t.string(name);
        t.string('geslacht', 10).notNullable();
        t.string('postcode', 20);
        t.string('telefoon1', 50);
        t.string('telefoon2', 50);
        t.string('email1', 254);
        t.string('email2', 254);
        json(t, 'nieuwsbrief_ids').notNullable().defaultTo('[]');
      })
      .createTable('contact_links', (t) => {
        id(t);
        reference(t, 'contact_id', 'contacts', { part: true }).notNullable();
        reference(t, 'contact_person_id', 'contact_persons').notNullable();
        boolean(t, 'hoofdcontact');
        t.integer('positie').notNullable();
        t.unique(['contact_id', 'contact_person_id']);
      })
      .raw('create unique index contact_links_main_unique on contact_links (contact_id) where hoofdcontact')
      // The words by which a search finds customers.
      .raw(
        `create table customer_words (
      customer_id integer not null references contacts (id) on delete cascade,
      word varchar(60) not null,
      primary key (customer_id, word)
    ) ${isPostgres(knex) ? '' : 'without rowid'}`,
      )
      .raw('create index customer_words_word_index on customer_words (word, customer_id)')
      // Customers who were merged into others: permanent invoices and their bookings go on naming them.
      .createTable('merged_customers', (t) => {
        id(t);
        t.integer('contact_id').notNullable().unique().references('id').inTable('contacts').onDelete('CASCADE');
        reference(t, 'merged_into_id', 'contacts').notNullable();
      })
      // Conversations and letters: with whom, and about which booking.
      .createTable('notes', (t) => {
        id(t);
        version(t);
        t.string('soort_contact', 50).notNullable();
        reference(t, 'contact_id', 'contacts').notNullable();
        // No reference: somebody who was spoken to can still be deleted.
        t.integer('contactpersoon_id');
        t.string('onderwerp', 998).notNullable();
        t.text('bericht').notNullable();
        boolean(t, 'sticky');
        reference(t, 'booking_id', 'bookings');
        instant(t, 'created_at').notNullable();
        instant(t, 'updated_at').notNullable();
        reference(t, 'created_by', 'contacts');
        t.index(['sticky', 'created_at', 'id']);
        t.index(['contact_id', 'sticky', 'created_at', 'id']);
      })
  );
}
