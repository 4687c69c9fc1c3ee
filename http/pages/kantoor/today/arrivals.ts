// Selects the arrivals of a day, each with its programme of that day and the amount still to pay.
import type { BookingLine, ListedBooking } from 'boekstaaf';
import { OPEN_AMOUNT } from '../frame/amounts.ts';

/** A booking on one day. */
export interface DayArrival {
  readonly booking: ListedBooking;
  /** When it begins on this day. */
  readonly begin: string;
  /** The lines of this day. */
  readonly lines: readonly BookingLine[];
}

/** Returns the bookings of a date, in the order in which they begin on it. */
export function arrivalsOf(bookings: readonly ListedBooking[], date: string): readonly DayArrival[] {
  return bookings
    .map((booking) => arrivalOf(booking, date))
    .filter((arrival) => arrival.lines.length > 0 || arrival.booking.datum === date)
    .toSorted((a, b) => Date.parse(a.begin) - Date.parse(b.begin) || a.booking.id - b.booking.id);
}

function arrivalOf(booking: ListedBooking, date: string): DayArrival {
  const lines = (booking.boekingsregels ?? []).filter(({ begin, eind }) => isOn({ begin, eind }, date));
  const first = lines.find(({ begin }) => begin.startsWith(date));
  return { booking, lines, begin: booking.datum === date ? booking.begin : (first?.begin ?? booking.begin) };
}

/** Returns whether a line is on a local date. One that ends at midnight is not on the next day. */
function isOn({ begin, eind }: { readonly begin: string; readonly eind: string }, date: string): boolean {
  return begin.slice(0, 10) <= date && (begin.slice(0, 10) === date || eind.slice(0, 19) > `${date}T00:00:00`);
}

/** Returns the amount in euros that is still to be paid; null for a booking that costs nothing. */
export function calculateToPay({ kosten, [OPEN_AMOUNT]: open = 0 }: ListedBooking): number | null {
  return kosten?.calculated_totaalbedrag_inclusief_btw === 0 && open === 0 ? null : open;
}
