// Mails in the outbox: those that bring an invoice.
import type { Invoice, NewInvoice, QueuedMail } from 'boekstaaf';
import { api } from '../index.ts';
import { chargedBooking } from './invoices.ts';

/** Returns a finalised invoice that is mailed to the main contact of its customer, unless these members say otherwise. */
export async function mailedInvoice(body: Partial<NewInvoice> = {}): Promise<Invoice> {
  const booking = await chargedBooking();
  const { contactpersonen } = await api.customers.getCustomer({ id: booking.klant_id });
  const [mainContact] = contactpersonen;
  if (mainContact === undefined) throw new Error('The customer has no contact person.');

  return api.invoices.createInvoice({
    body: { boeking_id: booking.id, status: 'definitief', mail_to: mainContact.id, ...body },
  });
}

/** Returns the mail of such an invoice. */
export async function invoiceMail(body: Partial<NewInvoice> = {}): Promise<QueuedMail> {
  const { id } = await mailedInvoice(body);
  const [mail] = await api.mails.listMails({ factuur_id: id });
  if (mail === undefined) throw new Error('No mail was made.');
  return mail;
}
