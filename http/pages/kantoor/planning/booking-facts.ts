// Reads the facts of a booking that the planning lacks: telephone numbers, remarks, price, and the open amount.
import { Forbidden } from 'boekstaaf';
import type { BookingsApi } from 'boekstaaf/bookings';
import { OPEN_AMOUNT, openAmountOf } from '../frame/amounts.ts';
import type { NamedFact } from '../frame/part.tsx';
import { locale, words } from './words.ts';

/** Returns the facts of a booking, without those that the caller may not see. Throws as the client does. */
export async function readBookingFacts(api: BookingsApi, id: number): Promise<readonly NamedFact[]> {
  const [booking, addressed] = await Promise.all([
    api.getBooking({ id, embed: [OPEN_AMOUNT] }),
    readIfPermitted(api.getBooking({ id, embed: ['Klant.Hoofdcontact'] })),
  ]);
  const person = addressed?.Klant?.Hoofdcontact;
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

  return [
    [
      words.facts.phone,
      [person?.telefoon1, person?.telefoon2].filter((number) => number != null && number !== '').join('\n'),
    ],
    [words.facts.note, booking.bijzonderheden],
    [words.facts.price, euros.format(booking.kosten.calculated_totaalbedrag_inclusief_btw)],
    [words.facts.stillToPay, euros.format(openAmountOf(booking))],
  ];
}

/** Returns the result of a call; null where the caller may not see it. */
async function readIfPermitted<Answer>(call: PromiseLike<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Forbidden) return null;
    throw error;
  }
}
