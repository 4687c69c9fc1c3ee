// Reads the booking of a page, and declares the props of the page's parts.
import type { Booking } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { OPEN_AMOUNT } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/caller.ts';

/** The props of each part of a booking's page. */
export interface BookingPartProps {
  readonly booking: Booking;
  /** The number of changes made on this page; each has the parts read their data again. */
  readonly version: number;
  /** Called after a change. */
  readonly onChange: () => void;
}

/** Reads a booking, with its customer where the caller may see one. */
export function readBooking(caller: OfficeCaller, id: number, signal: AbortSignal): PromiseLike<Booking> {
  const customer = caller.seesCustomers ? (['Klant.Hoofdcontact', 'Creator'] as const) : [];
  return caller.getApi(BookingsApi).getBooking({ id, embed: [OPEN_AMOUNT, ...customer] }, { signal });
}
