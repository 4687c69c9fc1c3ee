// Calendar feeds.
import type { CalendarWithToken, NewCalendar } from 'boekstaaf';
import { api, given, journal } from '../index.ts';

/** A feed of a location of its own, unless it shows something else. */
export async function calendar(body?: NewCalendar): Promise<CalendarWithToken> {
  const shown = body ?? { soort: 'locaties' as const, id: (await given.location()).id };
  const made = await api.calendars.createCalendar({ body: shown });
  journal.addSecret(made.token);
  return made;
}
