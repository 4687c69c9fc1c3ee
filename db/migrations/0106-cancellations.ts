// Cancellations of bookings: what was quoted and done, and what became of the refund.
import type { Knex } from 'knex';
import { boolean, id, instant, json, money, reference } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('cancellations', (t) => {
    id(t);
    reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
    instant(t, 'cancelled_at').notNullable();
    t.text('reden');
    boolean(t, 'by_customer');
    t.integer('created_by');
    json(t, 'quote').notNullable();
    money(t, 'refund_amount').notNullable();
    t.integer('last_payment_id').notNullable();
    t.integer('last_refund_id').notNullable();
    instant(t, 'dismissed_at');
    t.integer('dismissed_by');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('cancellations');
}
