// Bookings to cancel: by staff, and by the link that their customers have.
import { api, given } from '../index.ts';

/** The token of the link that a mail about a booking has. */
export async function tokenFor(booking: {
  readonly id: number;
  readonly kosten: { readonly bedrijf_id: number };
}): Promise<string> {
  const words = { moment: 'gewijzigd', onderwerp: 'Uw boeking', body: 'Annuleren: {boeking_annuleerlink}' } as const;
  const { id: boekingsmail_id } = await given.bookingMail({ bedrijf_id: booking.kosten.bedrijf_id, ...words });
  const sending = await api.bookingMails.createBookingMailSending({
    boeking_id: booking.id,
    body: { boekingsmail_id },
  });
  const { body } = await api.mails.getMail({ id: sending.mail_id ?? 0 });
  const [, token] = /Annuleren: http:\/\/[^/]+\/api2\/annulering\/(\d+\.[\w-]{43})/.exec(body) ?? [];
  if (token === undefined) throw new Error(`A mail has no link: ${body}`);
  return token;
}
