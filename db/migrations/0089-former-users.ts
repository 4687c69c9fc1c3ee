// The versions that deleted user accounts ended at: one that is made again for the same contact goes on from there.
import type { Knex } from 'knex';

export const formerly = '213-former-users';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('former_users', (t) => {
    t.integer('id').primary();
    t.integer('version').notNullable();
  });
  const ended = knex('events').where({ object: 'frameworkGuardUser' }).groupBy('object_id');
  await knex('former_users').insert(ended.select({ id: 'object_id' }).max({ version: 'sequence' }));
  // Accounts that were made again before this, and began at 1.
  await knex.raw(`update users set version = (select f.version + 1 from former_users f where f.id = users.id)
    where exists (select 1 from former_users f where f.id = users.id and f.version > users.version)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('former_users');
}
