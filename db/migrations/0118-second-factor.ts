// Second factors: who has one, who must, the secrets and the recovery codes.
import type { Knex } from 'knex';
import { boolean, id, instant, reference } from './columns.ts';

const SLUG = 'tweede_factor_verplicht';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    boolean(t, 'tweede_factor');
    instant(t, 'tweede_factor_gewijzigd_op');
  });
  await knex.schema.alterTable('roles', (t) => {
    boolean(t, 'tweede_factor_verplicht');
    t.boolean('basic_toegestaan').notNullable().defaultTo(true);
  });
  await knex.schema.createTable('second_factors', (t) => {
    id(t);
    t.integer('user_id').notNullable().unique().references('id').inTable('users').onDelete('CASCADE');
    t.text('secret');
    t.text('begun_secret');
    t.integer('used_step');
  });
  await knex.schema.createTable('recovery_codes', (t) => {
    id(t);
    reference(t, 'user_id', 'users', { part: true }).notNullable();
    t.string('hash', 64).notNullable();
    instant(t, 'used_at');
  });
  await knex('settings').insert({ slug: SLUG });
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').where({ slug: SLUG }).delete();
  for (const table of ['recovery_codes', 'second_factors']) await knex.schema.dropTable(table);
  await knex.schema.alterTable('roles', (t) => t.dropColumns('tweede_factor_verplicht', 'basic_toegestaan'));
  await knex.schema.alterTable('users', (t) => t.dropColumns('tweede_factor', 'tweede_factor_gewijzigd_op'));
}
