// When the customer of an invoice is reminded to pay it.
import type { components } from '../../generated/types.ts';
import { addDays } from '../values/calendar.ts';
import { calculateDueDate } from './invoice-document.ts';

type Invoice = components['schemas']['Invoice'];

/** The members that decide when a reminder is due. */
export type RemindableInvoice = Pick<
  Invoice,
  'status' | 'datum' | 'betaaltermijn' | 'crediteert_factuur_id' | 'herinnering1' | 'herinnering2'
>;

export type ReminderKind = 'first_reminder' | 'second_reminder';

/** Days between the two reminders. */
export const DAYS_BETWEEN_REMINDERS = 14;

/** How many days late the scheduler still sends reminders. docs/decisions/131-reminders-and-the-till-log.md. */
export const MAX_REMINDER_DAYS_LATE = 31;

/**
 * Returns the reminder that is due on the local date `today`, if an amount is open. The first one is due on the day
 * after the due date, the second one 14 days after the first.
 */
export function selectDueReminder(invoice: RemindableInvoice, today: string): ReminderKind | null {
  const { status, herinnering1, herinnering2 } = invoice;
  const due = calculateDueDate(invoice);
  if (due === null || invoice.crediteert_factuur_id !== null || herinnering2 !== null) return null;
  if (status !== 'verzonden' && status !== 'deels_betaald') return null;
  const day = herinnering1 === null ? addDays(due, 1) : addDays(herinnering1, DAYS_BETWEEN_REMINDERS);
  if (day > today || day < addDays(today, -MAX_REMINDER_DAYS_LATE)) return null;
  return herinnering1 === null ? 'first_reminder' : 'second_reminder';
}

/** The member of an invoice with the local date of this reminder. */
export function planReminderChange(
  kind: ReminderKind,
  date: string,
): Partial<Pick<Invoice, 'herinnering1' | 'herinnering2'>> {
  return kind === 'first_reminder' ? { herinnering1: date } : { herinnering2: date };
}
