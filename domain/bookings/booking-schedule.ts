// When the scheduler moves a booking: to `gaande` at its first line's begin, to `voltooid` at its last line's end.
import type { Instant } from '../../generated/types.ts';
import type { StoredBooking } from './booking.ts';

type TimedBooking = Pick<StoredBooking, 'status' | 'status_updated_at' | 'definite_at' | 'created_at'> & {
  readonly lines: readonly Pick<StoredBooking['lines'][number], 'begin' | 'eind'>[];
};

/**
 * Returns the status that is due for a booking, or null for no change. A booking without lines never moves. A status
 * that staff set back after a moment lasts until the next moment.
 * docs/decisions/212-bookings-by-the-clock-and-proposals.md.
 */
export function selectStatusByTime(booking: TimedBooking, now: Instant): 'gaande' | 'voltooid' | null {
  const { begin, end } = momentsOf(booking);
  if (end !== null && end <= now) return 'voltooid';
  return begin !== null && begin <= now ? 'gaande' : null;
}

/** When the scheduler moves a booking next; null for never. */
export function movesAt(booking: TimedBooking): Instant | null {
  const { begin, end } = momentsOf(booking);
  return begin !== null && (end === null || begin < end) ? begin : end;
}

/** The moments that move a booking: its first line's begin, and its last line's end. */
function momentsOf(booking: TimedBooking): { readonly begin: Instant | null; readonly end: Instant | null } {
  const { status, status_updated_at, lines } = booking;
  const begin = lines.map((line) => line.begin).toSorted()[0];
  const end = lines
    .map((line) => line.eind)
    .toSorted()
    .at(-1);

  const selectMove = (moment: Instant | undefined): Instant | null =>
    moment !== undefined && (!isSetByHand(booking) || moment > status_updated_at) ? moment : null;

  const isConfirmed = status === 'definitief';
  return {
    begin: isConfirmed ? selectMove(begin) : null,
    end: isConfirmed || status === 'gaande' ? selectMove(end) : null,
  };
}

/**
 * Whether the status was set again later than at the confirmation (`definitief`), or than at the creation (other
 * statuses).
 */
function isSetByHand({ status, status_updated_at, definite_at, created_at }: TimedBooking): boolean {
  return status_updated_at !== (status === 'definitief' ? definite_at : created_at);
}

/**
 * Returns the status of a booking after the last day of its option, or null for no change. `today` is the local date.
 */
export function selectExpiredStatus(
  { status, status_vervaldatum }: Pick<StoredBooking, 'status' | 'status_vervaldatum'>,
  today: string,
): 'geannuleerd' | null {
  const isHeldUntil = status === 'optie' || status === 'reservering';
  return isHeldUntil && status_vervaldatum !== null && status_vervaldatum < today ? 'geannuleerd' : null;
}
