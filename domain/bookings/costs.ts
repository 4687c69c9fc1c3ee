// Costs: the amounts of a tree of groups and items.
import type { BasisPoints, Cents, components, TenThousandths } from '../../generated/types.ts';
import { asCents, calculateLineGross, sum } from '../values/money.ts';
import { sumGrossPerRate, calculateNetPerLine, calculateVatInside, type RatedLine } from '../values/vat.ts';

export type CostGroup = components['schemas']['CostGroup'];
export type CostItem = components['schemas']['CostItem'];
export type CostLine = components['schemas']['CostLine'];

/** The amount of an item: prices in ten-thousandths, percentages in basis points. */
export interface PricedItem {
  readonly type: 'item';
  readonly kortingspercentage: BasisPoints;
  readonly aantal: number;
  readonly bedrag: TenThousandths;
  readonly btw_percentage: BasisPoints;
}

/** A group, as far as the amounts in it depend on it. */
export interface PricedGroup {
  readonly type: 'groep';
  readonly kortingspercentage: BasisPoints;
  readonly regels: readonly PricedCost[];
}

export type PricedCost = PricedItem | PricedGroup;

/** The maximum depth of nested groups. */
export const MAX_GROUP_DEPTH = 3;

/**
 * Returns the gross of each item in cents, depth first. Each is rounded once, after its own discount and those of all
 * groups around it. Throws ERR_AMOUNT_TOO_LARGE. docs/decisions/022-money.md, rule 1.
 */
export function calculateRatedLines(costs: readonly PricedCost[], around: readonly BasisPoints[] = []): RatedLine[] {
  return costs.flatMap((cost) => {
    const discounts = [...around, cost.kortingspercentage];
    if (cost.type === 'groep') return calculateRatedLines(cost.regels, discounts);
    return [{ btw_percentage: cost.btw_percentage, gross: calculateLineGross(cost.aantal, cost.bedrag, discounts) }];
  });
}

/** The amount of an item in cents, with VAT and without it. */
export interface ChargedAmount {
  readonly gross: Cents;
  readonly net: Cents;
}

/**
 * Returns the amounts of the items on one invoice over all these costs. The nets of a rate add up to its gross less its
 * VAT. Throws ERR_AMOUNT_TOO_LARGE. docs/decisions/022-money.md, rules 1, 3 and 4.
 */
export function calculateChargedAmounts(costs: readonly PricedCost[]): Map<PricedItem, ChargedAmount> {
  const items = listCostItems<PricedItem>(costs);
  const lines = calculateRatedLines(costs);
  const amounts = new Map<PricedItem, ChargedAmount>();

  for (const [rate, gross] of sumGrossPerRate(lines)) {
    const ratedItems = items.flatMap((item, index) => {
      return item.btw_percentage === rate ? [{ item, gross: lines[index]?.gross ?? asCents(0) }] : [];
    });
    const nets = calculateNetPerLine(
      ratedItems.map((each) => each.gross),
      rate,
      calculateVatInside(gross, rate),
    );
    ratedItems.forEach((each, index) => amounts.set(each.item, { gross: each.gross, net: nets[index] ?? asCents(0) }));
  }

  return amounts;
}

/** A group in a tree of costs, for any kind of items. */
interface GroupOf<Item> {
  readonly type: 'groep';
  readonly regels: readonly (Item | GroupOf<Item>)[];
}

/** The items of a tree of costs, depth first, in any depth of groups. */
export function listCostItems<Item extends { readonly type: 'item' }>(
  costs: readonly (Item | GroupOf<Item>)[],
): Item[] {
  return costs.flatMap((cost) => (cost.type === 'groep' ? listCostItems(cost.regels) : [cost]));
}

/** The sums of the costs per VAT rate, in cents, lowest rate first. Throws ERR_AMOUNT_TOO_LARGE. */
export function calculateCostsPerRate(costs: readonly PricedCost[]): Map<BasisPoints, Cents> {
  return sumGrossPerRate(calculateRatedLines(costs));
}

/** The sum of the costs, VAT included, in cents. Throws ERR_AMOUNT_TOO_LARGE. */
export function calculateCostsTotal(costs: readonly PricedCost[]): Cents {
  return sum(calculateCostsPerRate(costs).values());
}

/** The sum of the costs without VAT, in cents, as invoices over all of them charge it. Throws ERR_AMOUNT_TOO_LARGE. */
export function calculateCostsNet(costs: readonly PricedCost[]): Cents {
  return sum(
    [...calculateCostsPerRate(costs)].map(([rate, gross]) => asCents(gross - calculateVatInside(gross, rate))),
  );
}
