// Finds the first customer of a company in one step: whether a company may be deleted is asked with each company of a list.
import type { Knex } from 'knex';

const INDEX = 'contacts_of_company_index';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index ${INDEX} on contacts (type, bedrijf_id) where archived_at is null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${INDEX}`);
}
