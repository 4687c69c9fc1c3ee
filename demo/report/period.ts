// The names of months and of periods in the report.
import type { Months } from '../../http/pages/browser/months.ts';

/** `2026-01` as `Jan 26`. */
export function formatMonth(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
}

/** `Jan 26 to Dec 26`; a single month as `Jan 26`. */
export function formatPeriod([first, ...others]: Months): string {
  const last = others.at(-1);
  return last === undefined ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
}
