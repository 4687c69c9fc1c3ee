// Discount codes: on which weekdays one applies.
import type { components } from '../../generated/types.ts';

export type ValidDays = components['schemas']['ValidDays'];

/** The weekdays as reads show them, Monday first: a day of which nothing was said is allowed. */
export function everyDay(sent: ValidDays = {}): ValidDays {
  return { '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, ...sent };
}
