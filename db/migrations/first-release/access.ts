// Accounts, roles, keys, sessions and second factors.
import type { Knex } from 'knex';
import { boolean, id, instant, json, reference, version } from '../columns.ts';

/** Accounts and how they log in. */
export function access(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // Accounts of staff and suppliers.
      .createTable('users', (t) => {
        // The id of the contact whose account this is.
        t.integer('id').primary().references('id').inTable('contacts');
        version(t);
        t.string('gebruikersnaam', 255).notNullable().unique();
        t.text('password_hash').notNullable();
        boolean(t, 'actief');
        json(t, 'permissies').notNullable();
        t.string('email_address', 255);
        t.string('locale', 35);
        t.string('login_name', 512);
        instant(t, 'wachtwoord_gewijzigd_op');
        boolean(t, 'tweede_factor');
        instant(t, 'tweede_factor_gewijzigd_op');
        t.string('oidc_issuer', 255);
        t.string('oidc_subject', 255);
        t.unique(['login_name']);
        t.unique(['oidc_issuer', 'oidc_subject']);
      })
      // Apart from the accounts, so that logging in changes no version.
      .createTable('user_logins', (t) => {
        id(t);
        reference(t, 'user_id', 'users', { part: true }).notNullable().unique();
        instant(t, 'last_login');
        instant(t, 'issuer_login_at');
      })
      // The versions that deleted accounts ended at: one that is made again goes on from there.
      .createTable('former_users', (t) => {
        t.integer('id').primary();
        t.integer('version').notNullable();
      })
      .createTable('roles', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        json(t, 'permissies').notNullable();
        t.string('comparable_name', 512);
        boolean(t, 'tweede_factor_verplicht');
        t.boolean('basic_toegestaan').notNullable().defaultTo(true);
        t.unique(['comparable_name']);
      })
      .createTable('user_roles', (t) => {
        id(t);
        reference(t, 'user_id', 'users', { part: true }).notNullable();
        reference(t, 'role_id', 'roles').notNullable();
        t.unique(['user_id', 'role_id']);
      })
      // The keys that programs use on behalf of an account.
      .createTable('api_keys', (t) => {
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
      })
      // Apart from the keys, so that using one changes no version and waits for no lock on it.
      .createTable('api_key_uses', (t) => {
        id(t);
        reference(t, 'api_key_id', 'api_keys', { part: true }).notNullable().unique();
        instant(t, 'last_used_at');
      })
      // Sessions of pages, known by the hash of their cookie.
      .createTable('sessions', (t) => {
        id(t);
        reference(t, 'user_id', 'users', { part: true }).notNullable();
        t.string('hash', 64).notNullable().unique();
        t.string('csrf_token', 64).notNullable();
        t.string('device', 255);
        t.string('address', 64).notNullable();
        instant(t, 'created_at').notNullable();
        instant(t, 'last_used_at').notNullable();
        instant(t, 'expires_at').notNullable().index();
        boolean(t, 'proven_elsewhere');
      })
      .createTable('second_factors', (t) => {
        id(t);
        t.integer('user_id').notNullable().unique().references('id').inTable('users').onDelete('CASCADE');
        t.text('secret');
        t.text('begun_secret');
        t.integer('used_step');
      })
      .createTable('recovery_codes', (t) => {
        id(t);
        reference(t, 'user_id', 'users', { part: true }).notNullable();
        t.string('hash', 64).notNullable();
        instant(t, 'used_at');
      })
      // Logins over an issuer of OpenID Connect that are under way.
      .createTable('oidc_attempts', (t) => {
        id(t);
        t.string('hash', 64).notNullable().unique();
        t.string('return_path', 500).notNullable();
        reference(t, 'user_id', 'users', { part: true });
        instant(t, 'expires_at').notNullable().index();
      })
  );
}
