// Indexes that hold all that statistics ask of a row: invoices are wide, and half a million of them take seconds to read.
import type { Knex } from 'knex';

// A payment changes none of these columns: the status of an invoice is not among them. Each index takes the place of one on
// its first column alone.
const INDEXES = {
  invoices_figures_by_customer: {
    table: 'invoices',
    columns: ['klant_id', 'id', 'datum', 'bedrijf_id', 'betaaltermijn', 'calculated_totaalbedrag_inclusief_btw'],
  },
  invoices_figures_by_booking: { table: 'invoices', columns: ['boeking_id', 'id', 'datum', 'bedrijf_id', 'context'] },
  invoices_figures_by_date: {
    table: 'invoices',
    columns: ['datum', 'id', 'bedrijf_id', 'btw_verlegd', 'boeking_id', 'context'],
  },
  invoice_lines_figures: {
    table: 'invoice_lines',
    columns: [
      ...['factuur_id', 'type', 'vooruitbetaald', 'product_id', 'btw_percentage'],
      ...['totaal_exc_btw', 'totaal_inc_btw', 'boekingsregel_id'],
    ],
  },
  invoice_payments_figures_by_invoice: { table: 'invoice_payments', columns: ['factuur_id', 'paid_on', 'bedrag'] },
  invoice_payments_figures_by_date: {
    table: 'invoice_payments',
    columns: ['paid_on', 'settles_id', 'betaalmethode_id', 'bedrag'],
  },
  cost_lines_figures: {
    table: 'cost_lines',
    columns: [
      ...['boeking_id', 'type', 'vooruitbetaald', 'product_id', 'btw_percentage'],
      ...['totaal_exc_btw', 'totaal_inc_btw', 'boekingsregel_id'],
    ],
  },
} as const;

export async function up(knex: Knex): Promise<void> {
  for (const [name, { table, columns }] of Object.entries(INDEXES)) {
    await knex.raw(`create index ${name} on ${table} (${columns.join(', ')})`);
    await knex.raw(`drop index ${table}_${columns[0]}_index`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name, { table, columns }] of Object.entries(INDEXES)) {
    await knex.raw(`create index ${table}_${columns[0]}_index on ${table} (${columns[0]})`);
    await knex.raw(`drop index ${name}`);
  }
}
