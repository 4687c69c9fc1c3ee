// Logins over an issuer of OpenID Connect: what it knows an account by, logins under way, and sessions that begin so.
import type { Knex } from 'knex';
import { boolean, id, instant, reference } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    t.string('oidc_issuer', 255);
    t.string('oidc_subject', 255);
    t.unique(['oidc_issuer', 'oidc_subject']);
  });
  await knex.schema.alterTable('user_logins', (t) => {
    instant(t, 'issuer_login_at');
  });
  await knex.schema.alterTable('sessions', (t) => {
    boolean(t, 'proven_elsewhere');
  });
  await knex.schema.createTable('oidc_attempts', (t) => {
    id(t);
    t.string('hash', 64).notNullable().unique();
    t.string('return_path', 500).notNullable();
    reference(t, 'user_id', 'users', { part: true });
    instant(t, 'expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oidc_attempts');
  await knex.schema.alterTable('sessions', (t) => {
    t.dropColumn('proven_elsewhere');
  });
  await knex.schema.alterTable('user_logins', (t) => {
    t.dropColumn('issuer_login_at');
  });
  await knex.schema.alterTable('users', (t) => {
    t.dropUnique(['oidc_issuer', 'oidc_subject']);
    t.dropColumns('oidc_issuer', 'oidc_subject');
  });
}
