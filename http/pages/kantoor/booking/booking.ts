// Reads a booking with what its reader may see, and names the parts of its page.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { OPEN_AMOUNT } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/session.ts';

/** Every part of the page gets these. */
export interface BookingPartProps {
  readonly booking: Booking;
  /** Counts the changes that were made on this page: a part reads its own things again after each. */
  readonly round: number;
  /** Called after a change. */
  readonly onChange: () => void;
}

/** Reads a booking, with its customer where the caller may see one. */
export function readBooking(caller: OfficeCaller, id: number, signal: AbortSignal): PromiseLike<Booking> {
  const customer = caller.seesCustomers ? (['Klant.Hoofdcontact', 'Creator'] as const) : [];
  return caller.getApi(BookingsApi).getBooking({ id, embed: [OPEN_AMOUNT, ...customer] }, { signal });
}
