// Confirms online bookings by mail: in the words of the company, or in default ones.
import { customerOf, kindOfMoment } from '../../db/bookings/booking-mail-kinds.ts';
import { findConfirmationMail } from '../../db/bookings/booking-mails.ts';
import { readBookingMailDetail, mailBooking } from '../../db/bookings/booking-mailing.ts';
import { mayMailTyped } from '../../db/announcements/typed-addresses.ts';
import { queueMail } from '../../db/announcements/mail-writing.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { MailRecipient } from '../../domain/announcements/mail.ts';
import { addressOf } from '../../domain/values/mail-address.ts';
import { DEFAULT_CONFIRMATION } from '../../domain/bookings/booking-mail.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { Context } from '../handler.ts';

/** The person who booked for themselves: the contact person with the typed address, if there is one. */
export interface BookingVisitor {
  readonly person: MailRecipient | undefined;
}

/**
 * Queues the confirmation of a locked booking: the first active booking mail `bevestiging` of its company, else a
 * default text. It goes to the main contact person, or to the person whose address was typed into a form. No mail is
 * sent without a recipient, nor a fourth one on a day to an address typed by a visitor.
 */
export async function queueConfirmation(
  booking: StoredBooking,
  context: Pick<Context<Writer>, 'db' | 'now' | 'today' | 'zone' | 'caller' | 'keys' | 'settings'>,
  visitor?: BookingVisitor,
): Promise<void> {
  const { db, now, today, caller } = context;
  const to = visitor === undefined ? await customerOf(db, booking) : visitor.person;
  const address = to && addressOf(to);
  if (to === undefined || address == null) return;
  if (caller.isVisitor && !(await mayMailTyped(db, address, today))) return;

  const recipients = { to, cc: [], userId: caller.userId };
  const text = await findConfirmationMail(db, booking.kosten_bedrijf_id);
  if (text !== undefined) {
    await mailBooking(db, booking, { text, datum: null, ...recipients }, context);
    return;
  }

  const detail = await readBookingMailDetail(db, booking, DEFAULT_CONFIRMATION, context);
  await queueMail(db, kindOfMoment.bevestiging, { id: booking.id, texts: {}, detail, ...recipients }, now);
}
