// Payment requests, and the booking of each online payment, whatever was paid.
import type { Knex } from 'knex';
import { date, id, instant, money, reference, version } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_requests', (t) => {
    id(t);
    version(t);
    // It gives access to paying and to the invoice, and to nothing else.
    t.string('token', 43).notNullable().unique();
    reference(t, 'factuur_id', 'invoices').notNullable();
    reference(t, 'boeking_id', 'bookings').notNullable();
    money(t, 'bedrag');
    money(t, 'deelbetaling');
    date(t, 'geldig_tot');
    // These three follow from the invoice and the payments; every transaction that changes those stores them.
    t.string('status', 20).notNullable();
    money(t, 'openstaand').notNullable();
    money(t, 'te_veel').notNullable();
    instant(t, 'created_at').notNullable();
    t.integer('created_by');
    instant(t, 'ingetrokken_op');
    t.index(['status', 'id']);
  });
  await knex.raw(
    `create index payment_requests_ending_index on payment_requests (geldig_tot, id)
      where status in ('open', 'deels_betaald')`,
  );
  await knex.raw('create index payment_requests_excess_index on payment_requests (id) where te_veel > 0');
  await knex.schema.alterTable('online_payments', (t) => {
    // No reference: the booking may be deleted.
    t.integer('booking_id').index();
  });
  await knex.raw("update online_payments set booking_id = purpose_id where purpose = 'bookings'");
}
