// Mails by the moment when they were written: those that are old enough to be forgotten are found by it.
import type { Knex } from 'knex';

export const formerly = '091-old-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    t.index('created_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    t.dropIndex('created_at');
  });
}
