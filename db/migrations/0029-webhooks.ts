// Subscriptions to events, with the secrets that their deliveries are signed with.
import type { Knex } from 'knex';
import { id, instant, json, version } from './columns.ts';

export const formerly = '080-webhooks';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhooks', (t) => {
    id(t);
    version(t);
    t.string('name', 100).notNullable().index();
    t.text('url').notNullable();
    t.boolean('active').notNullable();
    t.string('inactive_reason', 20);
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
    // A subscription outlives the account that made it: it then tells of no more than ids.
    t.integer('created_by');
    t.integer('updated_by');
    json(t, 'created_rights');
    json(t, 'updated_rights');
    t.string('secret', 100).notNullable();
    t.string('previous_secret', 100);
    instant(t, 'previous_secret_until');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('webhooks');
}
