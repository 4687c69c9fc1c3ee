// For how many days events and mails are kept.
import type { Knex } from 'knex';

const SLUGS = ['gebeurtenissen_bewaren_dagen', 'mails_bewaren_dagen'];

export async function up(knex: Knex): Promise<void> {
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').whereIn('slug', SLUGS).delete();
}
