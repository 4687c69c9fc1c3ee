// Invoices with their lines, VAT and payments, and the counters that number them.
import type { Knex } from 'knex';
import { date, id, instant, json, money, percentage, reference, version } from './columns.ts';

export const formerly = '009-invoices';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('invoices', (t) => {
    id(t);
    version(t);
    reference(t, 'boeking_id', 'bookings').notNullable();
    reference(t, 'klant_id', 'contacts').notNullable();
    reference(t, 'bedrijf_id', 'companies').notNullable();
    t.string('context', 20).notNullable();
    t.string('status', 20).notNullable().index();
    t.integer('jaar');
    t.integer('volgnummer');
    t.string('factuur_nummer', 40);
    date(t, 'datum').index();
    t.text('opmerking');
    t.integer('aantal_personen').notNullable();
    t.integer('betaaltermijn').notNullable();
    t.string('referentie_klant', 255);
    t.string('reference_external', 255).notNullable();
    money(t, 'calculated_totaalbedrag_inclusief_btw').notNullable();
    json(t, 'afdruk');
    t.unique(['bedrijf_id', 'jaar', 'volgnummer']);
    t.check(
      "(status = 'concept' and volgnummer is null and datum is null) or (status <> 'concept' and volgnummer is not null and datum is not null)",
      {},
      'invoices_permanent_check',
    );
  });
  await knex.schema.createTable('invoice_lines', (t) => {
    id(t);
    reference(t, 'factuur_id', 'invoices', { part: true }).notNullable();
    reference(t, 'parent_id', 'invoice_lines', { part: true });
    t.integer('position').notNullable();
    t.string('type', 10).notNullable();
    t.string('naam', 255).notNullable();
    percentage(t, 'kortingspercentage').notNullable();
    t.string('kortingomschrijving', 255);
    reference(t, 'voorschot_factuur_id', 'invoices');
    t.boolean('children_visible');
    t.integer('aantal');
    money(t, 'bedrag');
    percentage(t, 'btw_percentage');
    reference(t, 'product_id', 'products');
    t.integer('boekingsregel_id');
    money(t, 'totaal_inc_btw');
    money(t, 'totaal_exc_btw');
  });
  await knex.schema.createTable('invoice_vat', (t) => {
    id(t);
    reference(t, 'factuur_id', 'invoices', { part: true }).notNullable();
    percentage(t, 'btw_percentage').notNullable();
    money(t, 'gross').notNullable();
    money(t, 'vat').notNullable();
    t.unique(['factuur_id', 'btw_percentage']);
  });
  await knex.schema.createTable('invoice_payments', (t) => {
    id(t);
    reference(t, 'factuur_id', 'invoices').notNullable();
    instant(t, 'wanneer').notNullable().index();
    money(t, 'bedrag').notNullable();
    t.text('opmerking').notNullable();
    reference(t, 'betaalmethode_id', 'payment_methods');
    json(t, 'btw').notNullable();
    reference(t, 'created_by', 'contacts');
  });
  await knex.schema.createTable('invoice_counters', (t) => {
    reference(t, 'bedrijf_id', 'companies', { part: true }).notNullable();
    t.integer('jaar').notNullable();
    t.integer('volgnummer').notNullable();
    date(t, 'datum').notNullable();
    t.primary(['bedrijf_id', 'jaar']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['invoice_counters', 'invoice_payments', 'invoice_vat', 'invoice_lines', 'invoices'])
    await knex.schema.dropTable(table);
}
