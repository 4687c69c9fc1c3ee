// Access: the accounts of staff and suppliers, and the keys that programs use on their behalf.
import type { Knex } from 'knex';
import { boolean, id, instant, json, reference, version } from './columns.ts';

export const formerly = '003-access';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', (t) => {
    // The id of the contact whose account this is.
    t.integer('id').primary().references('id').inTable('contacts');
    version(t);
    t.string('gebruikersnaam', 255).notNullable().unique();
    t.text('password_hash').notNullable();
    boolean(t, 'actief');
    json(t, 'permissies').notNullable();
    t.string('email_address', 255);
    t.string('locale', 35);
    instant(t, 'last_login');
  });
  await knex.schema.createTable('api_keys', (t) => {
    id(t);
    version(t);
    reference(t, 'user_id', 'users').notNullable();
    t.string('description', 255).notNullable();
    t.string('hash', 64).notNullable().unique();
    t.string('prefix', 255).notNullable();
    json(t, 'scopes');
    instant(t, 'created_at').notNullable();
    instant(t, 'expires_at');
    t.string('previous_hash', 64).unique();
    instant(t, 'previous_expires_at');
  });
  // Apart from the keys, so that using one changes no version and waits for no lock on it.
  await knex.schema.createTable('api_key_uses', (t) => {
    id(t);
    reference(t, 'api_key_id', 'api_keys', { part: true }).notNullable().unique();
    instant(t, 'last_used_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('api_key_uses');
  await knex.schema.dropTable('api_keys');
  await knex.schema.dropTable('users');
}
