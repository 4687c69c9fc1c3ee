// When customers are reminded that their booking stays in a status, and until when its option lasts from then on.
import type { components, Instant } from '../../generated/types.ts';
import { addDays, type Zone } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import { findInstantAt, firstDateAt } from '../values/time-of-day.ts';
import type { StoredBooking } from './booking.ts';

export type StatusReminder = components['schemas']['StatusReminder'];

/** The local time at which reminders go out. */
export const REMINDER_TIME = '08:00';

/** The day whose reminders are sent at a moment: before eight it is still the previous day, also for late reminders. */
export function selectReminderDay(now: Instant, zone: Zone): string {
  const today = zone.toLocalDate(now);
  return now < findInstantAt(today, REMINDER_TIME, zone) ? addDays(today, -1) : today;
}

/**
 * A reminder of one company: since when it has existed in this form, and after how many days in the status it is due.
 */
export interface AppliedReminder {
  readonly termijn_in_dagen: number;
  readonly since: Instant;
}

/** The moments at which a booking must have got the status: from the first one, until before the second. */
export interface StayPeriod {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * Returns the stays in a status for which a reminder is due on the local date `day`: those that began
 * `termijn_in_dagen` ago or longer. A stay that was due before the company had the reminder never becomes due. A stay
 * becomes due at `REMINDER_TIME` on its day, or at its begin where that is later.
 */
export function calculateDueStays({ termijn_in_dagen, since }: AppliedReminder, day: string, zone: Zone): StayPeriod {
  const until = zone.startOfLocalDay(addDays(day, 1 - termijn_in_dagen));
  const firstDay = firstDateAt(REMINDER_TIME, since, zone);
  const from = zone.startOfLocalDay(addDays(firstDay, -termijn_in_dagen));
  return { from: from < since ? from : since, until };
}

/** Whether a booking's stay in its status is among those. */
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
 * Returns until when the option on a booking lasts once its customer is reminded. The end is a number of days after its
 * last day, or after today where that is later. Null (without end) stays null unless the status is an option or a
 * reservation.
 */
export function calculateExpiryDate(
  { status, status_vervaldatum: expiryDate }: Pick<StoredBooking, 'status' | 'status_vervaldatum'>,
  { herinnering_termijn_in_dagen: days }: Pick<StatusReminder, 'herinnering_termijn_in_dagen'>,
  today: string,
): string | null {
  if (expiryDate === null && status !== 'optie' && status !== 'reservering') return null;
  return addDays(expiryDate !== null && expiryDate > today ? expiryDate : today, days);
}

/** Another reminder that a company has for a status. */
export interface OtherReminder {
  readonly bedrijf_id: number;
  readonly status_reminder_id: number;
  readonly naam: string | null;
}

/**
 * Throws ERR_DUPLICATE for a company that is named twice, and otherwise ERR_COMPANY_STATUS_REMINDER_TAKEN for those
 * that have another reminder.
 */
export function assertFree(companyIds: readonly number[], otherReminders: readonly OtherReminder[]): void {
  refuseIfAny(findRepeatedProblems(companyIds, formatCompanyField));
  refuseIfAny(findTakenProblems(companyIds, otherReminders));
}

function formatCompanyField(index: number): string {
  return `Bedrijven[${String(index)}].id`;
}

/** Whether a change makes this a different reminder for its companies: earlier stays then no longer become due. */
export function isRestarted(
  before: Pick<StatusReminder, 'status' | 'termijn_in_dagen'>,
  { status = before.status, termijn_in_dagen = before.termijn_in_dagen }: Partial<typeof before>,
): boolean {
  return status !== before.status || termijn_in_dagen !== before.termijn_in_dagen;
}

/** ERR_COMPANY_STATUS_REMINDER_TAKEN for every company of a list that has another reminder. */
function findTakenProblems(companies: readonly number[], otherReminders: readonly OtherReminder[]): ProblemDetail[] {
  return companies.flatMap((bedrijf_id, index): ProblemDetail[] => {
    const other = otherReminders.find((each) => each.bedrijf_id === bedrijf_id);
    if (other === undefined) return [];
    const params = {
      bedrijf_id,
      statusherinnering_id: other.status_reminder_id,
      statusherinnering_naam: other.naam,
    };
    const code = 'ERR_COMPANY_STATUS_REMINDER_TAKEN';
    return [{ code, message: code, field: formatCompanyField(index), params }];
  });
}
