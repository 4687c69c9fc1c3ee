// Integrations: other services that this one uses, with what they are told and their secrets, which are encrypted.
import type { Knex } from 'knex';
import { id, instant, json, reference, version } from './columns.ts';

export const formerly = '148-integrations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('integrations', (t) => {
    id(t);
    version(t);
    t.string('name', 255).notNullable();
    t.string('kind', 30).notNullable();
    json(t, 'settings').notNullable();
    // By their names, each as db/engine/keys.ts encrypts it.
    json(t, 'secrets').notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
  });
  await knex.schema.alterTable('companies', (t) => {
    reference(t, 'smtp_integration_id', 'integrations');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('companies', (t) => {
    t.dropForeign('smtp_integration_id');
    t.dropIndex('smtp_integration_id');
  });
  await knex.schema.alterTable('companies', (t) => {
    t.dropColumn('smtp_integration_id');
  });
  await knex.schema.dropTable('integrations');
}
