// The VAT rates that a change of a booking sets: a new one must be configured, a stored one may stay.
import { refuseIfAny } from '../values/problem.ts';
import { findUnknownRateProblems } from '../values/vat-rates.ts';
import type { StoredBooking } from './booking.ts';
import type { SentBooking, SentCost } from './booking-sent.ts';
import { listCostItems, type CostItem } from './costs.ts';

/** A sent item, its place in the body, and the stored item. */
type ComparedItem = Extract<SentCost, { type: 'item' }> & {
  readonly at: string;
  readonly before: CostItem | undefined;
};

/** All sent items of the tree, each with its place in the body and the stored item. */
function listSentItems(booking: StoredBooking, { kosten }: SentBooking): ComparedItem[] {
  const itemsById = new Map(listCostItems<CostItem>(booking.costs).map((item) => [item.id, item]));
  const collectItems = (costs: readonly SentCost[], field: string): ComparedItem[] =>
    costs.flatMap((cost, index) => {
      const at = `${field}[${String(index)}]`;
      if (cost.type === 'groep') return collectItems(cost.regels ?? [], `${at}.regels`);
      return [{ ...cost, at, before: cost.id === undefined ? undefined : itemsById.get(cost.id) }];
    });
  return collectItems(kosten?.regels ?? [], 'kosten.regels');
}

/** Throws ERR_VAT_RATE_UNKNOWN for every rate that an item did not have before and that is not configured. */
export function assertKnownRates(
  booking: StoredBooking,
  body: SentBooking,
  rates: Parameters<typeof findUnknownRateProblems>[1],
): void {
  const sentRates = listSentItems(booking, body).map(({ at, btw_percentage, before }) => {
    return { field: `${at}.btw_percentage`, rate: btw_percentage === before?.btw_percentage ? null : btw_percentage };
  });
  refuseIfAny(findUnknownRateProblems(sentRates, rates));
}
