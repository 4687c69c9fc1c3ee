// Discount codes: on which weekdays one applies, and to which bookings.
import type { components } from '../../generated/types.ts';
import { findPeriodProblems } from '../values/period.ts';
import { refuseIfAny } from '../values/problem.ts';

export type ValidDays = components['schemas']['ValidDays'];

/** The weekdays as reads show them, Monday first; an unmentioned day is allowed. */
function fillValidDays(validDays: ValidDays = {}): ValidDays {
  return { '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, ...validDays };
}

type StoredDiscountCode = components['schemas']['DiscountCode'];

/**
 * The values of a discount code. In a change, a value that is left out stays as it is; the code itself is always sent.
 */
export type DiscountCodeValues = Partial<Omit<StoredDiscountCode, 'id' | 'created_at' | 'updated_at'>> &
  Pick<StoredDiscountCode, 'code'>;

/**
 * Returns a new discount code: for every day and for everything, unless the request says otherwise. Throws
 * ERR_PERIOD_ORDER.
 */
export function planNewDiscountCode(request: components['schemas']['NewDiscountCode']): DiscountCodeValues {
  const { Arrangementen = [], Products = [], BookProcesses = [], valid_days = {} } = request;
  return planDiscountCodeChange({ ...request, Arrangementen, Products, BookProcesses, valid_days });
}

/** Returns the changes of a request to a discount code, its lists sorted. Throws ERR_PERIOD_ORDER. */
export function planDiscountCodeChange(request: components['schemas']['DiscountCodePut']): DiscountCodeValues {
  const { Arrangementen, Products, BookProcesses, valid_days, ...values } = request;
  refuseIfAny(findPeriodProblems(values.datum_begin, values.datum_eind));
  return {
    ...values,
    ...(Arrangementen !== undefined && { Arrangementen: sortIds(Arrangementen) }),
    ...(Products !== undefined && { Products: sortIds(Products) }),
    ...(BookProcesses !== undefined && { BookProcesses: sortIds(BookProcesses) }),
    ...(valid_days !== undefined && { valid_days: fillValidDays(valid_days) }),
  };
}

function sortIds(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}

type DiscountScope = Pick<
  StoredDiscountCode,
  'datum_begin' | 'datum_eind' | 'valid_days' | 'Arrangementen' | 'BookProcesses' | 'Products'
>;

/** The use of a code; `datum` is the local date of the activity. */
export interface CodeUse {
  readonly datum: string;
  readonly arrangement_id: number | null;
  readonly book_process_id: number | null;
  readonly products: readonly number[];
}

/**
 * Whether a code gives a discount: on its days, where each non-empty list contains the package, the book process or one
 * of the products.
 */
export function isApplicable(
  code: DiscountScope,
  { datum, arrangement_id, book_process_id, products }: CodeUse,
): boolean {
  if (datum < code.datum_begin || datum > code.datum_eind) return false;
  if (fillValidDays(code.valid_days)[weekdayOf(datum)] === false) return false;
  const isNamed = (list: readonly number[], ids: readonly (number | null)[]): boolean =>
    list.length === 0 || ids.some((id) => id !== null && list.includes(id));
  const { Arrangementen, BookProcesses, Products } = code;
  return (
    isNamed(Arrangementen, [arrangement_id]) && isNamed(BookProcesses, [book_process_id]) && isNamed(Products, products)
  );
}

/** Monday is 1. */
function weekdayOf(date: string): string {
  return String(new Date(date).getUTCDay() || 7);
}
