// Discount codes: on which weekdays one applies, and what is wrong with a period.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

export type ValidDays = components['schemas']['ValidDays'];

/** The weekdays as reads show them, Monday first: a day of which nothing was said is allowed. */
export function everyDay(sent: ValidDays = {}): ValidDays {
  return { '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, ...sent };
}

/** An ERR_PERIOD_ORDER when the last day lies before the first, both 'YYYY-MM-DD'. */
export function periodProblems(datum_begin: string, datum_eind: string): ProblemDetail[] {
  if (datum_begin <= datum_eind) return [];
  const message = 'The last day is before the first: send a later datum_eind.';
  return [{ code: 'ERR_PERIOD_ORDER', message, field: 'datum_eind' }];
}
