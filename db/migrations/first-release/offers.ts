// How products are sold: terms, price rules, forms, codes, start times and vouchers.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, money, percentage, reference, version } from '../columns.ts';

export function offers(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // Cancellation terms, and every wording that a booking was made under.
      .createTable('cancellation_terms', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        json(t, 'regels').notNullable();
        t.string('terugbetalen', 20).notNullable();
        boolean(t, 'online');
        t.text('tekst').notNullable();
      })
      .createTable('kept_cancellation_terms', (t) => {
        id(t);
        // No reference: the wording outlives its terms.
        t.integer('terms_id').notNullable().index();
        t.string('naam', 255).notNullable();
        json(t, 'regels').notNullable();
        t.string('terugbetalen', 20).notNullable();
        boolean(t, 'online');
        t.text('tekst').notNullable();
      })
      // Price rules, and the products and groups that they apply to.
      .createTable('price_rules', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        date(t, 'van');
        date(t, 'tot');
        json(t, 'weekdagen').notNullable();
        t.string('tijd_van', 5);
        t.string('tijd_tot', 5);
        t.integer('vooruit_minimaal');
        t.integer('vooruit_maximaal');
        percentage(t, 'percentage');
        money(t, 'bedrag');
        t.integer('volgorde').notNullable();
        boolean(t, 'actief');
      })
      .createTable('price_rule_products', (t) => {
        id(t);
        reference(t, 'price_rule_id', 'price_rules', { part: true }).notNullable();
        reference(t, 'product_id', 'products').notNullable();
        t.unique(['price_rule_id', 'product_id']);
      })
      .createTable('price_rule_groups', (t) => {
        id(t);
        reference(t, 'price_rule_id', 'price_rules', { part: true }).notNullable();
        reference(t, 'productgroep_id', 'product_groups').notNullable();
        t.unique(['price_rule_id', 'productgroep_id']);
      })
      .createTable('contact_forms', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
      })
      .createTable('contact_form_fields', (t) => {
        id(t);
        reference(t, 'contactformulier_id', 'contact_forms', { part: true }).notNullable();
        t.string('naam', 255).notNullable();
        t.string('soort_invoer', 30).notNullable();
        boolean(t, 'verplicht');
        json(t, 'mogelijke_keuzes');
        boolean(t, 'bijzonderheden_boeking');
        t.string('field_identifier', 300).notNullable();
        t.string('extra_field_name', 255);
        t.string('input_type', 20);
        t.integer('sort_order').notNullable();
      })
      .createTable('contact_form_packages', (t) => {
        id(t);
        reference(t, 'contactformulier_id', 'contact_forms', { part: true }).notNullable();
        // Deleting a package only marks it, so this reference never prevents that.
        reference(t, 'package_id', 'packages').notNullable();
        t.unique(['contactformulier_id', 'package_id']);
      })
      .createTable('discount_codes', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        t.string('code', 50).notNullable();
        date(t, 'datum_begin').notNullable();
        date(t, 'datum_eind').notNullable();
        t.integer('kortingspercentage').notNullable();
        boolean(t, 'toepasbaar_zonder_arrangement');
        for (const name of ['valid_days', 'Arrangementen', 'Products']) json(t, name).notNullable();
        instant(t, 'created_at').notNullable();
        instant(t, 'updated_at').notNullable();
      })
      // The one table in which codes of every kind are unique.
      .createTable('codes', (t) => {
        id(t);
        t.text('comparable_code').notNullable().unique();
        reference(t, 'discount_code_id', 'discount_codes', { part: true });
        reference(t, 'voucher_id', 'vouchers', { part: true });
      })
      .raw('create index codes_of_vouchers_prefix_index on codes (comparable_code) where voucher_id is not null')
      // Book processes, and the discount codes that are limited to some.
      .createTable('book_processes', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        json(t, 'arrangement_ids').notNullable();
        json(t, 'product_ids').notNullable();
        boolean(t, 'actief');
      })
      .createTable('discount_code_processes', (t) => {
        id(t);
        reference(t, 'discount_code_id', 'discount_codes', { part: true }).notNullable();
        reference(t, 'book_process_id', 'book_processes').notNullable();
        t.unique(['discount_code_id', 'book_process_id']);
      })
      .createTable('start_time_groups', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
      })
      .createTable('start_times', (t) => {
        id(t);
        version(t);
        // Without an index of its own: the unique key below begins with it.
        t.integer('startmomentgroep_id').notNullable().references('id').inTable('start_time_groups');
        instant(t, 'datetime').notNullable();
        t.integer('percentage_materiaal_online_boeking');
        // Also finds the start times of a group, and whether it has one in the future.
        t.unique(['startmomentgroep_id', 'datetime']);
        // The order of the list.
        t.index(['datetime', 'id']);
      })
      // Vouchers and what they are made from.
      .createTable('voucher_templates', (t) => {
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
        reference(t, 'contactform_id', 'contact_forms');
      })
      .createTable('voucher_sales', (t) => {
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
        date(t, 'paid_on').index();
        t.string('mail_to', 254);
      })
      .createTable('vouchers', (t) => {
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
        reference(t, 'sale_id', 'voucher_sales');
        t.integer('sale_number');
        json(t, 'metadata').notNullable().defaultTo('{}');
        t.unique(['sale_id', 'sale_number']);
        t.index(['status', 'id']);
      })
      .raw("create index vouchers_expiring_index on vouchers (expiration_date, id) where status = 'open'")
  );
}
