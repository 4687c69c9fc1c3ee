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
  /** The mark that tells the entries of this feed apart from those of all others. */
  readonly uid: string;
  /** A moment that is the same for the whole day, so that the same entries are the same bytes. */
  readonly stamp: Instant;
  readonly entries: readonly CalendarEntry[];
  /** The company that mails the calendar, which RFC 5546 demands; left out in feeds. */
  readonly organizer?: { readonly name: string; readonly email: string } | undefined;
}

/** How often programs may ask, in seconds. */
const REFRESH_SECONDS = 900;

/** The purpose of a mailed calendar: to add its entries, or to take them back. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** The text of a feed, with the rules of its zone's clock changes; of a calendar that is mailed with its `method`. */
export function formatCalendar(
  { name, uid, stamp, entries, organizer }: CalendarFeed,
  zone: Zone,
  method: CalendarMethod | null = null,
): string {
  const calendar = ical({
    ...(method === null ? {} : { method: ICalCalendarMethod[method] }),
    // The library writes a name as it is: with a line break it would add properties and entries of its own.
    name: formatOneLine(name),
    prodId: { company: 'Boekstaaf', product: 'Boekstaaf', language: 'NL' },
    ttl: REFRESH_SECONDS,
    // A zone of the calendar would make its time stamps local, which RFC 5545 forbids: entries name theirs.
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
    // Programs do not agree which moment a local time near a clock change is, and a repeated one is the first for all.
    timezone: isUnsure ? null : zone.name,
    summary: formatOneLine(title),
    description: description === '' ? null : description.replace(CONTROL_CHARACTERS, ' '),
    location: location === null ? null : formatOneLine(location),
    status: ICalEventStatus[status],
    organizer: organizer === undefined ? null : { name: formatOneLine(organizer.name), email: organizer.email },
  };
}

/** Characters that a text of RFC 5545 cannot have; line breaks are escaped. */
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}/gu;

function toUtc(moment: Instant): DateTime {
  return DateTime.fromISO(moment, { zone: 'utc' });
}

/** The VTIMEZONE of a zone. The library gives that of the zone which it is a link to: Europe/Amsterdam is Europe/Brussels. */
function timeZoneOf(name: string): string | null {
  const [block = ''] = [timeZoneBlock(name)].flat();
  return block === '' ? null : block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${name}`);
}
