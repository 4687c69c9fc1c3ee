// Finds the bookings with a product in their order, from the index alone: lists by a common product count up to 10,000 of them.
import type { Knex } from 'knex';

const INDEX = 'booking_lines_product_id_index';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${INDEX}`);
  await knex.raw(`create index ${INDEX} on booking_lines (product_id, boeking_id)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${INDEX}`);
  await knex.raw(`create index ${INDEX} on booking_lines (product_id)`);
}
