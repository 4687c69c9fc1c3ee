// Booking mails: when the clock sends one, and what is wrong with a text.
import type { components, Instant } from '../../generated/types.ts';
import { addDays, instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { findInstantAt, firstDateAt } from '../values/time-of-day.ts';
import type { BookingStatus, StoredBooking } from './booking.ts';

export type BookingMail = components['schemas']['BookingMail'];
export type BookingMoment = BookingMail['moment'];

/** How many days late thanks are still sent. */
const MAX_DAYS_LATE = 14;

/** How many days a booking may last for the clock to find its end. */
const MAX_BOOKING_DAYS = 62;

/** The members of a text that decide when it is sent; `since` is the moment from which it is there as it is now. */
export type ScheduledBookingMail = Pick<BookingMail, 'moment' | 'dagen' | 'tijd' | 'actief'> & {
  readonly since: Instant;
};

/** The members of a booking that decide when it is mailed. */
export interface MailedBooking {
  readonly status: BookingStatus;
  readonly begin: Instant;
  /** When its last line ends; its begin where it has none. */
  readonly end: Instant;
  readonly definite_at: Instant | null;
  readonly created_at: Instant;
}

const MAILED_STATUSES: Readonly<Partial<Record<BookingMoment, readonly BookingStatus[]>>> = {
  herinnering: ['definitief', 'gaande'],
  bedankt: ['definitief', 'gaande', 'voltooid'],
};

/** The statuses of bookings that the clock sends a text to; none for a text that is only sent by hand. */
function listMailedStatuses({
  moment,
  dagen,
  actief,
}: Pick<ScheduledBookingMail, 'moment' | 'dagen' | 'actief'>): readonly BookingStatus[] {
  return actief && dagen !== null ? (MAILED_STATUSES[moment] ?? []) : [];
}

/** When everything of a booking is over. */
export function endOf({ begin, lines }: Pick<StoredBooking, 'begin' | 'lines'>): Instant {
  return lines.reduce((last, { eind }) => (eind > last ? eind : last), begin);
}

/**
 * The date of its begin or end for which a booking is to get a text now, or null. It is due at `tijd`, so many days before or
 * after. A text that was due before it was there, or before the booking was confirmed, is due at no time. Nor is a
 * reminder once the booking has begun, or thanks after two weeks. docs/decisions/212-bookings-by-the-clock-and-proposals.md.
 */
export function dueDateOf(text: ScheduledBookingMail, booking: MailedBooking, now: Instant, zone: Zone): string | null {
  if (text.dagen === null || !listMailedStatuses(text).includes(booking.status)) return null;
  const isBefore = text.moment === 'herinnering';
  const date = zone.toLocalDate(isBefore ? booking.begin : booking.end);
  const day = addDays(date, isBefore ? -text.dagen : text.dagen);
  const at = findInstantAt(day, text.tijd, zone);
  const due = !isBefore && at < booking.end ? booking.end : at;
  const isOver = isBefore ? now >= booking.begin : now > addElapsedDays(due, MAX_DAYS_LATE);
  const known = booking.definite_at ?? booking.created_at;
  return due > now || isOver || due < text.since || due < known ? null : date;
}

function addElapsedDays(instant: Instant, days: number): Instant {
  return instantAt(millisecondsOf(instant) + days * 86_400_000);
}

/** Between which dates a booking begins that a text may be due for now; null where the clock does not send it. */
export function datesOf(
  text: ScheduledBookingMail,
  now: Instant,
  zone: Zone,
): { readonly from: string; readonly until: string } | null {
  if (text.dagen === null || listMailedStatuses(text).length === 0) return null;
  const today = zone.toLocalDate(now);
  const first = firstDateAt(text.tijd, text.since, zone);
  if (text.moment === 'herinnering') {
    const from = addDays(first, text.dagen);
    return { from: from > today ? from : today, until: addDays(today, text.dagen) };
  }
  return {
    from: addDays(today, -text.dagen - MAX_DAYS_LATE - MAX_BOOKING_DAYS - 1),
    until: addDays(today, -text.dagen),
  };
}

/** A text as it is stored: also since when it is there as it is now. */
export type StoredBookingMail = BookingMail & { readonly since: Instant };

/** Throws ERR_CANNOT_COMBINE. */
export function assertSoundMail(text: Pick<BookingMail, 'moment' | 'dagen'>): void {
  refuseIfAny(findBookingMailProblems(text));
}

/**
 * A text after a change: one that is sent at another time, by another company or anew, is there from now on. Throws as
 * `assertSoundMail` does.
 */
export function planMailChange(
  before: StoredBookingMail,
  sent: Partial<BookingMail>,
  now: Instant,
): Partial<StoredBookingMail> {
  const after = { ...before, ...sent };
  assertSoundMail(after);
  const deciding = ['bedrijf_id', 'moment', 'dagen', 'tijd'] as const;
  const isNew = deciding.some((each) => after[each] !== before[each]) || (after.actief && !before.actief);
  return isNew ? { ...sent, since: now } : sent;
}

/** ERR_CANNOT_COMBINE for a text that no moment of the clock goes with. */
function findBookingMailProblems({ moment, dagen }: Pick<BookingMail, 'moment' | 'dagen'>): ProblemDetail[] {
  if (dagen === null || MAILED_STATUSES[moment] !== undefined) return [];
  const message = 'Only a herinnering and a bedankt are sent by the clock: leave dagen out.';
  return [{ code: 'ERR_CANNOT_COMBINE', message, field: 'dagen' }];
}

/** The words of a confirmation for a company that has none of its own. */
export const DEFAULT_CONFIRMATION = {
  subject: 'Bevestiging van uw boeking {uitje_nummer}',
  body: [
    '{contactpersoon_aanhef},',
    'Dank u wel voor uw boeking. Wij verwachten u graag. Dit is het programma:',
    '{programma}',
  ].join('\n\n'),
};
