// Tells customers that their online booking is confirmed: in the words of the company, or in ours.
import { customerOf, kindOfMoment } from '../../db/bookings/booking-mail-kinds.ts';
import { confirmationOf } from '../../db/bookings/booking-mails.ts';
import { cancellationLink } from '../../db/bookings/cancellation-links.ts';
import { mailBooking } from '../../db/bookings/booking-mailing.ts';
import { printedProgramme } from '../../db/bookings/programmes.ts';
import { mayMailTyped } from '../../db/announcements/typed-addresses.ts';
import { queueMail } from '../../db/announcements/mail-writing.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { addressOf, type Addressee } from '../../domain/announcements/mail.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { Context } from '../handler.ts';

/** The person who booked for themselves: the contact person with the typed address, if there is one. */
export interface Booker {
  readonly person: Addressee | undefined;
}

/** The words for a company that has none of its own. */
const STANDARD = {
  subject: 'Bevestiging van uw boeking {uitje_nummer}',
  body: [
    '{contactpersoon_aanhef},',
    'Dank u wel voor uw boeking. Wij verwachten u graag. Dit is het programma:',
    '{programma}',
  ].join('\n\n'),
};

/**
 * Puts the confirmation of a booking, which is locked, in the outbox: the first active booking mail `bevestiging` of its company,
 * else a standard text. It goes to the main contact person, or to the person whose address was typed into a form.
 * Nobody is mailed where there is none, nor a fourth time on a day at the wish of somebody without a credential.
 */
export async function confirmBooking(
  booking: StoredBooking,
  {
    db,
    now,
    today,
    zone,
    caller,
    keys,
    settings,
  }: Pick<Context<Writer>, 'db' | 'now' | 'today' | 'zone' | 'caller' | 'keys' | 'settings'>,
  booker?: Booker,
): Promise<void> {
  const to = booker === undefined ? await customerOf(db, booking) : booker.person;
  const address = to && addressOf(to);
  if (to === undefined || address == null) return;
  if (caller.isVisitor && !(await mayMailTyped(db, address, today))) return;
  const [text, programme] = await Promise.all([
    confirmationOf(db, booking.kosten_bedrijf_id),
    printedProgramme(db, booking, zone),
  ]);
  const whom = { to, cc: [], userId: caller.userId };
  const link = () => cancellationLink({ db, keys, settings }, booking);
  if (text !== undefined) {
    await mailBooking(db, booking, { text, programme, datum: null, link, ...whom }, now);
    return;
  }
  const detail = { ...STANDARD, booking, programme, files: [], link };
  await queueMail(db, kindOfMoment.bevestiging, { id: booking.id, texts: {}, detail, ...whom }, now);
}
