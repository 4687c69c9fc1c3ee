// Refunds of online payments: asked of the provider once, and recorded once on each invoice that they concern.
import type { Knex } from 'knex';
import { id, instant, money, reference } from './columns.ts';

export const formerly = '182-online-refunds';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('online_refunds', (t) => {
    id(t);
    reference(t, 'payment_id', 'online_payments').notNullable();
    money(t, 'amount').notNullable();
    t.string('description', 255);
    t.string('status', 20).notNullable();
    // By what we ask the provider for it: every try of one refund says the same.
    t.string('reference', 36).notNullable().unique();
    t.string('provider_id', 255);
    t.text('error');
    instant(t, 'created_at').notNullable();
    instant(t, 'refunded_at');
    // The contact of the account that asked for it.
    t.integer('created_by');
    t.index(['status', 'created_at']);
  });
  await knex.schema.createTable('sandbox_refunds', (t) => {
    id(t);
    reference(t, 'payment_id', 'sandbox_payments').notNullable();
    t.string('reference', 36).notNullable().unique();
    money(t, 'amount').notNullable();
    instant(t, 'created_at').notNullable();
  });
  await knex.schema.alterTable('invoice_payments', (t) => {
    reference(t, 'online_refund_id', 'online_refunds');
    t.unique(['online_refund_id', 'factuur_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_payments', (t) => {
    t.dropUnique(['online_refund_id', 'factuur_id']);
    t.dropForeign('online_refund_id');
    t.dropIndex('online_refund_id');
    t.dropColumn('online_refund_id');
  });
  for (const table of ['sandbox_refunds', 'online_refunds']) await knex.schema.dropTable(table);
}
