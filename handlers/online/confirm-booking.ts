// Tells a customer that the booking he made online is confirmed: in the words of the company, or in ours.
import * as bookings from '../../db/bookings/bookings.ts';
import { kindOfMoment } from '../../db/bookings/booking-mail-kinds.ts';
import { confirmationOf } from '../../db/bookings/booking-mails.ts';
import { mailBooking } from '../../db/bookings/booking-mailing.ts';
import { printedProgramme } from '../../db/bookings/programmes.ts';
import { queueMail } from '../../db/announcements/mail-writing.ts';
import type { Writer } from '../../db/engine/database.ts';
import { one } from '../../db/engine/table.ts';
import type { Context } from '../handler.ts';

/** What is said where a company has no words of its own. */
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
 * else a standard text. Nobody is mailed where the customer has no address.
 */
export async function confirmBooking(
  id: number,
  { db, now, zone, caller }: Pick<Context<Writer>, 'db' | 'now' | 'zone' | 'caller'>,
): Promise<void> {
  const kind = kindOfMoment.bevestiging;
  const to = await kind.receiver(db, id);
  if (to === undefined) return;
  const booking = await one(bookings.readStored, db, id);
  const text = await confirmationOf(db, booking.kosten_bedrijf_id);
  const whom = { to, cc: [], userId: caller.userId };
  if (text !== undefined) {
    await mailBooking(db, booking, { text, datum: null, ...whom }, { now, zone });
    return;
  }
  const programme = await printedProgramme(db, booking, zone);
  const detail = { ...STANDARD, booking, programme, files: [] };
  await queueMail(db, kind, { id, texts: {}, detail, ...whom }, now);
}
