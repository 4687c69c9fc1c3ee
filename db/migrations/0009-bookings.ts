// Bookings with their lines and costs, and the counters that number the bookings of a customer.
import type { Knex } from 'knex';
import { boolean, date, id, instant, money, percentage, reference, version } from './columns.ts';

export const formerly = '008-bookings';

export async function up(knex: Knex): Promise<void> {
  await bookings(knex);
  await lines(knex);
  await costs(knex);
  await knex.schema.createTable('booking_counters', (t) => {
    reference(t, 'klant_id', 'contacts', { part: true }).notNullable().primary();
    t.integer('last').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['booking_counters', 'cost_lines', 'booking_lines', 'bookings'])
    await knex.schema.dropTable(table);
}

async function bookings(knex: Knex): Promise<void> {
  await knex.schema.createTable('bookings', (t) => {
    id(t);
    version(t);
    reference(t, 'klant_id', 'contacts').notNullable();
    t.string('referentie', 50).notNullable().unique();
    instant(t, 'begin').notNullable().index();
    date(t, 'datum').notNullable().index();
    t.string('status', 20).notNullable().index();
    instant(t, 'status_updated_at').notNullable();
    // Since when it is confirmed without a break; empty when it was made as something later than `definitief`.
    instant(t, 'definite_at');
    t.string('arrangement', 255).notNullable();
    reference(t, 'arrangement_id', 'packages');
    t.integer('personen').notNullable();
    boolean(t, 'online_boeking');
    date(t, 'status_vervaldatum');
    t.text('bijzonderheden');
    // The payer; empty is the customer.
    reference(t, 'kosten_klant_id', 'contacts');
    reference(t, 'kosten_bedrijf_id', 'companies').notNullable();
    t.text('kosten_opmerking');
    t.integer('kosten_betaaltermijn').notNullable();
    t.string('kosten_referentie_klant', 255);
    instant(t, 'created_at').notNullable().index();
    reference(t, 'created_by', 'contacts');
  });
}

async function lines(knex: Knex): Promise<void> {
  await knex.schema.createTable('booking_lines', (t) => {
    id(t);
    reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
    reference(t, 'product_id', 'products').notNullable();
    reference(t, 'locatie_id', 'locations');
    t.integer('aantal').notNullable();
    // The amount is the one of the product's rule, and changes with the size of the group.
    boolean(t, 'follows_rule');
    t.integer('minimum_aantal').notNullable();
    instant(t, 'begin').notNullable().index();
    instant(t, 'eind').notNullable().index();
    t.text('beschrijving').notNullable();
    t.text('opmerking');
    money(t, 'betaald_bedrag');
    date(t, 'betaal_datum');
    t.text('betaal_opmerking');
  });
}

async function costs(knex: Knex): Promise<void> {
  await knex.schema.createTable('cost_lines', (t) => {
    id(t);
    reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
    reference(t, 'parent_id', 'cost_lines', { part: true });
    t.integer('position').notNullable();
    t.string('type', 10).notNullable();
    t.string('naam', 255).notNullable();
    percentage(t, 'kortingspercentage').notNullable();
    t.string('kortingomschrijving', 255);
    t.boolean('children_visible');
    t.integer('aantal');
    money(t, 'bedrag');
    percentage(t, 'btw_percentage');
    reference(t, 'product_id', 'products');
    // Its own removal is written out: an item goes with its line.
    reference(t, 'boekingsregel_id', 'booking_lines');
    t.check(
      "(type = 'groep' and children_visible is not null) or (type = 'item' and aantal is not null and bedrag is not null and btw_percentage is not null)",
      {},
      'cost_lines_type_check',
    );
  });
}
