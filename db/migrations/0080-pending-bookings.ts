// Bookings that a website keeps for its visitor until a moment.
import type { Knex } from 'knex';
import { instant } from './columns.ts';

export const formerly = '171-pending-bookings';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pending_bookings', (t) => {
    t.integer('booking_id').primary().references('id').inTable('bookings').onDelete('CASCADE');
    instant(t, 'expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('pending_bookings');
}
