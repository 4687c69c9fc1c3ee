// Indexes that hold the orders of the invoice list, so that the way on from any page is short.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

export const formerly = '066-invoice-order';

/** Comes after every other text, by code point. */
const LAST_TEXT = '\u{10ffff}';

const ORDERS = {
  invoices_in_order: { date: '9999-12-31', text: LAST_TEXT },
  invoices_in_reverse: { date: '0001-01-01', text: '' },
};

export async function up(knex: Knex): Promise<void> {
  const cast = isPostgres(knex) ? '::date' : '';
  for (const [name, { date, text }] of Object.entries(ORDERS))
    await knex.raw(`create index ${name} on invoices (coalesce(datum, '${date}'${cast}),
      coalesce(factuur_nummer, '${text}'), coalesce(verstuur_factuur_op, '${date}'${cast}), id)`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(ORDERS)) await knex.raw(`drop index ${name}`);
}
