// The operations on calendar feeds: create, list, revoke, and the feed itself.
import { sha256Of } from '../../db/engine/sha256.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as calendars from '../../db/planning/calendars.ts';
import * as entries from '../../db/planning/calendar-entries.ts';
import {
  calculateFeedPeriod,
  createLineEntry,
  createShiftEntry,
  type CalendarEntry,
} from '../../domain/planning/calendar.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import type { components } from '../../generated/types.ts';
import { keyRightsOf } from '../key-rights.ts';
import { declarePrepared, type Handler } from '../handler.ts';
import { Media } from '../media.ts';
import { lockReferences } from '../references.ts';
import { get, list, remove } from '../resource.ts';
import { formatCalendar } from './calendar-text.ts';

const TOKEN_BYTES = 24;
const PREFIX_LENGTH = 10;

export const listCalendars: Handler<'listCalendars'> = list(calendars.select, calendars.read);
export const getCalendar: Handler<'getCalendar'> = get(calendars.read);
export const deleteCalendar: Handler<'deleteCalendar'> = remove(calendars.read, calendars.remove);

/** The root that a new feed refers to, by the kind of the feed. */
const ROOTS = { personeel: 'staff', locaties: 'locations', boekingen: 'bookings' } as const;

interface FeedSecrets {
  readonly token: string;
  readonly uid: string;
}

export const createCalendar = declarePrepared<'createCalendar', FeedSecrets>(
  (_input, _caller, { chance }) =>
    Promise.resolve({
      token: chance.drawBytes(TOKEN_BYTES, 'calendar').toString('base64url'),
      uid: chance.drawUuid('calendar'),
    }),
  async ({ body }, { db, now, caller }, { token, uid }) => {
    await lockReferences(db, [{ field: 'id', root: ROOTS[body.soort], id: body.id }]);
    const secret = { hash: sha256Of(token), prefix: token.slice(0, PREFIX_LENGTH), uid };
    const creator = { created_by: caller.userId, created_rights: keyRightsOf(caller) };
    const id = await calendars.insert(db, body, { ...secret, created_at: now, ...creator });
    const href = `/api2/agenda/${body.soort}/${String(body.id)}.ics?token=${token}`;
    return { ...(await readOne(calendars.read, db, id)), token, href };
  },
);

interface CalendarSource {
  readonly readName: (db: Reader, id: number) => Promise<string | undefined>;
  readonly readEntries: (db: Reader, id: number, period: TimeSpan) => Promise<CalendarEntry[]>;
}

const SOURCES: Readonly<Record<components['schemas']['CalendarKind'], CalendarSource>> = {
  personeel: {
    readName: entries.findStaffName,
    readEntries: async (db, id, period) => (await entries.shiftsOf(db, id, period)).map(createShiftEntry),
  },
  locaties: {
    readName: entries.findLocationName,
    readEntries: async (db, id, period) => (await entries.linesAt(db, id, period)).map(createLineEntry),
  },
  boekingen: {
    readName: entries.findBookingName,
    readEntries: async (db, id, period) => (await entries.linesOf(db, id, period)).map(createLineEntry),
  },
};

export const getCalendarFeed: Handler<'getCalendarFeed'> = async ({ path, query }, { db, today, zone }) => {
  const feed = await calendars.findByHash(db, sha256Of(query.token), path);
  const source = SOURCES[path.soort];
  const name = feed === undefined ? undefined : await source.readName(db, path.id);
  if (feed === undefined || name === undefined) throw createNotFoundProblem();
  const feedEntries = await source.readEntries(db, path.id, calculateFeedPeriod(today, zone));
  const text = formatCalendar({ name, uid: feed.uid, stamp: zone.startOfLocalDay(today), entries: feedEntries }, zone);
  return new Media('text/calendar', Buffer.from(text), `${path.soort}-${String(path.id)}.ics`);
};
