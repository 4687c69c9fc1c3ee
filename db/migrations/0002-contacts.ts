// Relations of every type, their people, and who belongs where.
import type { Knex } from 'knex';
import { boolean, id, instant, json, reference, version } from './columns.ts';

export const formerly = '002-contacts';

export async function up(knex: Knex): Promise<void> {
  await contacts(knex);
  await people(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['contact_links', 'contact_persons', 'contacts']) await knex.schema.dropTable(table);
}

async function contacts(knex: Knex): Promise<void> {
  await knex.schema.createTable('contacts', (t) => {
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
    t.index(['type', 'id']);
  });
  // Two requests that make the same relation at once: the second one fails here, tries again and finds the first.
  await knex.raw('create unique index contacts_identity_unique on contacts (identity) where archived_at is null');
}

async function people(knex: Knex): Promise<void> {
  await knex.schema.createTable('contact_persons', (t) => {
    id(t);
    version(t);
    for (const name of ['voornaam', 'achternaam', 'aanhef', 'adres', 'plaats']) t.string(name);
    t.string('geslacht', 10).notNullable();
    t.string('postcode', 20);
    t.string('telefoon1', 50);
    t.string('telefoon2', 50);
    t.string('email1', 254);
    t.string('email2', 254);
  });
  await knex.schema.createTable('contact_links', (t) => {
    id(t);
    reference(t, 'contact_id', 'contacts', { part: true }).notNullable();
    reference(t, 'contact_person_id', 'contact_persons').notNullable();
    boolean(t, 'hoofdcontact');
    t.integer('positie').notNullable();
    t.unique(['contact_id', 'contact_person_id']);
  });
  await knex.raw('create unique index contact_links_main_unique on contact_links (contact_id) where hoofdcontact');
}
