// The payment provider that a company sells through, and the payment method of the money that comes in there.
import type { Knex } from 'knex';
import { reference } from './columns.ts';

export const formerly = '180-payment-integrations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('companies', (t) => {
    reference(t, 'payment_integration_id', 'integrations');
    reference(t, 'online_betaalmethode_id', 'payment_methods');
  });
  await knex.schema.alterTable('online_payments', (t) => {
    // The one that was asked, also once the company has another: no reference, since it may be deleted when nothing can come any more.
    t.integer('integration_id').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropIndex('integration_id');
  });
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropColumn('integration_id');
  });
  for (const column of ['payment_integration_id', 'online_betaalmethode_id']) {
    await knex.schema.alterTable('companies', (t) => {
      t.dropForeign(column);
      t.dropIndex(column);
    });
    await knex.schema.alterTable('companies', (t) => {
      t.dropColumn(column);
    });
  }
}
