// Bookings to cancel: by staff, and by the link that their customers have.
import { api } from '../index.ts';
import { bookingMail } from './booking-mails.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { chargedBooking } from './invoices.ts';
import { makePackage } from './packages.ts';
import { packageBooking } from './bookings.ts';

/** A booking that was cancelled, whose customer is to get 121 euros back. */
export async function proposedRefund(): Promise<{ readonly boeking_id: number }> {
  const { id: boeking_id } = await chargedBooking();
  const { id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
  await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 121 } });
  await api.cancellations.cancelBooking({ boeking_id, body: { kosten: 0 } });
  return { boeking_id };
}

/** The token of the link of a booking that its customer may cancel. */
export async function cancellationToken(): Promise<string> {
  const { id: annuleringsvoorwaarden_id } = await cancellationTerms({ online: true });
  const { id: arrangement_id } = await makePackage({ annuleringsvoorwaarden_id });
  return tokenFor(await packageBooking({ arrangement_id }));
}

/** The token of the link that a mail about a booking has. */
export async function tokenFor(booking: {
  readonly id: number;
  readonly kosten: { readonly bedrijf_id: number };
}): Promise<string> {
  const words = { moment: 'gewijzigd', onderwerp: 'Uw boeking', body: 'Annuleren: {boeking_annuleerlink}' } as const;
  const { id: boekingsmail_id } = await bookingMail({ bedrijf_id: booking.kosten.bedrijf_id, ...words });
  const sent = await api.bookingMails.createBookingMailSending({ boeking_id: booking.id, body: { boekingsmail_id } });
  const { body } = await api.mails.getMail({ id: sent.mail_id ?? 0 });
  const [, token] = /Annuleren: http:\/\/[^/]+\/api2\/annulering\/(\d+\.[\w-]{43})/.exec(body) ?? [];
  if (token === undefined) throw new Error(`A mail has no link: ${body}`);
  return token;
}
