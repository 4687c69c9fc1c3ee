// The sale of vouchers to visitors: the form of a template, and the address that a buyer typed.
import type { Knex } from 'knex';
import { reference } from './columns.ts';

export const formerly = '170-public-voucher-sales';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('voucher_templates', (t) => {
    reference(t, 'contactform_id', 'contact_forms');
  });
  await knex.schema.alterTable('voucher_sales', (t) => {
    t.string('mail_to', 254);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('voucher_sales', (t) => {
    t.dropColumn('mail_to');
  });
  await knex.schema.alterTable('voucher_templates', (t) => {
    t.dropForeign('contactform_id');
    t.dropIndex('contactform_id');
  });
  await knex.schema.alterTable('voucher_templates', (t) => {
    t.dropColumn('contactform_id');
  });
}
