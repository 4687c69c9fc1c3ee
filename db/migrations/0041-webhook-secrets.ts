// When the secrets of subscriptions were made, so that a new one leaves a trace.
import type { Knex } from 'knex';
import { instant } from './columns.ts';

export const formerly = '075-webhook-secrets';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhooks', (t) => {
    instant(t, 'secret_set_at');
  });
  // Replaced later perhaps: nobody wrote down when.
  await knex('webhooks').update({ secret_set_at: knex.ref('created_at') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhooks', (t) => {
    t.dropColumn('secret_set_at');
  });
}
