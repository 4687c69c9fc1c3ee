// Payments that customers make online, the sandbox that stands in for a provider, and the vouchers that are sold with them.
import type { Knex } from 'knex';
import { id, instant, money, reference, version } from './columns.ts';

export const formerly = '161-online-payments';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('online_payments', (t) => {
    id(t);
    // The thing that the money is for: its table, and its id there.
    t.string('purpose', 30).notNullable();
    t.integer('purpose_id').notNullable();
    t.string('status', 20).notNullable();
    money(t, 'amount').notNullable();
    t.string('description', 255).notNullable();
    t.text('redirect_url');
    t.string('provider', 30).notNullable();
    // By what we ask the provider for it: every try of one payment says the same.
    t.string('reference', 36).notNullable().unique();
    t.string('provider_id', 255);
    t.text('checkout_url');
    t.text('error');
    instant(t, 'created_at').notNullable();
    instant(t, 'settled_at');
    t.unique(['purpose', 'purpose_id']);
    t.unique(['provider', 'provider_id']);
    t.index(['status', 'created_at']);
  });
  await knex.schema.createTable('sandbox_payments', (t) => {
    id(t);
    t.string('reference', 36).notNullable().unique();
    // The address of its page is enough to use it.
    t.string('token', 43).notNullable().unique();
    t.string('form_key', 43).notNullable();
    t.string('status', 20).notNullable();
    money(t, 'amount').notNullable();
    t.string('description', 255).notNullable();
    t.text('return_url').notNullable();
    instant(t, 'created_at').notNullable();
  });
  await knex.schema.createTable('voucher_sales', (t) => {
    id(t);
    version(t);
    reference(t, 'voucher_template_id', 'voucher_templates').notNullable();
    reference(t, 'customer_id', 'contacts').notNullable();
    reference(t, 'company_id', 'companies').notNullable();
    t.text('customer_name').notNullable();
    t.integer('number_of_vouchers').notNullable();
    money(t, 'price').notNullable();
    money(t, 'total').notNullable();
    t.string('status', 20).notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'paid_at');
    t.date('paid_on').index();
  });
  await knex.schema.alterTable('vouchers', (t) => {
    reference(t, 'sale_id', 'voucher_sales');
    t.integer('sale_number');
    t.unique(['sale_id', 'sale_number']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('vouchers', (t) => {
    t.dropUnique(['sale_id', 'sale_number']);
    t.dropForeign('sale_id');
    t.dropIndex('sale_id');
    t.dropColumns('sale_id', 'sale_number');
  });
  for (const table of ['voucher_sales', 'sandbox_payments', 'online_payments']) await knex.schema.dropTable(table);
}
