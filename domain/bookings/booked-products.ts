// A booking of single products, each at its own time and in its own amount.
import type { components, Instant } from '../../generated/types.ts';
import { millisecondsOf, type Zone } from '../values/calendar.ts';
import { parseElapsed } from '../values/duration.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { requireInCalendar, displayNameOf, type BookableProduct, type PlannedBooking } from './booking.ts';
import { calculateCostsTotal } from './costs.ts';
import { priceLine } from './line-price.ts';
import { createLocationProblem, planNewAgreement, planLine, type BookingSources } from './new-booking.ts';

type Schemas = components['schemas'];
export type OrderedProduct = Schemas['OrderedProduct'];
type NewBooking = Schemas['NewBooking'];

type BookableProducts = ReadonlyMap<number, BookableProduct>;

/** The maximum length of a booking's name, in characters. */
const MAX_NAME_LENGTH = 255;
/** The most people of one booking. */
const MAX_PEOPLE = 100_000;
const TOO_MANY_PEOPLE: ProblemDetail = {
  code: 'ERR_RANGE',
  message: `This is for more than ${String(MAX_PEOPLE)} people: book less.`,
  field: 'products',
};

/** The summary of a booking of these products: its begin, its number of people, and its name. */
export function summaryOf(
  orderedProducts: readonly OrderedProduct[],
  products: BookableProducts,
): Pick<NewBooking, 'begin' | 'personen' | 'arrangement'> {
  const [begin = '' as Instant] = orderedProducts.map(({ datetime }) => datetime).sort();
  const names = orderedProducts.flatMap(({ product_id }) => products.get(product_id) ?? []).map(displayNameOf);
  return {
    begin,
    personen: peopleOf(orderedProducts, products),
    arrangement: Array.from([...new Set(names)].join(', '))
      .slice(0, MAX_NAME_LENGTH)
      .join(''),
  };
}

/** The number of people: the most units of one product at one moment, in whatever number of lines. */
function peopleOf(orderedProducts: readonly OrderedProduct[], products: BookableProducts): number {
  const lines = orderedProducts.map(({ product_id, datetime, amount }) => {
    const begin = millisecondsOf(datetime);
    return { product_id, amount, begin, eind: begin + parseElapsed(products.get(product_id)?.duur ?? 'PT0S') };
  });
  const during = lines.map(({ product_id, begin: at }) =>
    lines
      .filter((each) => each.product_id === product_id && each.begin <= at && (at < each.eind || at === each.begin))
      .reduce((sum, { amount }) => sum + amount, 0),
  );
  return Math.max(1, ...during);
}

/** ERR_RANGE for each amount below the minimum of its product, and for more people than one booking can have. */
export function findAmountProblems(
  orderedProducts: readonly OrderedProduct[],
  products: BookableProducts,
): ProblemDetail[] {
  return [
    ...orderedProducts.flatMap(createMinimumCheck(products)),
    ...(peopleOf(orderedProducts, products) > MAX_PEOPLE ? [TOO_MANY_PEOPLE] : []),
  ];
}

function createMinimumCheck(
  products: BookableProducts,
): (orderedProduct: OrderedProduct, index: number) => ProblemDetail[] {
  return ({ product_id, amount }, index) => {
    const least = products.get(product_id)?.minimum_aantal ?? 0;
    const message = `Write ${String(least)} or more.`;
    return amount >= least ? [] : [{ code: 'ERR_RANGE', message, field: `products[${String(index)}].amount` }];
  };
}

/**
 * Returns the booking to store: a line for each product, at the price of its date. Throws
 * ERR_PRODUCT_REQUIRES_LOCATION, ERR_NO_PRICE, ERR_AMOUNT_TOO_LARGE and ERR_RANGE.
 */
export function planBookingOfProducts(
  body: NewBooking,
  orderedProducts: readonly OrderedProduct[],
  sources: BookingSources,
  now: Instant,
  zone: Zone,
): PlannedBooking {
  const problems: ProblemDetail[] = [];
  const pricing = { zone, reservedOn: zone.toLocalDate(now), rules: sources.rules };
  const charged = orderedProducts.flatMap(
    ({ product_id, amount, datetime: begin, location_id: locatie_id = null }, index) => {
      const product = sources.products.get(product_id);
      if (product === undefined) return [];
      const line = { ...planLine(product, body, { begin, locatie_id }), aantal: amount, follows_rule: false };
      if (product.locatie_verplicht && line.locatie_id === null)
        problems.push(createLocationProblem(product, `products[${String(index)}].location_id`));
      const priced = priceLine(line, product, pricing, `products[${String(index)}].datetime`);
      problems.push(...priced.problems);
      return [priced];
    },
  );

  refuseIfAny(problems);
  const lines = charged.map(({ line }) => line);
  const costs = charged.flatMap(({ items }) => items);
  calculateCostsTotal(costs);
  requireInCalendar(lines, zone);

  return { agreement: planNewAgreement(body, sources, now, zone), lines, costs };
}
