// When customers are reminded that their booking stays in a status, and until when it is held from then on.
import type { components, Instant } from '../../generated/types.ts';
import { addDays, type Zone } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import { findInstantAt, firstDateAt } from '../values/time-of-day.ts';
import type { StoredBooking } from './booking.ts';

export type StatusReminder = components['schemas']['StatusReminder'];

/** The local time at which reminders go out. */
export const REMINDER_TIME = '08:00';

/** The day whose reminders go out at a moment: until eight it is still the day before, also when that was made up for. */
export function selectReminderDay(now: Instant, zone: Zone): string {
  const today = zone.toLocalDate(now);
  return now < findInstantAt(today, REMINDER_TIME, zone) ? addDays(today, -1) : today;
}

/** A reminder as it is for one company: since when it is so, and after how many days in the status. */
export interface AppliedReminder {
  readonly termijn_in_dagen: number;
  readonly since: Instant;
}

/** The moments at which a booking must have got the status: from the first, until before the second. */
export interface StayPeriod {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * The stays in a status for which a reminder is due on the local date `day`: those whose date is `termijn_in_dagen` ago
 * or longer. A stay that was due before the company had the reminder is due at no time. A stay that becomes due on a
 * day does so at `REMINDED_AT`, or when it begins where that is later.
 */
export function calculateDueStays({ termijn_in_dagen, since }: AppliedReminder, day: string, zone: Zone): StayPeriod {
  const until = zone.startOfLocalDay(addDays(day, 1 - termijn_in_dagen));
  const firstDay = firstDateAt(REMINDER_TIME, since, zone);
  const from = zone.startOfLocalDay(addDays(firstDay, -termijn_in_dagen));
  return { from: from < since ? from : since, until };
}

/** Whether a booking's stay in its status is one of those. */
export function isReminderDue(
  { status_updated_at }: Pick<StoredBooking, 'status_updated_at'>,
  reminder: AppliedReminder,
  day: string,
  zone: Zone,
): boolean {
  const { from, until } = calculateDueStays(reminder, day, zone);
  return status_updated_at >= from && status_updated_at < until;
}

/**
 * Until when a booking is held once its customer is reminded: so many days after its last day, or after today where that is
 * later. Null, which is without end, stays so where nothing is held.
 */
export function calculateExpiryDate(
  { status, status_vervaldatum: held }: Pick<StoredBooking, 'status' | 'status_vervaldatum'>,
  { herinnering_termijn_in_dagen: days }: Pick<StatusReminder, 'herinnering_termijn_in_dagen'>,
  today: string,
): string | null {
  if (held === null && status !== 'optie' && status !== 'reservering') return null;
  return addDays(held !== null && held > today ? held : today, days);
}

/** Another reminder that a company has for a status. */
export interface OtherReminder {
  readonly bedrijf_id: number;
  readonly status_reminder_id: number;
  readonly naam: string | null;
}

/** Throws ERR_DUPLICATE for a company that is named twice, and else ERR_COMPANY_STATUS_REMINDER_TAKEN for those that have another one. */
export function assertFree(wanted: readonly number[], taken: readonly OtherReminder[]): void {
  refuseIfAny(findRepeatedProblems(wanted, formatCompanyField));
  refuseIfAny(findTakenProblems(wanted, taken));
}

function formatCompanyField(place: number): string {
  return `Bedrijven[${String(place)}].id`;
}

/** Whether a change makes it another reminder for the companies that it stays with: what was due earlier is due at no time. */
export function isRestarted(
  before: Pick<StatusReminder, 'status' | 'termijn_in_dagen'>,
  { status = before.status, termijn_in_dagen = before.termijn_in_dagen }: Partial<typeof before>,
): boolean {
  return status !== before.status || termijn_in_dagen !== before.termijn_in_dagen;
}

/** ERR_COMPANY_STATUS_REMINDER_TAKEN for every company of a list that has another reminder. */
function findTakenProblems(companies: readonly number[], taken: readonly OtherReminder[]): ProblemDetail[] {
  return companies.flatMap((bedrijf_id, place): ProblemDetail[] => {
    const other = taken.find((each) => each.bedrijf_id === bedrijf_id);
    if (other === undefined) return [];
    const params = {
      bedrijf_id,
      statusherinnering_id: other.status_reminder_id,
      statusherinnering_naam: other.naam,
    };
    const code = 'ERR_COMPANY_STATUS_REMINDER_TAKEN';
    return [{ code, message: code, field: formatCompanyField(place), params }];
  });
}
