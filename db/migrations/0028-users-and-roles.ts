// Roles, user names that are the same whatever their capitals, and logins apart from accounts.
import type { Knex } from 'knex';
import { id, instant, json, reference, version } from './columns.ts';

export const formerly = '071-users-and-roles';

interface UserRow {
  readonly id: number;
  readonly gebruikersnaam: string;
  readonly permissies: readonly string[];
  readonly last_login: string | null;
}

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('roles', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    json(t, 'permissies').notNullable();
  });
  await knex.schema.createTable('user_roles', (t) => {
    id(t);
    reference(t, 'user_id', 'users', { part: true }).notNullable();
    reference(t, 'role_id', 'roles').notNullable();
    t.unique(['user_id', 'role_id']);
  });
  // Apart from the accounts, so that logging in changes no version.
  await knex.schema.createTable('user_logins', (t) => {
    id(t);
    reference(t, 'user_id', 'users', { part: true }).notNullable().unique();
    instant(t, 'last_login');
  });
  const users = await knex('users').select<UserRow[]>('id', 'gebruikersnaam', 'permissies', 'last_login');
  await knex.schema.alterTable('users', (t) => {
    t.dropColumn('last_login');
    t.string('login_name', 512);
  });
  for (const { id: user_id, gebruikersnaam, last_login } of users) {
    await knex('users')
      .where({ id: user_id })
      .update({ login_name: gebruikersnaam.normalize('NFKC').toLowerCase() });
    await knex('user_logins').insert({ user_id, last_login });
  }
  // The account of the first start had every right that there was, and is to have those that came since.
  const [first] = users.sort((a, b) => a.id - b.id);
  if (first?.permissies.includes('editUsers') === true)
    await knex('users')
      .where({ id: first.id })
      .update({ permissies: JSON.stringify(['*']) });
  await knex.schema.alterTable('users', (t) => {
    t.unique(['login_name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    t.dropUnique(['login_name']);
  });
  await knex.schema.alterTable('users', (t) => {
    t.dropColumn('login_name');
    instant(t, 'last_login');
  });
  for (const table of ['user_logins', 'user_roles', 'roles']) await knex.schema.dropTable(table);
}
