// When the clock moves a booking: to `gaande` at its first line's begin, to `voltooid` at its last line's end.
import type { Instant } from '../../generated/types.ts';
import type { StoredBooking } from './booking.ts';

type Timed = Pick<StoredBooking, 'status' | 'status_updated_at' | 'definite_at' | 'created_at'> & {
  readonly lines: readonly Pick<StoredBooking['lines'][number], 'begin' | 'eind'>[];
};

/**
 * The status that a booking has by the clock, or null when it stays. One without lines stays always. So does one that
 * somebody put back by hand after the moment, until a moment comes that is later. docs/decisions/091-bookings-by-the-clock.md.
 */
export function statusByClock(booking: Timed, now: Instant): 'gaande' | 'voltooid' | null {
  const { status, status_updated_at, lines } = booking;
  const begin = lines.map((line) => line.begin).toSorted()[0];
  const end = lines
    .map((line) => line.eind)
    .toSorted()
    .at(-1);
  if (begin === undefined || end === undefined) return null;
  const passed = (moment: Instant): boolean => moment <= now && (!byHand(booking) || moment > status_updated_at);
  if ((status === 'definitief' || status === 'gaande') && passed(end)) return 'voltooid';
  return status === 'definitief' && passed(begin) ? 'gaande' : null;
}

/** Whether its status was chosen in place of a later one, or in place of what the clock would have chosen. */
function byHand({ status, status_updated_at, definite_at, created_at }: Timed): boolean {
  return status_updated_at !== (status === 'definitief' ? definite_at : created_at);
}

/** The status of a booking once the last day on which it is held has passed, or null when it stays; `today` is the local date. */
export function statusWhenExpired(
  { status, status_vervaldatum }: Pick<StoredBooking, 'status' | 'status_vervaldatum'>,
  today: string,
): 'geannuleerd' | null {
  const isHeldUntil = status === 'optie' || status === 'reservering';
  return isHeldUntil && status_vervaldatum !== null && status_vervaldatum < today ? 'geannuleerd' : null;
}
