// PDF templates and companies.
import type { Knex } from 'knex';
import { boolean, id, instant, json, reference, version } from './columns.ts';

export const formerly = '001-companies';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pdf_templates', (t) => {
    id(t);
    version(t);
    t.string('naam').notNullable();
    t.string('context', 20).notNullable();
    t.string('accent_color', 7);
    t.text('header');
    t.text('footer');
  });
  await knex.schema.createTable('companies', (t) => {
    id(t);
    version(t);
    names(t);
    configuration(t);
    texts(t);
    instant(t, 'deleted_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('companies');
  await knex.schema.dropTable('pdf_templates');
}

function names(t: Knex.CreateTableBuilder): void {
  t.string('bedrijfsnaam').notNullable();
  t.string('weergavenaam').notNullable();
  for (const name of ['slogan', 'adres', 'plaats', 'bank_tnv', 'website']) t.string(name);
  t.string('postcode', 20);
  t.string('landcode', 2);
  t.string('iban', 34);
  t.string('bic', 11);
  for (const name of ['btw_nummer', 'kvk_nummer', 'telefoon']) t.string(name, 50);
  t.string('email').notNullable();
  t.double('latitude');
  t.double('longitude');
}

function configuration(t: Knex.CreateTableBuilder): void {
  t.string('factuur_nummer_prefix', 10).notNullable();
  t.integer('factuur_betaaltermijn').notNullable();
  json(t, 'soort_klanten').notNullable();
  json(t, 'free_relation_fields').notNullable();
  boolean(t, 'programmarender_aantallen');
  t.string('default_font', 100).notNullable();
  t.string('locale', 5).notNullable();
  reference(t, 'factuur_pdf_template_id', 'pdf_templates').notNullable();
  reference(t, 'kassa_factuur_pdf_template_id', 'pdf_templates');
  reference(t, 'online_boeking_factuur_pdf_template_id', 'pdf_templates');
}

function texts(t: Knex.CreateTableBuilder): void {
  for (const mail of [
    'mail_eindfactuur',
    'eerste_betalingsherinnering',
    'tweede_betalingsherinnering',
    'betaalbevestiging',
  ]) {
    t.string(`onderwerp_${mail}`).notNullable();
    t.text(`body_${mail}`).notNullable();
  }
  t.text('ondertekening_standaardmails');
  t.string('standaard_aanhef').notNullable();
  t.string('attentietekst').notNullable();
  t.string('standaard_titel_man', 50).notNullable();
  t.string('standaard_titel_vrouw', 50).notNullable();
  t.string('communication_default_mail_subject').notNullable();
}
