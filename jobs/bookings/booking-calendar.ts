// The calendar entry that comes with a mail about a booking: for information, so that nobody is asked to reply.
import type { StoredSending } from '../../db/bookings/booking-mail-sendings.ts';
import type { CalendarFeed, CalendarMethod } from '../../handlers/planning/calendar-text.ts';

/** The entry as a calendar of its own. The one of a cancelled booking takes back what earlier mails brought. */
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
