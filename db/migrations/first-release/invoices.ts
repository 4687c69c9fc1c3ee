// Invoices with their lines, VAT and payments; changes of VAT rates.
import type { Knex } from 'knex';
import { boolean, date, id, instant, isPostgres, json, money, percentage, reference, version } from '../columns.ts';
import { plusDays } from './expressions.ts';

/** Comes after every other text, by code point. */
const LAST_TEXT = '\u{10ffff}';

/** Invoices and payments. */
export function invoices(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      .createTable('invoices', (t) => {
        id(t);
        version(t);
        t.integer('boeking_id').notNullable().references('id').inTable('bookings');
        t.integer('klant_id').notNullable().references('id').inTable('contacts');
        reference(t, 'bedrijf_id', 'companies').notNullable();
        t.string('context', 20).notNullable();
        t.string('status', 20).notNullable().index();
        t.integer('jaar');
        t.integer('volgnummer');
        t.string('factuur_nummer', 40);
        date(t, 'datum');
        t.text('opmerking');
        t.integer('aantal_personen').notNullable();
        t.integer('betaaltermijn').notNullable();
        t.string('referentie_klant', 255);
        t.string('reference_external', 255).notNullable();
        money(t, 'calculated_totaalbedrag_inclusief_btw').notNullable();
        json(t, 'afdruk');
        date(t, 'verstuur_factuur_op').index();
        t.string('hash', 64);
        t.string('previous_hash', 64);
        percentage(t, 'voorschot_percentage').notNullable().defaultTo(10_000);
        boolean(t, 'btw_verlegd');
        // For a credit invoice: the lines asked for, and whether it settles the open amount of the other one.
        json(t, 'credited_lines');
        t.boolean('verrekenen');
        reference(t, 'crediteert_factuur_id', 'invoices').withKeyName('invoices_crediteert_factuur_id_fkey');
        date(t, 'herinnering1');
        date(t, 'herinnering2');
        // The online payment that the invoice was made for: no reference, since that one refers to the invoice.
        t.integer('provider_transaction_id');
        json(t, 'metadata').notNullable().defaultTo('{}');
        t.unique(['bedrijf_id', 'jaar', 'volgnummer']);
        t.check(
          "(status = 'concept' and volgnummer is null and datum is null) or (status <> 'concept' and volgnummer is not null and datum is not null)",
          {},
          'invoices_permanent_check',
        );
        t.index(['context']);
      })
      .raw(inOrder(knex, 'invoices_in_order', '9999-12-31', LAST_TEXT))
      .raw(inOrder(knex, 'invoices_in_reverse', '0001-01-01', ''))
      .raw(
        `create index invoices_figures_by_customer on invoices
      (klant_id, id, datum, bedrijf_id, betaaltermijn, calculated_totaalbedrag_inclusief_btw)`,
      )
      .raw('create index invoices_figures_by_booking on invoices (boeking_id, id, datum, bedrijf_id, context)')
      .raw(
        'create index invoices_figures_by_date on invoices (datum, id, bedrijf_id, btw_verlegd, boeking_id, context)',
      )
      .raw("create index invoices_to_send_index on invoices (verstuur_factuur_op) where status = 'concept'")
      .raw(
        `create index invoices_to_remind_index on invoices ((${nextReminder(knex)}))
      where status in ('verzonden', 'deels_betaald') and crediteert_factuur_id is null and herinnering2 is null`,
      )
      .raw('create index invoices_factuur_nummer_prefix_index on invoices (factuur_nummer)')
      .createTable('invoice_lines', (t) => {
        id(t);
        t.integer('factuur_id').notNullable().references('id').inTable('invoices').onDelete('CASCADE');
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
        for (const name of ['totaal_inc_btw', 'totaal_exc_btw', 'gross']) money(t, name);
        reference(t, 'credits_line_id', 'invoice_lines').withKeyName('invoice_lines_credits_line_id_fkey');
        boolean(t, 'vooruitbetaald');
      })
      .raw(
        `create index invoice_lines_figures on invoice_lines
      (factuur_id, type, vooruitbetaald, product_id, btw_percentage, totaal_exc_btw, totaal_inc_btw, boekingsregel_id)`,
      )
      .createTable('invoice_vat', (t) => {
        id(t);
        reference(t, 'factuur_id', 'invoices', { part: true }).notNullable();
        percentage(t, 'btw_percentage').notNullable();
        money(t, 'gross').notNullable();
        money(t, 'vat').notNullable();
        t.unique(['factuur_id', 'btw_percentage']);
      })
      .createTable('invoice_payments', (t) => {
        id(t);
        t.integer('factuur_id').notNullable().references('id').inTable('invoices');
        instant(t, 'wanneer').notNullable().index();
        money(t, 'bedrag').notNullable();
        t.text('opmerking').notNullable();
        reference(t, 'betaalmethode_id', 'payment_methods');
        json(t, 'btw').notNullable();
        reference(t, 'created_by', 'contacts');
        reference(t, 'settles_id', 'invoice_payments').withKeyName('invoice_payments_settles_id_fkey');
        reference(t, 'pos_id', 'points_of_sale');
        reference(t, 'location_id', 'locations');
        date(t, 'paid_on');
        reference(t, 'online_refund_id', 'online_refunds');
        t.unique(['online_refund_id', 'factuur_id']);
      })
      .raw('create index invoice_payments_figures_by_invoice on invoice_payments (factuur_id, paid_on, bedrag)')
      .raw(
        `create index invoice_payments_figures_by_date on invoice_payments
      (paid_on, settles_id, betaalmethode_id, bedrag)`,
      )
      // Numbers the invoices of a company.
      .createTable('invoice_counters', (t) => {
        reference(t, 'bedrijf_id', 'companies', { part: true }).notNullable();
        t.integer('jaar').notNullable();
        t.integer('volgnummer').notNullable();
        date(t, 'datum').notNullable();
        t.string('hash', 64);
        t.primary(['bedrijf_id', 'jaar']);
      })
      // The PDFs of permanent invoices, each kept from when it was first made.
      .createTable('invoice_documents', (t) => {
        id(t);
        reference(t, 'factuur_id', 'invoices', { part: true }).notNullable().unique();
        t.string('sha256', 64).notNullable();
        t.binary('bytes').notNullable();
        instant(t, 'created_at').notNullable();
      })
      // Changes of VAT rates over bookings that exist, and what became of each booking.
      .createTable('vat_changes', (t) => {
        id(t);
        version(t);
        percentage(t, 'van').notNullable();
        percentage(t, 'naar').notNullable();
        date(t, 'ingangsdatum').notNullable();
        json(t, 'product_ids');
        t.string('prijs', 20).notNullable();
        boolean(t, 'dry_run');
        for (const name of ['tot_boeking_id', 'gewijzigd', 'overgeslagen']) t.integer(name).notNullable();
        instant(t, 'created_at').notNullable();
        instant(t, 'finished_at');
      })
      .createTable('vat_change_bookings', (t) => {
        id(t);
        reference(t, 'btw_wijziging_id', 'vat_changes', { part: true }).notNullable();
        // No reference: a booking that is deleted later stays in the list.
        t.integer('boeking_id').notNullable();
        t.string('referentie', 50).notNullable();
        date(t, 'datum').notNullable();
        t.string('uitkomst', 20).notNullable();
        t.string('reden', 20);
        for (const name of ['totaal_voor', 'totaal_na', 'totaal_exclusief_voor', 'totaal_exclusief_na'])
          money(t, name).notNullable();
        t.unique(['btw_wijziging_id', 'boeking_id']);
      })
  );
}

// The orders of the list, so that the way on from any page is short.
function inOrder(knex: Knex, name: string, day: string, text: string): string {
  const date = `'${day}'${isPostgres(knex) ? '::date' : ''}`;
  return `create index ${name} on invoices (coalesce(datum, ${date}), coalesce(factuur_nummer, '${text}'),
    coalesce(verstuur_factuur_op, ${date}), id)`;
}

function nextReminder(knex: Knex): string {
  const due = plusDays(knex, 'datum', '(case when betaaltermijn > 0 then betaaltermijn else 0 end + 1)');
  return `case when herinnering1 is null then ${due} else ${plusDays(knex, 'herinnering1', '14')} end`;
}
