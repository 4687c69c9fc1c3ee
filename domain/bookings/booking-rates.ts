// The VAT rates that a change of a booking sets: a new one must be configured, a stored one may stay.
import type { BasisPoints } from '../../generated/types.ts';
import { refuseIfAny } from '../values/problem.ts';
import { findUnknownRateProblems, type SentRate } from '../values/vat-rates.ts';
import type { StoredBooking } from './booking.ts';
import type { SentBooking, SentCost } from './booking-change-input.ts';
import { listCostItems, type CostItem } from './costs.ts';

/** A sent item, its place in the body, and the stored item. */
type ComparedItem = Extract<SentCost, { type: 'item' }> & {
  readonly at: string;
  readonly before: CostItem | undefined;
};

/** Returns all sent items of the tree. */
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
export function assertKnownRates(booking: StoredBooking, body: SentBooking, configured: readonly BasisPoints[]): void {
  const sentRates = listSentItems(booking, body).map(({ at, btw_percentage, before }): SentRate => {
    const isKept = btw_percentage === before?.btw_percentage;
    return { field: `${at}.btw_percentage`, rate: isKept ? null : btw_percentage };
  });
  refuseIfAny(findUnknownRateProblems(sentRates, configured));
}
