// Products, and the packages that are made of them.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, money, percentage, reference, version } from '../columns.ts';

export function catalogue(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      .createTable('product_groups', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        t.string('slug', 255).unique();
        t.string('ledger_number', 50);
        t.string('cost_center', 255);
      })
      .createTable('products', (t) => {
        id(t);
        version(t);
        reference(t, 'leverancier_id', 'contacts').notNullable();
        reference(t, 'productgroep_id', 'product_groups');
        t.string('naam', 255).notNullable();
        t.string('weergavenaam', 255);
        money(t, 'inkoop').notNullable();
        t.integer('minimum_aantal').notNullable();
        t.string('duur', 40);
        t.text('beschrijving_klant');
        t.text('uitgebreide_omschrijving');
        boolean(t, 'mag_api');
        boolean(t, 'los_op_planning');
        t.string('planstrategie', 255);
        t.text('personeelsinstructie');
        boolean(t, 'locatie_verplicht');
        json(t, 'extra');
        t.string('aantalbepaling', 20).notNullable();
        t.integer('aantal').notNullable();
        t.integer('per_x_personen').notNullable();
        t.string('per_x_personen_afronding', 20).notNullable();
        boolean(t, 'is_deleted');
        reference(t, 'picture_id', 'pictures');
        // The SHA-256 of the picture's bytes, by which events and clients notice another picture.
        t.string('picture_sha256', 64);
        json(t, 'metadata').notNullable().defaultTo('{}');
      })
      // Prices by VAT rate, each from a date; those without one have always been there.
      .createTable('product_prices', (t) => {
        id(t);
        reference(t, 'product_id', 'products', { part: true }).notNullable();
        percentage(t, 'btw').notNullable();
        money(t, 'verkoop').notNullable();
        date(t, 'vanaf');
        t.unique(['product_id', 'btw', 'vanaf']);
      })
      // NULLs are never equal, so prices without a date need an index of their own.
      .raw(
        `create unique index product_prices_product_id_btw_unique on product_prices (product_id, btw)
      where vanaf is null`,
      )
      .createTable('product_locations', (t) => {
        id(t);
        reference(t, 'product_id', 'products', { part: true }).notNullable();
        reference(t, 'location_id', 'locations').notNullable();
        t.integer('position').notNullable();
        t.unique(['product_id', 'location_id']);
      })
      .createTable('product_requirements', (t) => {
        id(t);
        reference(t, 'product_id', 'products', { part: true }).notNullable();
        reference(t, 'vereist_product_id', 'products').notNullable();
        t.integer('aantal').notNullable();
        t.integer('per_x_aantal').notNullable();
        t.string('afronding', 20).notNullable();
        t.integer('position').notNullable();
        t.unique(['product_id', 'vereist_product_id']);
      })
      .createTable('product_labels', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
      })
      .createTable('labelled_products', (t) => {
        id(t);
        reference(t, 'product_id', 'products', { part: true }).notNullable();
        reference(t, 'label_id', 'product_labels').notNullable();
        t.unique(['product_id', 'label_id']);
      })
      .createTable('attachments', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        t.string('filename', 255).notNullable();
      })
      .createTable('product_attachments', (t) => {
        id(t);
        reference(t, 'product_id', 'products', { part: true }).notNullable();
        reference(t, 'attachment_id', 'attachments').notNullable();
        t.integer('position').notNullable();
        t.unique(['product_id', 'attachment_id']);
      })
      // Programmes of products that are booked as a whole.
      .createTable('packages', (t) => {
        id(t);
        version(t);
        t.string('arrangement', 255).notNullable();
        t.string('weergavenaam', 255);
        t.text('uitgebreide_omschrijving').notNullable();
        t.integer('aantal_personen').notNullable();
        t.string('ontvangstlocatie', 255);
        for (const name of [
          'mag_online',
          'mag_api',
          'mag_uitjes',
          'mag_online_geboekt_worden_direct_betalen',
          'mag_online_geboekt_worden_achteraf_betalen',
        ])
          boolean(t, name);
        for (const name of [
          'maximum_aantal_personen_online',
          'onlineboeking_minimaal_vooruit',
          'onlineboeking_maximaal_vooruit',
        ])
          t.integer(name);
        boolean(t, 'los_op_planning');
        reference(t, 'bedrijf_id', 'companies');
        boolean(t, 'is_deleted');
        reference(t, 'startmomentgroep_id', 'start_time_groups');
        boolean(t, 'onlineboeking_standaardbijlagen_meesturen');
        reference(t, 'picture_id', 'pictures');
        t.string('picture_sha256', 64);
        reference(t, 'onlineboeking_contactformulier_id', 'contact_forms');
        // The name that PostgreSQL gave this key in databases from before this migration.
        reference(t, 'annuleringsvoorwaarden_id', 'cancellation_terms').withKeyName(
          'packages_annuleringsvoorwaarden_id_fkey',
        );
        json(t, 'metadata').notNullable().defaultTo('{}');
      })
      .createTable('package_lines', (t) => {
        id(t);
        reference(t, 'package_id', 'packages', { part: true }).notNullable();
        reference(t, 'product_id', 'products').notNullable();
        reference(t, 'locatie_id', 'locations');
        instant(t, 'begin');
        instant(t, 'eind');
        // The wall clock at `begin`, in milliseconds from an arbitrary moment. Its differences are the offsets between
        // lines, so reads need no time zone for them.
        t.bigInteger('begin_on_the_wall');
        t.text('beschrijving');
        t.integer('aantal_personen').notNullable();
        t.integer('min');
        t.integer('max');
        t.string('onlineboeking_aantalbepalingsmethode', 30).notNullable();
      })
  );
}
