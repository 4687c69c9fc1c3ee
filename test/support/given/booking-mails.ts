// Booking mails, and what was sent with them.
import type { BookingMail, BookingMailSending, NewBookingMail } from 'boekstaaf';
import { api } from '../index.ts';
import { booking } from './bookings.ts';
import { company } from './companies.ts';

/** A text that is sent by hand, of a company of its own unless it says otherwise. */
export async function bookingMail(body: Partial<NewBookingMail> = {}): Promise<BookingMail> {
  const bedrijf_id = body.bedrijf_id ?? (await company()).id;
  return api.bookingMails.createBookingMail({
    body: {
      ...{ moment: 'herinnering', onderwerp: 'Tot {uitje_datum}', body: 'Dag {contactpersoon_voornaam}' },
      ...body,
      bedrijf_id,
    },
  });
}

/** One that was sent by hand to a booking. */
export async function bookingMailSending(): Promise<BookingMailSending> {
  const { id: boekingsmail_id } = await bookingMail();
  const { id: boeking_id } = await booking();
  return api.bookingMails.createBookingMailSending({ boeking_id, body: { boekingsmail_id } });
}
