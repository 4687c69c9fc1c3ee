// The calendar entry attached to a mail about a booking: for information, so that no reply is requested.
import type { StoredSending } from '../../db/bookings/booking-mail-sendings.ts';
import type { CalendarFeed, CalendarMethod } from '../../handlers/planning/calendar-text.ts';

/** Returns a calendar with the entry. That of a cancelled booking cancels the entry of earlier mails. */
export function createBookingCalendar({
  entry,
  created_at,
  programme,
}: Pick<StoredSending, 'entry' | 'created_at' | 'programme'>): {
  readonly feed: CalendarFeed;
  readonly method: CalendarMethod;
} {
  const { key, sequence, begin, end: eind, title, description, location, isCancelled } = entry;
  const status = isCancelled ? 'CANCELLED' : 'CONFIRMED';
  const { naam: name, email } = programme.sender;
  const domain = email?.split('@')[1] ?? 'boekstaaf';
  const entries = [{ key, sequence, begin, eind, title, description, location, status } as const];
  const organizer = email === null ? undefined : { name, email };
  return {
    feed: { name, uid: domain, stamp: created_at, entries, organizer },
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
  };
}
