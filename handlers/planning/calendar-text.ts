// Writes a calendar feed as an iCalendar file (RFC 5545).
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { isOnClockChange, type CalendarEntry } from '../../domain/planning/calendar.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { formatOneLine } from '../../domain/values/one-line.ts';
import type { Instant } from '../../generated/types.ts';

export interface CalendarFeed {
  readonly name: string;
  /** Distinguishes the entries of this feed from those of all others. */
  readonly uid: string;
  /** A constant moment of the day, so that an unchanged feed has unchanged bytes. */
  readonly stamp: Instant;
  readonly entries: readonly CalendarEntry[];
  /** The company that mails the calendar, which RFC 5546 demands; left out in feeds. */
  readonly organizer?: { readonly name: string; readonly email: string } | undefined;
}

/** How often programs may poll, in seconds. */
const REFRESH_SECONDS = 900;

/** The purpose of a mailed calendar: to add its entries, or to cancel them. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** Returns the text of a feed, with the clock changes of its zone; with `method` that of a mailed calendar. */
export function formatCalendar(
  { name, uid, stamp, entries, organizer }: CalendarFeed,
  zone: Zone,
  method: CalendarMethod | null = null,
): string {
  const calendar = ical({
    ...(method === null ? {} : { method: ICalCalendarMethod[method] }),
    // The library writes a name unescaped: a line break in it would add properties and entries.
    name: formatOneLine(name),
    prodId: { company: 'Boekstaaf', product: 'Boekstaaf', language: 'NL' },
    ttl: REFRESH_SECONDS,
    // A zone of the calendar would make its time stamps local, which RFC 5545 forbids: each entry names its zone.
    timezone: { name: null, generator: timeZoneOf },
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, { uid, stamp, zone, organizer }));
  return calendar.toString();
}

type CalendarProperties = Pick<CalendarFeed, 'uid' | 'stamp' | 'organizer'> & { readonly zone: Zone };

function eventOf(entry: CalendarEntry, { uid, stamp, zone, organizer }: CalendarProperties): ICalEventData {
  const { key, sequence, begin, eind, title, description, location, status } = entry;
  const isUnsure = [begin, eind].some((moment) => isOnClockChange(moment, zone));

  return {
    id: `${key}@${uid}`,
    sequence,
    stamp: toUtc(stamp),
    start: toUtc(begin),
    // An entry without length has no end.
    end: eind > begin ? toUtc(eind) : null,
    // Programs differ in their reading of local times near a clock change, and read a repeated one as the first.
    timezone: isUnsure ? null : zone.name,
    summary: formatOneLine(title),
    description: description === '' ? null : description.replace(CONTROL_CHARACTERS, ' '),
    location: location === null ? null : formatOneLine(location),
    status: ICalEventStatus[status],
    organizer: organizer === undefined ? null : { name: formatOneLine(organizer.name), email: organizer.email },
  };
}

/** Characters that RFC 5545 forbids in texts; line breaks are escaped. */
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}/gu;

function toUtc(moment: Instant): DateTime {
  return DateTime.fromISO(moment, { zone: 'utc' });
}

/** The VTIMEZONE of a zone. The library returns that of the linked zone: Europe/Brussels for Europe/Amsterdam. */
function timeZoneOf(name: string): string | null {
  const [block = ''] = [timeZoneBlock(name)].flat();
  return block === '' ? null : block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${name}`);
}
