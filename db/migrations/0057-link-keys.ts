// The key that signs links in mails, where SECRETS_KEY is not set: one row, made when it is first needed.
import type { Knex } from 'knex';

export const formerly = '146-link-keys';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('link_keys', (t) => {
    t.string('name', 20).primary();
    t.string('secret', 64).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('link_keys');
}
