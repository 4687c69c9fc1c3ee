// Vouchers and what they are made from, their codes, and the items by which bookings and invoices deduct them.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, money, reference, version } from './columns.ts';

export const formerly = '160-vouchers';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('voucher_templates', (t) => {
    id(t);
    version(t);
    t.string('name', 255).notNullable();
    t.text('description');
    money(t, 'price').notNullable();
    t.string('quantity_term', 255);
    t.integer('product_amount').notNullable();
    t.integer('expire_days');
    date(t, 'expiration_date');
    reference(t, 'company_id', 'companies');
    json(t, 'products').notNullable();
    reference(t, 'pdf_template_id', 'pdf_templates');
    t.string('internal_reference', 255);
    t.string('confirmation_mail_subject', 255);
    t.text('confirmation_mail_body');
  });
  await knex.schema.createTable('vouchers', (t) => {
    id(t);
    version(t);
    t.string('code', 50).notNullable();
    t.string('title', 255).notNullable();
    t.string('status', 20).notNullable();
    reference(t, 'voucher_template_id', 'voucher_templates');
    reference(t, 'customer_id', 'contacts');
    date(t, 'expiration_date');
    json(t, 'inhoud').notNullable();
    json(t, 'arrangement_ids').notNullable();
    t.string('internal_reference', 255);
    // The price that somebody paid for it: redeeming a gift is a discount.
    money(t, 'paid').notNullable();
    // The booking that has it, and how many units of each product it covers there.
    reference(t, 'boeking_id', 'bookings');
    json(t, 'redeemed');
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
    t.index(['status', 'expiration_date']);
  });
  await knex.schema.alterTable('codes', (t) => {
    reference(t, 'voucher_id', 'vouchers', { part: true });
  });
  await knex.schema.alterTable('cost_lines', (t) => {
    reference(t, 'voucher_id', 'vouchers');
    boolean(t, 'vooruitbetaald');
  });
  await knex.schema.alterTable('invoice_lines', (t) => {
    boolean(t, 'vooruitbetaald');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_lines', (t) => {
    t.dropColumn('vooruitbetaald');
  });
  await knex.schema.alterTable('cost_lines', (t) => {
    t.dropForeign('voucher_id');
    t.dropIndex('voucher_id');
    t.dropColumns('voucher_id', 'vooruitbetaald');
  });
  await knex.schema.alterTable('codes', (t) => {
    t.dropForeign('voucher_id');
    t.dropIndex('voucher_id');
    t.dropColumn('voucher_id');
  });
  await knex.schema.dropTable('vouchers');
  await knex.schema.dropTable('voucher_templates');
}
