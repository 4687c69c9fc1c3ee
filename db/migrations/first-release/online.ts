// Payments online, refunds, orders of visitors and withdrawals.
import type { Knex } from 'knex';
import { date, id, instant, json, money, reference, version } from '../columns.ts';

/** Payments, refunds, orders and withdrawals. */
export function online(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // Payments that customers make online.
      .createTable('online_payments', (t) => {
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
        instant(t, 'hold_until').index();
        json(t, 'provider_params');
        version(t);
        // When what is paid for was given to others, and the codes of the vouchers that it gave back then.
        instant(t, 'released_at');
        json(t, 'released_codes');
        money(t, 'received');
        money(t, 'returned').notNullable().defaultTo(0);
        // The one that was asked, also once the company has another: no reference, since it may be deleted when nothing can come any more.
        t.integer('integration_id').index();
        reference(t, 'invoice_id', 'invoices');
        // A hash of the address that the visitor typed: it picks the contact person of the customer who gets the confirmation.
        t.string('booker', 64);
        // The same for all attempts of a thing; none for those that were asked for before.
        t.string('visitor_reference', 43).index();
        t.unique(['provider', 'provider_id']);
        t.index('created_at');
        t.index(['purpose', 'purpose_id']);
        t.index(['status', 'id']);
        t.index(['provider_id']);
      })
      .raw(
        `create unique index online_payments_held_unique on online_payments (purpose, purpose_id)
      where hold_until is not null`,
      )
      .raw(
        `create index online_payments_unpaid_index on online_payments (created_at)
      where status <> 'paid' and provider_id is not null`,
      )
      .raw(
        `create index online_payments_held_index on online_payments (hold_until)
      where released_at is null and status <> 'paid'`,
      )
      .raw('create index online_payments_error_index on online_payments (id) where error is not null')
      // The provider of a sandbox stores these.
      .createTable('sandbox_payments', (t) => {
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
      })
      // Refunds: asked of the provider once, and recorded once on each invoice that they concern.
      .createTable('online_refunds', (t) => {
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
        date(t, 'refunded_on').index();
        t.index(['status', 'created_at']);
      })
      .raw(
        `create index online_refunds_undecided_index on online_refunds (created_at)
      where status in ('requested', 'pending')`,
      )
      .createTable('sandbox_refunds', (t) => {
        id(t);
        reference(t, 'payment_id', 'sandbox_payments').notNullable();
        t.string('reference', 36).notNullable().unique();
        money(t, 'amount').notNullable();
        instant(t, 'created_at').notNullable();
      })
      // The orders of visitors today, by hashes of network and mailbox.
      .createTable('visitor_counts', (t) => {
        // A hash of a network or a mailbox, and of what is counted.
        t.string('who', 43).notNullable().primary();
        date(t, 'day').notNullable().index();
        t.integer('orders').notNullable();
      })
      .createTable('visitor_orders', (t) => {
        t.integer('payment_id').notNullable().primary().references('online_payments.id').onDelete('CASCADE');
        t.string('network', 43).notNullable().index();
        t.string('mailbox', 43).index();
        date(t, 'day').notNullable().index();
        // The scope of a hold for a booking: a package, and the local date of its begin. Null for what holds nothing.
        t.integer('arrangement_id');
        date(t, 'datum');
      })
      // Withdrawals of consumers.
      .createTable('withdrawals', (t) => {
        id(t);
        version(t);
        t.string('token', 43).notNullable().unique();
        t.string('status', 20).notNullable();
        t.string('reden', 20);
        t.string('naam', 255).notNullable();
        t.string('email', 254).notNullable();
        t.string('referentie', 255).notNullable();
        t.text('verklaring');
        reference(t, 'company_id', 'companies').notNullable();
        instant(t, 'created_at').notNullable();
        instant(t, 'confirmed_at');
        reference(t, 'voucher_sale_id', 'voucher_sales');
        // The booking may be deleted: what was declared stays.
        t.integer('boeking_id');
        json(t, 'voucher_ids').notNullable();
        money(t, 'bedrag');
        reference(t, 'online_payment_id', 'online_payments');
        t.text('opmerking');
        t.index(['status', 'id']);
      })
      .raw('create index withdrawals_unconfirmed_index on withdrawals (created_at, id) where confirmed_at is null')
  );
}
