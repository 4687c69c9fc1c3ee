// Advances, credit invoices and shifted VAT: what an invoice charges of what, and payments that settle two invoices.
import type { Knex } from 'knex';
import { boolean, json, money, percentage } from './columns.ts';

export const formerly = '020-advances-and-credits';

const REFERENCES = [
  { table: 'invoices', column: 'crediteert_factuur_id' },
  { table: 'invoice_lines', column: 'credits_line_id' },
  { table: 'invoice_payments', column: 'settles_id' },
] as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    percentage(t, 'voorschot_percentage').notNullable().defaultTo(10_000);
    boolean(t, 'btw_verlegd');
    // For a credit invoice: the lines asked for, and whether it settles the open amount of the other one.
    json(t, 'credited_lines');
    t.boolean('verrekenen');
  });
  await knex.schema.alterTable('invoice_lines', (t) => {
    money(t, 'gross');
  });
  await knex('invoice_lines').update({ gross: knex.ref('totaal_inc_btw') });
  // Written out: for a new column with a reference Knex copies the whole table on SQLite.
  for (const { table, column } of REFERENCES) {
    await knex.raw('alter table ?? add column ?? integer references ?? (id)', [table, column, table]);
    await knex.raw('create index ?? on ?? (??)', [indexOf(table, column), table, column]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { table, column } of REFERENCES) {
    await knex.raw('drop index ??', [indexOf(table, column)]);
    await knex.raw('alter table ?? drop column ??', [table, column]);
  }
  await knex.schema.alterTable('invoice_lines', (t) => {
    t.dropColumn('gross');
  });
  await knex.schema.alterTable('invoices', (t) => {
    t.dropColumns('voorschot_percentage', 'btw_verlegd', 'credited_lines', 'verrekenen');
  });
}

function indexOf(table: string, column: string): string {
  return `${table}_${column}_index`;
}
