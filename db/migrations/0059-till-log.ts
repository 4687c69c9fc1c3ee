// The till log, and what payments did to each till: both are only ever added to.
import type { Knex } from 'knex';
import { date, id, instant, json, money, reference } from './columns.ts';
import { dropStays, protect } from './append-only.ts';

export const formerly = '166-till-log';

const TABLES = ['till_movements', 'till_log'] as const;

export async function up(knex: Knex): Promise<void> {
  // Facts of payments are copied: a till can go while its movements stay here, and a payment can be deleted.
  await knex.schema.createTable('till_movements', (t) => {
    id(t);
    t.integer('pos_id').notNullable();
    t.integer('betaalmethode_id');
    money(t, 'bedrag').notNullable();
    t.integer('payment_id').notNullable().index();
    t.index(['pos_id', 'id']);
  });
  await knex.schema.createTable('till_log', (t) => {
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
  });
  await knex.raw(`insert into till_movements (pos_id, betaalmethode_id, bedrag, payment_id)
    select pos_id, betaalmethode_id, bedrag, id from invoice_payments where pos_id is not null order by id`);
  await protect(knex, TABLES, 'The till log is never changed: add an entry.');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table);
  await dropStays(knex, TABLES);
}
