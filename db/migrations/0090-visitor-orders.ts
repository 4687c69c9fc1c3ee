// The orders of visitors today, by hashes of network and mailbox, and the settings that limit them.
import type { Knex } from 'knex';
import { date } from './columns.ts';

export const formerly = '202-visitor-orders';

const SLUGS = ['online_boeking_max_per_netwerk', 'online_boeking_max_per_adres', 'online_boeking_max_onbetaald'];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('visitor_counts', (t) => {
    // A hash of a network or a mailbox, and of what is counted.
    t.string('who', 43).notNullable().primary();
    date(t, 'day').notNullable().index();
    t.integer('orders').notNullable();
  });
  await knex.schema.createTable('visitor_orders', (t) => {
    t.integer('payment_id').notNullable().primary().references('online_payments.id').onDelete('CASCADE');
    t.string('network', 43).notNullable().index();
    t.string('mailbox', 43).index();
    date(t, 'day').notNullable().index();
    // The scope of a hold for a booking: a package, and the local date of its begin. Null for what holds nothing.
    t.integer('arrangement_id');
    date(t, 'datum');
  });
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').whereIn('slug', SLUGS).delete();
  await knex.schema.dropTable('visitor_orders');
  await knex.schema.dropTable('visitor_counts');
}
