// Changes of VAT rates over bookings that exist, and what became of each booking.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, money, percentage, reference, version } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('vat_changes', (t) => {
    id(t);
    version(t);
    percentage(t, 'van').notNullable();
    percentage(t, 'naar').notNullable();
    date(t, 'ingangsdatum').notNullable();
    json(t, 'product_ids');
    t.string('prijs', 20).notNullable();
    boolean(t, 'dry_run');
    t.integer('tot_boeking_id').notNullable();
    t.integer('gewijzigd').notNullable();
    t.integer('overgeslagen').notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'finished_at');
  });
  await knex.schema.createTable('vat_change_bookings', (t) => {
    id(t);
    reference(t, 'btw_wijziging_id', 'vat_changes', { part: true }).notNullable();
    // No reference: a booking that is deleted later stays in the list.
    t.integer('boeking_id').notNullable();
    t.string('referentie', 50).notNullable();
    date(t, 'datum').notNullable();
    t.string('uitkomst', 20).notNullable();
    t.string('reden', 20);
    money(t, 'totaal_voor').notNullable();
    money(t, 'totaal_na').notNullable();
    money(t, 'totaal_exclusief_voor').notNullable();
    money(t, 'totaal_exclusief_na').notNullable();
    t.unique(['btw_wijziging_id', 'boeking_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('vat_change_bookings');
  await knex.schema.dropTable('vat_changes');
}
