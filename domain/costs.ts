// Costs: what a tree of groups and items comes to.
import type { BasisPoints, Cents, components, TenThousandths } from '../generated/types.ts';
import { lineGross, sum } from './money.ts';
import { grossPerRate, type RatedLine } from './vat.ts';

export type CostGroup = components['schemas']['CostGroup'];
export type CostItem = components['schemas']['CostItem'];
export type CostLine = components['schemas']['CostLine'];

/** An item as far as its amount goes: prices in ten-thousandths, percentages in basis points. */
export interface PricedItem {
  readonly type: 'item';
  readonly kortingspercentage: BasisPoints;
  readonly aantal: number;
  readonly bedrag: TenThousandths;
  readonly btw_percentage: BasisPoints;
}

/** A group as far as the amounts in it go. */
export interface PricedGroup {
  readonly type: 'groep';
  readonly kortingspercentage: BasisPoints;
  readonly regels: readonly PricedCost[];
}

export type PricedCost = PricedItem | PricedGroup;

/** How deep groups may lie in each other. */
export const DEEPEST_GROUP = 3;

/**
 * The gross in cents of each item, depth first: rounded once, after its own discount and that of every group around it.
 * Throws ERR_AMOUNT_TOO_LARGE. docs/decisions, Money, rule 1.
 */
export function ratedLines(costs: readonly PricedCost[], around: readonly BasisPoints[] = []): RatedLine[] {
  return costs.flatMap((cost) => {
    const discounts = [...around, cost.kortingspercentage];
    if (cost.type === 'groep') return ratedLines(cost.regels, discounts);
    return [{ btw_percentage: cost.btw_percentage, gross: lineGross(cost.aantal, cost.bedrag, discounts) }];
  });
}

/** What the costs come to per VAT rate, in cents, lowest rate first. Throws ERR_AMOUNT_TOO_LARGE. */
export function costsPerRate(costs: readonly PricedCost[]): Map<BasisPoints, Cents> {
  return grossPerRate(ratedLines(costs));
}

/** What the costs come to, VAT included, in cents. Throws ERR_AMOUNT_TOO_LARGE. */
export function costsTotal(costs: readonly PricedCost[]): Cents {
  return sum(costsPerRate(costs).values());
}
