// The names of months and of periods in the report.
import type { Months } from '../../http/pages/browser/months.ts';

/** `Jan 26`. */
export function formatMonth(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
}

/** `Jan 26 to Dec 26`; a month alone by its name. */
export function nameOf(months: Months): string {
  const last = months.at(-1) ?? months[0];
  return months.length === 1 ? formatMonth(last) : `${formatMonth(months[0])} to ${formatMonth(last)}`;
}
