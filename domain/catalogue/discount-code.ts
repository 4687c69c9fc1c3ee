// Discount codes: on which weekdays one applies, and to which bookings.
import type { components } from '../../generated/types.ts';

export type ValidDays = components['schemas']['ValidDays'];

/** The weekdays as reads show them, Monday first: a day of which nothing was said is allowed. */
export function everyDay(sent: ValidDays = {}): ValidDays {
  return { '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, ...sent };
}

type DiscountCode = Pick<
  components['schemas']['DiscountCode'],
  'datum_begin' | 'datum_eind' | 'valid_days' | 'Arrangementen' | 'BookProcesses' | 'Products'
>;

/** What a code is to be used for; `datum` is the local date of the activity. */
export interface CodeUse {
  readonly datum: string;
  readonly arrangement_id: number | null;
  readonly book_process_id: number | null;
  readonly products: readonly number[];
}

/**
 * Whether a code gives a discount: on its days, and where each of its lists that is not empty names the package, the book
 * process or one of the products. Decisions, Discount codes.
 */
export function isApplicable(
  code: DiscountCode,
  { datum, arrangement_id, book_process_id, products }: CodeUse,
): boolean {
  if (datum < code.datum_begin || datum > code.datum_eind) return false;
  if (everyDay(code.valid_days)[weekdayOf(datum)] === false) return false;
  const names = (list: readonly number[], ids: readonly (number | null)[]): boolean =>
    list.length === 0 || ids.some((id) => id !== null && list.includes(id));
  const { Arrangementen, BookProcesses, Products } = code;
  return names(Arrangementen, [arrangement_id]) && names(BookProcesses, [book_process_id]) && names(Products, products);
}

/** Monday is 1. */
function weekdayOf(date: string): string {
  return String(new Date(date).getUTCDay() || 7);
}
