// Calendar feeds: why one is empty, its period, and the contents of an entry for a line of a booking and for a shift.
import type { Permission } from '../../generated/operations.ts';
import type { components, Instant } from '../../generated/types.ts';
import { findStopReason, type CreatorRights } from '../access/creator.ts';
import { addDays, millisecondsOf, type Zone } from '../values/calendar.ts';
import { localDayOf, type TimeSpan } from '../values/period.ts';
import { DAY } from '../values/time-units.ts';

/** The permissions to create feeds: a feed shows no more of the planning than a holder of one of these may see. */
const CREATOR_PERMISSIONS: readonly Permission[] = ['editPersoneelsplanning', 'editBoeking'];

/**
 * Returns why a feed is empty, or null. Its creator may no longer create feeds, or the account of its member of staff
 * is not active.
 */
export function findCalendarSilence(
  creator: CreatorRights,
  staff: Pick<NonNullable<CreatorRights['account']>, 'actief'> | undefined,
): components['schemas']['CalendarSilentReason'] {
  const reason = findStopReason(creator, CREATOR_PERMISSIONS);
  if (reason !== null) return `creator_${reason}`;
  return staff?.actief === false ? 'staff_inactive' : null;
}

/**
 * An entry in the terms of calendar programs; `key` identifies it within its feed, `sequence` rises with each change.
 */
export interface CalendarEntry extends TimeSpan {
  readonly key: string;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location: string | null;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** The booking of an entry. */
export interface CalendarBooking {
  readonly referentie: string;
  /** The name of its package; empty without one. */
  readonly arrangement: string;
}

/** A line of a booking at a place. */
export interface CalendarLine extends TimeSpan, CalendarBooking {
  readonly id: number;
  readonly aantal: number;
  readonly product: string;
  readonly locatie: string | null;
  readonly status: components['schemas']['BookingStatus'];
  /** The booking's version. */
  readonly version: number;
}

/** A shift; without a booking `referentie` and `arrangement` are null. */
export interface CalendarShift extends TimeSpan {
  readonly id: number;
  readonly opmerking: string;
  readonly locatie: string | null;
  readonly status: components['schemas']['ShiftStatus'];
  readonly version: number;
  readonly referentie: string | null;
  readonly arrangement: string | null;
}

const DAYS_BACK = 30;
const DAYS_AHEAD = 365;

/** The period of a feed on a local date: whole local days, half-open. */
export function calculateFeedPeriod(today: string, zone: Zone): TimeSpan {
  return {
    begin: zone.startOfLocalDay(addDays(today, -DAYS_BACK)),
    eind: zone.startOfLocalDay(addDays(today, DAYS_AHEAD + 1)),
  };
}

/** The title of a booking in a calendar: its reference and its package, without facts about its customer. */
export function formatBookingTitle({ referentie, arrangement }: CalendarBooking): string {
  return [referentie, arrangement].filter((part) => part !== '').join(' ');
}

const CONFIRMED_STATUSES: ReadonlySet<string> = new Set(['definitief', 'gaande', 'voltooid', 'bevestigd']);
const CANCELLED_STATUSES: ReadonlySet<string> = new Set(['geannuleerd', 'geweigerd']);

/** Returns the entry for a line of a booking. */
export function createLineEntry(line: CalendarLine): CalendarEntry {
  const { id, begin, eind, version, locatie, product, aantal } = line;
  return {
    key: `boekingsregel-${String(id)}`,
    sequence: version,
    begin,
    eind,
    title: formatBookingTitle(line),
    description: `${product} (${String(aantal)})`,
    location: locatie,
    status: statusOf(line.status),
  };
}

/** Returns the entry for a shift. */
export function createShiftEntry(shift: CalendarShift): CalendarEntry {
  const { id, begin, eind, version, locatie, opmerking, referentie, arrangement } = shift;
  return {
    key: `dienst-${String(id)}`,
    sequence: version,
    begin,
    eind,
    title: referentie === null ? 'Dienst' : formatBookingTitle({ referentie, arrangement: arrangement ?? '' }),
    description: opmerking,
    location: locatie,
    status: statusOf(shift.status),
  };
}

function statusOf(status: string): CalendarEntry['status'] {
  if (CANCELLED_STATUSES.has(status)) return 'CANCELLED';
  return CONFIRMED_STATUSES.has(status) ? 'CONFIRMED' : 'TENTATIVE';
}

/** Whether a clock change falls on the local day of a moment, which then has 23 or 25 hours. */
export function isOnClockChange(moment: Instant, zone: Zone): boolean {
  const { begin, eind } = localDayOf(zone.toLocalDate(moment), zone);
  return millisecondsOf(eind) - millisecondsOf(begin) !== DAY;
}
