// Tills and the journal.
import type { Knex } from 'knex';
import { date, id, instant, isPostgres, json, money, percentage, reference, version } from '../columns.ts';

/** Tills and the journal. */
export function books(knex: Knex): Knex.SchemaBuilder {
  const isOnPostgres = isPostgres(knex);
  // SQLite has had them behind the others since they may be empty.
  const ofInvoice = (t: Knex.CreateTableBuilder): void => {
    t.integer('factuur_id');
    t.string('factuur_nummer', 40);
    date(t, 'factuur_datum');
  };
  return (
    knex.schema
      .createTable('points_of_sale', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        reference(t, 'bedrijf_id', 'companies').notNullable();
        t.boolean('actief').notNullable();
      })
      .createTable('point_of_sale_locations', (t) => {
        id(t);
        reference(t, 'pos_id', 'points_of_sale', { part: true }).notNullable();
        reference(t, 'location_id', 'locations').notNullable();
        t.unique(['pos_id', 'location_id']);
      })
      // The effects of payments on each till. Facts of payments are copied: a till can go while its movements stay here, and a payment can be deleted.
      // Facts of payments are copied: a till can go while its movements stay here, and a payment can be deleted.
      .createTable('till_movements', (t) => {
        id(t);
        t.integer('pos_id').notNullable();
        t.integer('betaalmethode_id');
        money(t, 'bedrag').notNullable();
        t.integer('payment_id').notNullable().index();
        t.index(['pos_id', 'id']);
      })
      .createTable('till_log', (t) => {
        id(t);
        reference(t, 'pos_id', 'points_of_sale').notNullable();
        t.integer('volgnummer').notNullable();
        t.string('soort', 10).notNullable();
        instant(t, 'moment').notNullable();
        date(t, 'datum').notNullable();
        t.text('opmerking').notNullable();
        json(t, 'bedragen').notNullable();
        money(t, 'verschil');
        // The last movement that the entry knows of.
        t.integer('movement_id').notNullable();
        reference(t, 'created_by', 'contacts');
        t.unique(['pos_id', 'volgnummer']);
      })
      // Facts of invoices and payments are copied: the journal refers only to itself.
      .createTable('journal_entries', (t) => {
        id(t);
        date(t, 'datum').notNullable();
        t.string('soort', 20).notNullable();
        instant(t, 'geboekt_op').notNullable();
        t.integer('bedrijf_id').notNullable();
        if (isOnPostgres) ofInvoice(t);
        t.integer('klant_id').notNullable();
        t.text('klant_naam').notNullable();
        t.integer('betaling_id').index();
        date(t, 'betaald_op');
        t.integer('betaalmethode_id');
        t.integer('tegenboeking_van').unique().references('id').inTable('journal_entries');
        if (!isOnPostgres) ofInvoice(t);
        t.integer('voucher_verkoop_id').unique();
        t.integer('terugbetaling_id').unique();
        t.index(['datum', 'id']);
      })
      .raw('create unique index journal_entries_invoice on journal_entries (factuur_id) where betaling_id is null')
      .createTable('journal_lines', (t) => {
        id(t);
        t.integer('entry_id').notNullable().references('id').inTable('journal_entries');
        t.integer('position').notNullable();
        t.string('rekening', 20).notNullable();
        for (const name of ['ledger_number', 'cost_center', 'naam']) t.string(name, 255);
        percentage(t, 'btw_percentage');
        money(t, 'debet').notNullable();
        money(t, 'credit').notNullable();
        t.unique(['entry_id', 'position']);
        t.check('debet >= 0 and credit >= 0', {}, 'journal_lines_amounts_check');
      })
  );
}
