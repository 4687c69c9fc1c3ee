// The costs of a booking, whatever groups they lie in, with the discounts of their groups.
import type { CostItem, CostLine } from 'boekstaaf';

/** An item, and the part of its price that discounts leave. */
export interface DiscountedItem {
  readonly item: CostItem;
  readonly part: number;
}

/** The items of costs, with the discounts of the item and of the groups around it. */
export function chargesOf(costs: readonly CostLine[], part = 1): readonly DiscountedItem[] {
  return costs.flatMap((cost) => {
    const discountedPart = part * (1 - cost.kortingspercentage / 100);
    return cost.type === 'groep' ? chargesOf(cost.regels, discountedPart) : [{ item: cost, part: discountedPart }];
  });
}

/** The price of a line, vouchers left aside; null where nothing is charged for it. */
export function calculateLinePrice(costs: readonly CostLine[], line: number): number | null {
  const charges = chargesOf(costs).filter(
    ({ item }) => item.boekingsregel_id === line && item.voucher_id === undefined,
  );
  if (charges.length === 0) return null;
  return roundAmount(charges.reduce((all, { item, part }) => all + item.aantal * item.bedrag * part, 0));
}

/** An amount, rounded to cents. */
export function roundAmount(amount: number): number {
  return Math.round(amount * 100) / 100;
}
