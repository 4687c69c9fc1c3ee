// Whether two lists of items charge the same: how a copy of a booking finds prices that were changed by hand.
import type { CostItem } from './costs.ts';

/** The members of an item that make up its price. */
type ItemCharge = Pick<CostItem, 'aantal' | 'bedrag' | 'btw_percentage'>;

/** Returns whether two lists of items charge the same: equal units at equal prices and rates, in any order. */
export function isSameCharge(items: readonly ItemCharge[], others: readonly ItemCharge[]): boolean {
  const keysOf = (each: readonly ItemCharge[]) =>
    each.map(({ aantal, bedrag, btw_percentage }) => `${String(btw_percentage)} ${String(bedrag)} ${String(aantal)}`);
  return keysOf(items).sort().join() === keysOf(others).sort().join();
}
