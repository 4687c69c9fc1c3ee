// Calendar feeds.
import type { CalendarWithToken, NewCalendar } from 'boekstaaf';
import { api, given, journal } from '../index.ts';

/** A feed of a location of its own, unless it shows something else. */
export async function calendar(body?: NewCalendar): Promise<CalendarWithToken> {
  const feedBody = body ?? { soort: 'locaties' as const, id: (await given.location()).id };
  const feed = await api.calendars.createCalendar({ body: feedBody });
  journal.addSecret(feed.token);
  return feed;
}
