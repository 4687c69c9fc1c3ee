// Mails to people who are no contact persons: to the address that somebody typed.
import type { Knex } from 'knex';

export const formerly = '145-mails-to-anybody';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    t.integer('contactpersoon_id').nullable().alter();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('mails').whereNull('contactpersoon_id').delete();
  await knex.schema.alterTable('mails', (t) => {
    t.integer('contactpersoon_id').notNullable().alter();
  });
}
