// Payments of bookings: until when a booking is held for its payment, and what its visitor asked of the provider.
import type { Knex } from 'knex';
import { instant, json } from './columns.ts';

export const formerly = '178-booking-payments';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    instant(t, 'hold_until').index();
    json(t, 'provider_params');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropIndex('hold_until');
  });
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropColumns('hold_until', 'provider_params');
  });
}
