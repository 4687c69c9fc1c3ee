// Calculates the prices of a booking's items and lines, with the discounts of the groups around them.
import type { CostItem, CostLine } from 'boekstaaf';

/** An item, and the share of its price that is left after discounts, from 0 to 1. */
export interface DiscountedItem {
  readonly item: CostItem;
  readonly part: number;
}

/** Returns the items of costs at any depth, with the discounts of the item and of the groups around it. */
export function chargesOf(costs: readonly CostLine[], part = 1): readonly DiscountedItem[] {
  return costs.flatMap((cost) => {
    const discountedPart = part * (1 - cost.kortingspercentage / 100);
    return cost.type === 'groep' ? chargesOf(cost.regels, discountedPart) : [{ item: cost, part: discountedPart }];
  });
}

/** Returns the price of a line without its vouchers, in euros; null where nothing is charged for it. */
export function calculateLinePrice(costs: readonly CostLine[], line: number): number | null {
  const charges = chargesOf(costs).filter(
    ({ item }) => item.boekingsregel_id === line && item.voucher_id === undefined,
  );
  if (charges.length === 0) return null;
  return roundAmount(charges.reduce((all, { item, part }) => all + item.aantal * item.bedrag * part, 0));
}

/** Returns an amount in euros, rounded to cents. */
export function roundAmount(amount: number): number {
  return Math.round(amount * 100) / 100;
}
