// The price of a line: the one place where a line gets its price, by the local date on which it begins.
import { isRuled, applyRule, selectRule, type ActiveRule } from '../catalogue/price-rule.ts';
import { selectPricesOn } from '../catalogue/product.ts';
import type { Zone } from '../values/calendar.ts';
import { countDaysBetween } from '../values/period.ts';
import type { ProblemDetail } from '../values/problem.ts';
import {
  NO_DISCOUNT,
  displayNameOf,
  type BookableProduct,
  type PlannedItem,
  type PlannedBookingLine,
} from './booking.ts';

/** The facts that decide the price of a line, apart from the line and its product. */
export interface PricingFacts {
  readonly zone: Zone;
  /** The local date on which the line is reserved. */
  readonly reservedOn: string;
  /** The active rules that may apply, in the order in which they are tried. */
  readonly rules: readonly ActiveRule[];
}

/**
 * A line with the items that charge it, and its problems. A product without prices has no items and no problem; one whose
 * prices all begin later has no items, and the problem ERR_NO_PRICE.
 */
export interface PricedLine {
  readonly line: PlannedBookingLine;
  readonly items: readonly PlannedItem[];
  readonly problems: readonly ProblemDetail[];
}

/**
 * Returns a line with its price: an item for each price of its product that applies on its date. The first rule that
 * matches the line changes the prices, and the line names it. A date before all prices is ERR_NO_PRICE on `field`.
 *
 * Example: a product costs 20.00, and 22.00 from 1 January 2027; a rule adds 10 % in July and August.
 * A line on 31 December 2026 costs 20.00, one in March 2027 costs 22.00, and one on 5 July 2027 costs 24.20.
 * The date of the line decides, not the date of booking it. Only rules can depend on that, by their days ahead.
 */
export function priceLine(
  line: PlannedBookingLine,
  product: BookableProduct,
  pricing: PricingFacts,
  field: string,
): PricedLine {
  const { zone, rules, reservedOn } = pricing;
  const datum = zone.toLocalDate(line.begin);
  const prices = selectPricesOn(product.ProductPrice, datum);
  if (prices.length === 0 && product.ProductPrice.length > 0)
    return { line, items: [], problems: [createNoPriceProblem(product, datum, field)] };

  const { id: product_id, productgroep_id } = product;
  const occasion = {
    product_id,
    productgroep_id,
    datum,
    time: zone.toLocalTime(line.begin),
    ahead: countDaysBetween(reservedOn, datum),
  };
  const rule = isRuled(prices) ? selectRule(rules, occasion) : undefined;
  const priced = assignRule(line, rule);
  const items = (rule === undefined ? prices : applyRule(prices, rule)).map(({ btw, verkoop }) => ({
    id: null,
    type: 'item' as const,
    naam: displayNameOf(product),
    kortingspercentage: NO_DISCOUNT,
    kortingomschrijving: null,
    aantal: line.aantal,
    bedrag: verkoop,
    btw_percentage: btw,
    product_id,
    line: priced,
  }));

  return { line: priced, items, problems: [] };
}

function assignRule(line: PlannedBookingLine, rule: ActiveRule | undefined): PlannedBookingLine {
  const prijsregel_id = rule?.id ?? null;
  return line.prijsregel_id === prijsregel_id ? line : { ...line, prijsregel_id };
}

function createNoPriceProblem({ id: product_id, naam }: BookableProduct, datum: string, field: string): ProblemDetail {
  const message = `${naam} has no price on ${datum}: choose a later begin, or add a price.`;
  return { code: 'ERR_NO_PRICE', message, field, params: { product_id, datum } };
}
