// The setting that says how long before a booking its staff have to have answered.
import type { Knex } from 'knex';

export const formerly = '123-planning-settings';

const SLUGS = ['planning_waarschuwing_dagen'];

export async function up(knex: Knex): Promise<void> {
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').whereIn('slug', SLUGS).delete();
}
