// Where a payment was received: the point of sale and the location.
import type { Knex } from 'knex';
import { reference } from './columns.ts';

export const formerly = '016-payment-places';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_payments', (t) => {
    reference(t, 'pos_id', 'points_of_sale');
    reference(t, 'location_id', 'locations');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_payments', (t) => {
    t.dropForeign('pos_id');
    t.dropForeign('location_id');
    t.dropColumns('pos_id', 'location_id');
  });
}
