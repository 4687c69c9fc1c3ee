// The house: settings, files and images, integrations, companies and locations.
import type { Knex } from 'knex';
import { boolean, id, instant, json, reference, version } from '../columns.ts';

/** Settings, files, integrations, companies and locations. */
export function house(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // A row for each setting, its value empty until somebody changes it.
      .createTable('settings', (t) => {
        id(t);
        version(t);
        t.string('slug').notNullable().unique();
        t.text('waarde');
      })
      // Contents of files, under the hash of their bytes.
      .createTable('file_contents', (t) => {
        id(t);
        t.string('sha256', 64).notNullable().unique();
        t.binary('bytes').notNullable();
      })
      // Contents that a file let go of: the clock looks at these alone for what nothing has any more.
      .createTable('loose_contents', (t) => {
        // No reference: its check would wait for those who keep the same contents, and they for the one who lets go of theirs.
        t.integer('content_id').notNullable().primary();
      })
      .createTable('files', (t) => {
        id(t);
        // The kind of thing the file belongs to.
        t.string('soort', 20).notNullable();
        t.integer('object_id').notNullable();
        t.string('filename', 255).notNullable();
        t.string('media_type', 100).notNullable();
        t.integer('size').notNullable();
        t.string('sha256', 64).notNullable();
        reference(t, 'content_id', 'file_contents').notNullable();
        instant(t, 'created_at').notNullable();
        t.index(['object_id', 'soort']);
      })
      // Logos of PDF templates, under the hash of their bytes.
      .createTable('images', (t) => {
        id(t);
        t.string('sha256', 64).notNullable().unique();
        t.string('media_type', 20).notNullable();
        t.binary('bytes').notNullable();
      })
      // Images of products and packages, and the widths that were made of each.
      .createTable('pictures', (t) => {
        id(t);
        reference(t, 'content_id', 'file_contents').notNullable();
        t.string('media_type', 20).notNullable();
        t.integer('width').notNullable();
        t.integer('height').notNullable();
      })
      .createTable('resized_pictures', (t) => {
        id(t);
        reference(t, 'picture_id', 'pictures', { part: true }).notNullable();
        t.integer('width').notNullable();
        t.binary('bytes').notNullable();
        t.unique(['picture_id', 'width']);
      })
      // Other services that this one uses, with what they are told and their secrets.
      .createTable('integrations', (t) => {
        id(t);
        version(t);
        t.string('name', 255).notNullable();
        t.string('kind', 30).notNullable();
        json(t, 'settings').notNullable();
        // By their names, each as db/engine/keys.ts encrypts it.
        json(t, 'secrets').notNullable();
        instant(t, 'created_at').notNullable();
        instant(t, 'updated_at').notNullable();
        // The last part of the address at which a provider reports.
        t.string('token', 50);
        t.unique(['token']);
      })
      .createTable('payment_methods', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        boolean(t, 'weergeven_in_kassa');
        boolean(t, 'bevestiging_mailen');
        t.string('type', 20).notNullable();
        t.string('ledger_number', 50);
      })
      .createTable('pdf_templates', (t) => {
        id(t);
        version(t);
        t.string('naam').notNullable();
        t.string('context', 20).notNullable();
        t.string('accent_color', 7);
        t.text('header');
        t.text('footer');
        t.string('logo_sha256', 64);
      })
      .createTable('companies', (t) => {
        id(t);
        version(t);
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
        t.string('onderwerp_mail_eindfactuur').notNullable();
        t.text('body_mail_eindfactuur').notNullable();
        t.string('onderwerp_eerste_betalingsherinnering').notNullable();
        t.text('body_eerste_betalingsherinnering').notNullable();
        t.string('onderwerp_tweede_betalingsherinnering').notNullable();
        t.text('body_tweede_betalingsherinnering').notNullable();
        t.string('onderwerp_betaalbevestiging').notNullable();
        t.text('body_betaalbevestiging').notNullable();
        t.text('ondertekening_standaardmails');
        t.string('standaard_aanhef').notNullable();
        t.string('attentietekst').notNullable();
        t.string('standaard_titel_man', 50).notNullable();
        t.string('standaard_titel_vrouw', 50).notNullable();
        t.string('communication_default_mail_subject').notNullable();
        instant(t, 'deleted_at');
        t.integer('factureren_na_dagen').notNullable().defaultTo(0);
        reference(t, 'smtp_integration_id', 'integrations');
        reference(t, 'payment_integration_id', 'integrations');
        reference(t, 'online_betaalmethode_id', 'payment_methods');
        t.string('peppol_id', 60);
        reference(t, 'peppol_integration_id', 'integrations').withKeyName('companies_peppol_integration_id_fkey');
        boolean(t, 'peppol_automatisch');
      })
      .createTable('locations', (t) => {
        id(t);
        version(t);
        t.string('naam').notNullable();
        for (const name of ['weergavenaam', 'adres', 'plaats']) t.string(name);
        t.string('kleur', 50);
        t.string('postcode', 20);
        t.string('telefoonnummer', 50);
        t.double('latitude');
        t.double('longitude');
        t.integer('capaciteit');
        t.integer('aantal_groepen');
        reference(t, 'parent_id', 'locations');
      })
  );
}
