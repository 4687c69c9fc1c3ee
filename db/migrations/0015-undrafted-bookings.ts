// Finds the bookings that the clock has not dealt with.
import type { Knex } from 'knex';

export const formerly = '012-undrafted-bookings';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index bookings_undrafted_index on bookings (datum) where drafted_on is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index bookings_undrafted_index');
}
