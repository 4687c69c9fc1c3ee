// When a booking is invoiced by the clock, and when a draft is sent.
import type { Knex } from 'knex';
import { date } from './columns.ts';

export const formerly = '011-drafts-by-the-clock';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('companies', (t) => {
    t.integer('factureren_na_dagen').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('bookings', (t) => {
    t.boolean('factureren').notNullable().defaultTo(true);
    t.integer('conceptfactuur_na_dagen');
    // When the clock has dealt with it, whatever became of the draft since; it does so once.
    date(t, 'drafted_on');
  });
  await knex.schema.alterTable('invoices', (t) => {
    date(t, 'verstuur_factuur_op').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    t.dropColumn('verstuur_factuur_op');
  });
  await knex.schema.alterTable('bookings', (t) => {
    t.dropColumns('factureren', 'conceptfactuur_na_dagen', 'drafted_on');
  });
  await knex.schema.alterTable('companies', (t) => {
    t.dropColumn('factureren_na_dagen');
  });
}
