// The HTML part of a mail: nothing for the mails that are in the outbox already, which stay plain text.
import type { Knex } from 'knex';
import { json } from './columns.ts';

export const formerly = '147-mail-layouts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    json(t, 'layout');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    t.dropColumn('layout');
  });
}
