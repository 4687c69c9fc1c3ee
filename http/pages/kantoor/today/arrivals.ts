// The arrivals of a day: who comes when, with what programme, and what is still to pay.
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

/** The bookings of a date, in the order in which they begin on it. */
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

/** The service writes moments on the clock of the house. A line that ends at midnight is not on the next day. */
function isOn({ begin, eind }: { readonly begin: string; readonly eind: string }, date: string): boolean {
  return begin.slice(0, 10) <= date && (begin.slice(0, 10) === date || eind.slice(0, 19) > `${date}T00:00:00`);
}

/** The amount in euros that is still to be paid, as the service counts it; null where the booking costs nothing. */
export function calculateToPay({ kosten, [OPEN_AMOUNT]: open = 0 }: ListedBooking): number | null {
  return kosten?.calculated_totaalbedrag_inclusief_btw === 0 && open === 0 ? null : open;
}
