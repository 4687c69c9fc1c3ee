// Reads the arrivals of consecutive days.
import { BookingsApi } from 'boekstaaf/bookings';
import { readPlaces } from '../frame/places.ts';
import { OPEN_AMOUNT } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/caller.ts';
import { arrivalsOf, type DayArrival } from './arrivals.ts';

export interface ArrivalDay {
  readonly date: string;
  readonly arrivals: readonly DayArrival[];
}

export interface ArrivalDays {
  readonly days: readonly ArrivalDay[];
  /** The names of places, by their ids. */
  readonly placeNames: ReadonlyMap<number, string>;
}

const SHOWN_STATUSES = ['optie', 'reservering', 'definitief', 'gaande', 'voltooid'] as const;

/** Returns the arrivals on each of these consecutive dates, and the names of locations. */
export async function readDays(
  caller: OfficeCaller,
  dates: readonly string[],
  signal: AbortSignal,
): Promise<ArrivalDays> {
  const customer = caller.seesCustomers ? (['Klant.Hoofdcontact'] as const) : [];
  const filters = {
    periode: `${dates[0] ?? ''}/${dates.at(-1) ?? ''}`,
    status: [...SHOWN_STATUSES],
    embed: ['boekingsregels' as const, 'kosten' as const, OPEN_AMOUNT, ...customer],
    page_size: 1000,
  };

  // The second list finds bookings without lines, by the date on which they begin.
  const [happening, beginning, places] = await Promise.all([
    caller.getApi(BookingsApi).listBookings({ ...filters, referentiedatum: 'boekingsregel' }, { signal }),
    caller.getApi(BookingsApi).listBookings({ ...filters, referentiedatum: 'startdatum' }, { signal }),
    readPlaces(caller, signal),
  ]);
  const bookings = [...new Map([...happening, ...beginning].map((booking) => [booking.id, booking])).values()];

  return { days: dates.map((date) => ({ date, arrivals: arrivalsOf(bookings, date) })), placeNames: places };
}
