// Online payments for operators: the invoice that has the money, the invoices made for one, and the visitor who booked.
import type { Knex } from 'knex';
import { reference } from './columns.ts';

export const formerly = '181-what-online-payments-are-for';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    // The online payment that the invoice was made for: no reference, since that one refers to the invoice.
    t.integer('provider_transaction_id');
  });
  await knex.schema.alterTable('online_payments', (t) => {
    reference(t, 'invoice_id', 'invoices');
    // A hash of the address that the visitor typed: it picks the contact person of the customer who gets the confirmation.
    t.string('booker', 64);
    t.index('created_at');
  });
  // An invoice and its payment were recorded in the same moment as the online payment.
  await knex.raw(
    `update online_payments set invoice_id = (
      select min(i.id) from invoices i join invoice_payments m on m.factuur_id = i.id
      where i.boeking_id = online_payments.purpose_id and m.wanneer = online_payments.settled_at
        and m.bedrag = online_payments.amount and m.created_by is null)
    where purpose = 'bookings' and status = 'paid'`,
  );
  await knex.raw(
    `update invoices set provider_transaction_id = (select max(p.id) from online_payments p where p.invoice_id = invoices.id)
    where context = 'online_booking'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropForeign('invoice_id');
    t.dropIndex('invoice_id');
    t.dropIndex('created_at');
  });
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropColumns('invoice_id', 'booker');
  });
  await knex.schema.alterTable('invoices', (t) => {
    t.dropColumn('provider_transaction_id');
  });
}
