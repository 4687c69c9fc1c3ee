// What a change of a booking names anew: its items with their VAT rates; what is stored may be gone by now and stays.
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { unknownRates } from '../values/vat-rates.ts';
import type { StoredBooking } from './booking.ts';
import type { SentBooking, SentCost } from './booking-sent.ts';
import { itemsIn, type CostItem } from './costs.ts';

/** An item that was sent, its place in the body, and what is stored of it. */
type SentItem = Extract<SentCost, { type: 'item' }> & {
  readonly at: string;
  readonly before: CostItem | undefined;
};

/** The items that were sent, wherever in the tree, each with its place in the body and what is stored of it. */
export function sentItems(stored: StoredBooking, { kosten }: SentBooking): SentItem[] {
  const known = new Map(itemsIn<CostItem>(stored.costs).map((item) => [item.id, item]));
  const inside = (costs: readonly SentCost[], field: string): SentItem[] =>
    costs.flatMap((cost, index) => {
      const at = `${field}[${String(index)}]`;
      if (cost.type === 'groep') return inside(cost.regels ?? [], `${at}.regels`);
      return [{ ...cost, at, before: cost.id === undefined ? undefined : known.get(cost.id) }];
    });
  return inside(kosten?.regels ?? [], 'kosten.regels');
}

/** What is sent where it is not what is stored; null where it is. */
export function unlessStored<Value>(
  sent: Value | null | undefined,
  stored: Value | null | undefined,
): Value | null | undefined {
  return sent === stored ? null : sent;
}

/** Throws what is `unknown` among the references of a change, and ERR_VAT_RATE_UNKNOWN for every rate that is not configured. */
export function assertNamed(
  stored: StoredBooking,
  sent: SentBooking,
  {
    unknown,
    rates,
  }: { readonly unknown: readonly ProblemDetail[]; readonly rates: Parameters<typeof unknownRates>[1] },
): void {
  const named = sentItems(stored, sent).map(({ at, btw_percentage, before }) => {
    return { field: `${at}.btw_percentage`, rate: unlessStored(btw_percentage, before?.btw_percentage) };
  });
  refuseIfAny([...unknown, ...unknownRates(named, rates)]);
}
