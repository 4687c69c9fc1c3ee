// Booking mails: when the scheduler sends one, and which texts are refused.
import type { components, Instant } from '../../generated/types.ts';
import { addDays, instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { createProblem } from '../values/problem.ts';
import { findInstantAt, firstDateAt } from '../values/time-of-day.ts';
import { DAY } from '../values/time-units.ts';
import type { BookingStatus, StoredBooking } from './booking.ts';

export type BookingMail = components['schemas']['BookingMail'];
export type BookingMoment = BookingMail['moment'];

/** How many days late a mail after the booking is still sent. */
const MAX_DAYS_LATE = 14;

/** The longest booking, in days, whose end the scheduler still finds. */
const MAX_BOOKING_DAYS = 62;

/**
 * The members of a text that decide when it is sent; `since` is the moment from which it has existed in its present
 * form.
 */
export type ScheduledBookingMail = Pick<BookingMail, 'moment' | 'dagen' | 'tijd' | 'actief'> & {
  readonly since: Instant;
};

/** The members of a booking that decide when it is mailed. */
export interface MailedBooking {
  readonly status: BookingStatus;
  readonly begin: Instant;
  /** The end of its last line; its begin without lines. */
  readonly end: Instant;
  readonly definite_at: Instant | null;
  readonly created_at: Instant;
}

const MAILED_STATUSES: Readonly<Partial<Record<BookingMoment, readonly BookingStatus[]>>> = {
  herinnering: ['definitief', 'gaande'],
  bedankt: ['definitief', 'gaande', 'voltooid'],
};

/** The statuses of bookings for which the scheduler sends a text; none for a text that is only sent by hand. */
function listMailedStatuses({
  moment,
  dagen,
  actief,
}: Pick<ScheduledBookingMail, 'moment' | 'dagen' | 'actief'>): readonly BookingStatus[] {
  return actief && dagen !== null ? (MAILED_STATUSES[moment] ?? []) : [];
}

/** The latest end of all lines of a booking. */
export function endOf({ begin, lines }: Pick<StoredBooking, 'begin' | 'lines'>): Instant {
  return lines.reduce((last, { eind }) => (eind > last ? eind : last), begin);
}

/**
 * Returns the local date of the booking's begin or end for which a text is due now, or null. It is due at `tijd`, its
 * number of days before or after that date. A text never becomes due where that moment was before the text existed, or
 * before the booking was confirmed. A reminder is not due once the booking has begun, nor a mail afterwards once it is
 * two weeks late. docs/decisions/212-bookings-by-the-clock-and-proposals.md.
 */
export function dueDateOf(text: ScheduledBookingMail, booking: MailedBooking, now: Instant, zone: Zone): string | null {
  if (text.dagen === null || !listMailedStatuses(text).includes(booking.status)) return null;
  const isBefore = text.moment === 'herinnering';
  const date = zone.toLocalDate(isBefore ? booking.begin : booking.end);
  const day = addDays(date, isBefore ? -text.dagen : text.dagen);
  const at = findInstantAt(day, text.tijd, zone);
  const due = !isBefore && at < booking.end ? booking.end : at;
  const isOver = isBefore ? now >= booking.begin : now > addElapsedDays(due, MAX_DAYS_LATE);
  const bookedAt = booking.definite_at ?? booking.created_at;
  return due > now || isOver || due < text.since || due < bookedAt ? null : date;
}

function addElapsedDays(instant: Instant, days: number): Instant {
  return instantAt(millisecondsOf(instant) + days * DAY);
}

/**
 * The first and the last local date of bookings whose text may be due now, by their begin. Null for a text that the
 * scheduler does not send.
 */
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

/** A text as it is stored, with the moment from which it has existed in its present form. */
export type StoredBookingMail = BookingMail & { readonly since: Instant };

/** Throws ERR_CANNOT_COMBINE for days with a moment that the scheduler never sends. */
export function assertSoundMail({ moment, dagen }: Pick<BookingMail, 'moment' | 'dagen'>): void {
  if (dagen === null || MAILED_STATUSES[moment] !== undefined) return;
  const message = 'Only a herinnering and a bedankt are sent by the clock: leave dagen out.';
  throw createProblem('ERR_CANNOT_COMBINE', message, { field: 'dagen' });
}

/**
 * Returns the changes of a text. Another time, another company or a new activation sets `since` to now. Throws as
 * `assertSoundMail` does.
 */
export function planMailChange(
  before: StoredBookingMail,
  changes: Partial<BookingMail>,
  now: Instant,
): Partial<StoredBookingMail> {
  const after = { ...before, ...changes };
  assertSoundMail(after);
  const deciding = ['bedrijf_id', 'moment', 'dagen', 'tijd'] as const;
  const isNew = deciding.some((each) => after[each] !== before[each]) || (after.actief && !before.actief);
  return isNew ? { ...changes, since: now } : changes;
}

/** The default words of a confirmation, for a company without its own. */
export const DEFAULT_CONFIRMATION = {
  subject: 'Bevestiging van uw boeking {uitje_nummer}',
  body: [
    '{contactpersoon_aanhef},',
    'Dank u wel voor uw boeking. Wij verwachten u graag. Dit is het programma:',
    '{programma}',
  ].join('\n\n'),
};
