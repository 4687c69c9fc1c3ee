// Mails in the outbox: those that bring an invoice to somebody.
import type { Invoice, NewInvoice, QueuedMail } from 'boekstaaf';
import { api } from '../index.ts';
import { chargedBooking } from './invoices.ts';

/** A finalised invoice that is mailed to the main contact of its customer, unless these members say otherwise. */
export async function mailedInvoice(body: Partial<NewInvoice> = {}): Promise<Invoice> {
  const booking = await chargedBooking();
  const customer = await api.customers.getCustomer({ id: booking.klant_id });
  const mail_to = customer.contactpersonen[0]?.id ?? 0;
  return api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief', mail_to, ...body } });
}

/** The mail of such an invoice. */
export async function mail(body: Partial<NewInvoice> = {}): Promise<QueuedMail> {
  const { id } = await mailedInvoice(body);
  const [queued] = await api.mails.listMails({ factuur_id: id });
  if (queued === undefined) throw new Error('No mail was made.');
  return queued;
}
