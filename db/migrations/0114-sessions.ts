// Sessions of pages: known by the hash of their cookie.
import type { Knex } from 'knex';
import { id, instant, reference } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (t) => {
    id(t);
    reference(t, 'user_id', 'users', { part: true }).notNullable();
    t.string('hash', 64).notNullable().unique();
    t.string('csrf_token', 64).notNullable();
    t.string('device', 255);
    t.string('address', 64).notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'last_used_at').notNullable();
    instant(t, 'expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sessions');
}
