// The comparison of the charges of two lists of items.
import type { CostItem } from './costs.ts';

/** The members of an item that make up its price. */
type ItemCharge = Pick<CostItem, 'aantal' | 'bedrag' | 'btw_percentage'>;

/** Returns whether two lists of items charge the same: equal units at equal prices and rates, in any order. */
export function isSameCharge(charges: readonly ItemCharge[], others: readonly ItemCharge[]): boolean {
  const listCharges = (items: readonly ItemCharge[]) =>
    items.map(({ aantal, bedrag, btw_percentage }) => `${String(btw_percentage)} ${String(bedrag)} ${String(aantal)}`);
  return listCharges(charges).sort().join() === listCharges(others).sort().join();
}
