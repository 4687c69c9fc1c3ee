// Staff and their shifts, and the capacity of each material.
import type { Knex } from 'knex';
import { boolean, id, instant, json, quantity, reference, version } from '../columns.ts';
import { lastsLonger } from './expressions.ts';

/** Staff, materials, shifts and calendars. */
export function planning(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      .createTable('qualifications', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        t.text('beschrijving');
        boolean(t, 'archived');
        instant(t, 'created_at').notNullable();
        instant(t, 'updated_at').notNullable();
      })
      .createTable('staff_qualifications', (t) => {
        id(t);
        reference(t, 'contact_id', 'contacts', { part: true }).notNullable();
        reference(t, 'kwalificatie_id', 'qualifications').notNullable();
        t.unique(['contact_id', 'kwalificatie_id']);
      })
      .createTable('materials', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        for (const name of ['aantal', 'aantal_groepen', 'aantal_tegelijk_starten', 'aantal_groepen_tegelijk_starten'])
          t.integer(name);
        boolean(t, 'overzichtmenu');
        t.integer('percentage_online_te_boeken').notNullable();
      })
      .createTable('product_materials', (t) => {
        id(t);
        reference(t, 'product_id', 'products', { part: true }).notNullable();
        reference(t, 'materiaal_id', 'materials').notNullable();
        quantity(t, 'aantal').notNullable();
        t.integer('per_x_aantal').notNullable();
        t.string('afronding', 20).notNullable();
        t.integer('position').notNullable();
        t.unique(['product_id', 'materiaal_id']);
      })
      // How much of a material there is in a period. Entries never overlap: the databases see to it.
      .createTable('capacity_entries', (t) => {
        id(t);
        t.integer('material_id').notNullable().references('id').inTable('materials').onDelete('CASCADE');
        instant(t, 'begin').notNullable();
        instant(t, 'end').notNullable();
        t.integer('amount').notNullable();
        t.string('internal_reference', 50);
        t.index(['material_id', 'begin']);
        t.check('"begin" < "end"', [], 'capacity_entries_order');
      })
      .createTable('shifts', (t) => {
        id(t);
        version(t);
        instant(t, 'begin').notNullable().index();
        instant(t, 'eind').notNullable().index();
        t.text('noot').notNullable();
        t.text('opmerking').notNullable();
        t.integer('personeel_id').notNullable().references('id').inTable('contacts');
        reference(t, 'boeking_id', 'bookings');
        reference(t, 'locatie_id', 'locations');
        reference(t, 'kwalificatie_id', 'qualifications');
        t.string('status', 20).notNullable();
        reference(t, 'created_by', 'contacts');
        t.index(['personeel_id', 'begin', 'id']);
      })
      .raw(`create index shifts_of_days on shifts ("begin", eind) where ${lastsLonger(knex, 1)}`)
      .createTable('recorded_hours', (t) => {
        id(t);
        t.integer('personeel_id').notNullable().references('id').inTable('contacts');
        reference(t, 'dienst_id', 'shifts').notNullable();
        instant(t, 'begin').notNullable().index();
        instant(t, 'eind').notNullable();
        t.integer('pauze_minuten').notNullable();
        t.text('noot').notNullable();
        t.index(['personeel_id', 'begin', 'id']);
      })
      .createTable('staff_availability', (t) => {
        id(t);
        t.integer('personeel_id').notNullable().references('id').inTable('contacts').onDelete('CASCADE');
        instant(t, 'begin').notNullable();
        instant(t, 'eind').notNullable();
        boolean(t, 'beschikbaar');
        t.text('opmerking').notNullable();
        t.index(['eind', 'begin']);
        t.index(['personeel_id', 'begin', 'id']);
      })
      // Feeds of the planning for calendar programs.
      .createTable('calendars', (t) => {
        id(t);
        version(t);
        // The kind of thing it shows, one of these three: a feed goes with it.
        t.string('soort', 20).notNullable();
        reference(t, 'personeel_id', 'contacts', { part: true });
        reference(t, 'locatie_id', 'locations', { part: true });
        reference(t, 'boeking_id', 'bookings', { part: true });
        // The mark that tells its entries apart from those of all other feeds.
        t.string('uid', 36).notNullable();
        // The SHA-256 of its token in hex.
        t.string('hash', 64).notNullable().unique();
        t.string('prefix', 10).notNullable();
        instant(t, 'created_at').notNullable();
        reference(t, 'created_by', 'contacts');
        // Null for a user; and for feeds from before this was kept, which have the rights of their account.
        json(t, 'created_rights');
      })
  );
}
