// A booking of single products, each at its own time and in its own amount.
import type { components, Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { itemsOf, requireInCalendar, shownName, type BookableProduct, type PlannedBooking } from './booking.ts';
import { costsTotal } from './costs.ts';
import { needsLocation, newAgreement, placedLine, type BookingSources } from './new-booking.ts';

type Schemas = components['schemas'];
export type OrderedProduct = Schemas['OrderedProduct'];
type NewBooking = Schemas['NewBooking'];

/** The longest name that a booking has, in characters. */
const LONGEST = 255;

/** What is said of a booking of these products as a whole: when it begins, for how many it is, and its name. */
export function summaryOf(
  ordered: readonly OrderedProduct[],
  products: ReadonlyMap<number, BookableProduct>,
): Pick<NewBooking, 'begin' | 'personen' | 'arrangement'> {
  const [begin = '' as Instant] = ordered.map(({ datetime }) => datetime).sort();
  const names = ordered.flatMap(({ product_id }) => products.get(product_id) ?? []).map(shownName);
  return {
    begin,
    personen: Math.max(1, ...ordered.map(({ amount }) => amount)),
    arrangement: Array.from([...new Set(names)].join(', '))
      .slice(0, LONGEST)
      .join(''),
  };
}

/** ERR_RANGE for each amount below the least that its product is sold in. */
export function amountProblems(
  ordered: readonly OrderedProduct[],
  products: ReadonlyMap<number, BookableProduct>,
): ProblemDetail[] {
  return ordered.flatMap(({ product_id, amount }, place): ProblemDetail[] => {
    const least = products.get(product_id)?.minimum_aantal ?? 0;
    const message = `Write ${String(least)} or more.`;
    return amount >= least ? [] : [{ code: 'ERR_RANGE', message, field: `products[${String(place)}].amount` }];
  });
}

/**
 * The booking as it is to be stored: a line for each product, charged as it is sold now. Throws ERR_PRODUCT_REQUIRES_LOCATION,
 * ERR_AMOUNT_TOO_LARGE and ERR_RANGE.
 */
export function bookingOfProducts(
  body: NewBooking,
  ordered: readonly OrderedProduct[],
  sources: BookingSources,
  now: Instant,
  zone: Zone,
): PlannedBooking {
  const problems: ProblemDetail[] = [];
  const charged = ordered.flatMap(({ product_id, amount, datetime: begin, location_id: locatie_id = null }, place) => {
    const product = sources.products.get(product_id);
    if (product === undefined) return [];
    const line = { ...placedLine(product, body, { begin, locatie_id }), aantal: amount, follows_rule: false };
    if (product.locatie_verplicht && line.locatie_id === null)
      problems.push(needsLocation(product, `products[${String(place)}].location_id`));
    return [{ line, items: itemsOf(line, product) }];
  });
  refuseIfAny(problems);
  const [lines, costs] = [charged.map(({ line }) => line), charged.flatMap(({ items }) => items)];
  costsTotal(costs);
  requireInCalendar(lines, zone);
  return { agreement: newAgreement(body, sources, now, zone), lines, costs };
}
