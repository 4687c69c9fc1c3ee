// The rights of the key that made a calendar feed: the feed shows nothing that this key could not read.
import type { Knex } from 'knex';
import { json } from './columns.ts';

export const formerly = '208-makers-of-calendars';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('calendars', (t) => {
    // Null for a user; and for feeds from before this was kept, which have the rights of their account.
    json(t, 'created_rights');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('calendars', (t) => {
    t.dropColumn('created_rights');
  });
}
