// The subscriptions that a write looks for: the active ones, by the event that they hear of.
import type { Knex } from 'knex';

export const formerly = '184-active-webhooks';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhooks', (t) => {
    t.dropIndex('name');
  });
  // Those that were switched off cost a write nothing.
  await knex.raw('create index webhooks_heard on webhooks (name) where active');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index webhooks_heard');
  await knex.schema.alterTable('webhooks', (t) => {
    t.index('name');
  });
}
