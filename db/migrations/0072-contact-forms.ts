// Contact forms, their fields and packages, and which form a package has for its online booking.
import type { Knex } from 'knex';
import { boolean, id, json, reference, version } from './columns.ts';

export const formerly = '157-contact-forms';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('contact_forms', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
  });
  await knex.schema.createTable('contact_form_fields', (t) => {
    id(t);
    reference(t, 'contactformulier_id', 'contact_forms', { part: true }).notNullable();
    t.string('naam', 255).notNullable();
    t.string('soort_invoer', 30).notNullable();
    boolean(t, 'verplicht');
    json(t, 'mogelijke_keuzes');
    boolean(t, 'bijzonderheden_boeking');
    t.string('field_identifier', 300).notNullable();
    t.string('extra_field_name', 255);
    t.string('input_type', 20);
    t.integer('sort_order').notNullable();
  });
  await knex.schema.createTable('contact_form_packages', (t) => {
    id(t);
    reference(t, 'contactformulier_id', 'contact_forms', { part: true }).notNullable();
    // A package is only marked when it is deleted, so nothing here keeps one.
    reference(t, 'package_id', 'packages').notNullable();
    t.unique(['contactformulier_id', 'package_id']);
  });
  await knex.schema.alterTable('packages', (t) => {
    reference(t, 'onlineboeking_contactformulier_id', 'contact_forms');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('packages', (t) => {
    t.dropForeign('onlineboeking_contactformulier_id');
    t.dropIndex('onlineboeking_contactformulier_id');
    t.dropColumn('onlineboeking_contactformulier_id');
  });
  for (const table of ['contact_form_packages', 'contact_form_fields', 'contact_forms'])
    await knex.schema.dropTable(table);
}
