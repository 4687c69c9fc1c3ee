// The price of a line: the one place where a line gets its price, by the local date on which it begins.
import type { components } from '../../generated/types.ts';
import { pricesOn } from '../catalogue/product.ts';
import type { Zone } from '../values/calendar.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { NO_DISCOUNT, shownName, type BookableProduct, type PlannedItem, type PlannedLine } from './booking.ts';

type CostItem = components['schemas']['CostItem'];

/** What decides the price of a line, besides the line and its product. */
export interface Pricing {
  readonly zone: Zone;
}

/** A line with the items that charge it, and what is wrong: a product that is not sold yet on its date has no items. */
export interface PricedLine {
  readonly line: PlannedLine;
  readonly items: readonly PlannedItem[];
  readonly problems: readonly ProblemDetail[];
}

/** Prices a line: an item for each price of its product that applies on its date. ERR_NO_PRICE on `field` before all of them. */
export function pricedLine(line: PlannedLine, product: BookableProduct, pricing: Pricing, field: string): PricedLine {
  const datum = pricing.zone.localDate(line.begin);
  const prices = pricesOn(product.ProductPrice, datum);
  const isTooEarly = prices.length === 0 && product.ProductPrice.length > 0;
  const items = prices.map(({ btw, verkoop }) => ({
    id: null,
    type: 'item' as const,
    naam: shownName(product),
    kortingspercentage: NO_DISCOUNT,
    kortingomschrijving: null,
    aantal: line.aantal,
    bedrag: verkoop,
    btw_percentage: btw,
    product_id: product.id,
    line,
  }));
  return { line, items, problems: isTooEarly ? [notSoldYet(product, datum, field)] : [] };
}

function notSoldYet({ id: product_id, naam }: BookableProduct, datum: string, field: string): ProblemDetail {
  const message = `${naam} has no price on ${datum}: choose a later begin, or add a price.`;
  return { code: 'ERR_NO_PRICE', message, field, params: { product_id, datum } };
}

/** The members of an item that its price is made of. */
type Charge = Pick<CostItem, 'aantal' | 'bedrag' | 'btw_percentage'>;

/** Whether two lists of items charge the same: as many units at the same prices and rates, in any order. */
export function chargesAlike(some: readonly Charge[], others: readonly Charge[]): boolean {
  const told = (items: readonly Charge[]) =>
    items.map(({ aantal, bedrag, btw_percentage }) => `${String(btw_percentage)} ${String(bedrag)} ${String(aantal)}`);
  return told(some).sort().join() === told(others).sort().join();
}
