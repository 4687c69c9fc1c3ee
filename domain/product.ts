// Products: what their prices per VAT rate are, in both ways in which they can be sent and shown.
import type { BasisPoints, components, TenThousandths } from '../generated/types.ts';
import { problem, refuseIfAny, type ProblemDetail } from './problem.ts';

export type ProductPrice = components['schemas']['ProductPrice'];

/** The largest price of one, in ten-thousandths: a thousand million. */
const LARGEST_PRICE = 10_000_000_000_000;

/** The members of a body that speak of prices: the list, and the deprecated pair for one VAT rate. */
export interface SentPrices {
  readonly ProductPrice?: readonly ProductPrice[] | undefined;
  readonly verkoop?: TenThousandths | undefined;
  readonly btw?: BasisPoints | null | undefined;
}

/** The deprecated pair as reads show it: the sum of the prices, and the highest rate or null. Decisions, Bookings. */
export function shownPrice(prices: readonly ProductPrice[]): { verkoop: TenThousandths; btw: BasisPoints | null } {
  const verkoop = prices.reduce((total, price) => total + price.verkoop, 0) as TenThousandths;
  const btw = prices.reduce<BasisPoints | null>((most, { btw }) => (most === null || btw > most ? btw : most), null);
  return { verkoop, btw };
}

/**
 * The prices that a product has after a body was sent, by rate; `stored` are those it has, none for a new product.
 * A changed list wins over the pair as it was read. A changed pair makes the one price where the list did not change.
 * Throws ERR_DUPLICATE_VAT_RATE, ERR_CANNOT_COMBINE where list and pair contradict each other or the pair meets several
 * prices, ERR_REQUIRED for a price without a rate, ERR_AMOUNT_TOO_LARGE where the prices add up too high.
 */
export function pricesAfter(sent: SentPrices, stored: readonly ProductPrice[] = []): readonly ProductPrice[] {
  const shown = shownPrice(stored);
  const changed = {
    verkoop: sent.verkoop === shown.verkoop ? undefined : sent.verkoop,
    btw: sent.btw === shown.btw ? undefined : sent.btw,
  };
  if (sent.ProductPrice !== undefined && !samePrices(sent.ProductPrice, stored)) {
    refuseIfAny(doubtsAbout(sent.ProductPrice, changed));
    return byRate(sent.ProductPrice);
  }
  if (changed.verkoop === undefined && changed.btw === undefined) return stored;
  return [singlePrice(changed, shown, stored.length)];
}

function singlePrice(
  changed: Pick<SentPrices, 'verkoop' | 'btw'>,
  shown: ReturnType<typeof shownPrice>,
  count: number,
): ProductPrice {
  if (count > 1) {
    const field = changed.verkoop === undefined ? 'btw' : 'verkoop';
    throw problem('ERR_CANNOT_COMBINE', 'This product has several prices: send them as ProductPrice.', { field });
  }
  const btw = changed.btw === undefined ? shown.btw : changed.btw;
  if (btw === null) throw problem('ERR_REQUIRED', 'A price needs its VAT rate: send btw as well.', { field: 'btw' });
  return { btw, verkoop: changed.verkoop ?? shown.verkoop };
}

function doubtsAbout(prices: readonly ProductPrice[], pair: Pick<SentPrices, 'verkoop' | 'btw'>): ProblemDetail[] {
  const { verkoop, btw } = shownPrice(prices);
  const problems: ProblemDetail[] = prices.flatMap((price, index) =>
    prices.findIndex((other) => other.btw === price.btw) === index
      ? []
      : [
          {
            code: 'ERR_DUPLICATE_VAT_RATE',
            message: 'One price for each VAT rate: add these up.',
            field: `ProductPrice[${String(index)}].btw`,
          },
        ],
  );
  const contradiction = 'This contradicts ProductPrice: leave it out.';
  if (pair.verkoop !== undefined && pair.verkoop !== verkoop)
    problems.push({ code: 'ERR_CANNOT_COMBINE', message: contradiction, field: 'verkoop' });
  if (pair.btw !== undefined && pair.btw !== btw)
    problems.push({ code: 'ERR_CANNOT_COMBINE', message: contradiction, field: 'btw' });
  if (Math.abs(verkoop) > LARGEST_PRICE)
    problems.push({
      code: 'ERR_AMOUNT_TOO_LARGE',
      message: 'The prices add up to over a thousand million: lower one.',
      field: 'ProductPrice',
    });
  return problems;
}

function samePrices(some: readonly ProductPrice[], others: readonly ProductPrice[]): boolean {
  const stored = new Map(others.map(({ btw, verkoop }) => [btw, verkoop]));
  return some.length === others.length && some.every(({ btw, verkoop }) => stored.get(btw) === verkoop);
}

function byRate(prices: readonly ProductPrice[]): ProductPrice[] {
  return prices.toSorted((a, b) => a.btw - b.btw);
}

/** Problems of a list that names the same thing twice, at its second mention: `field` is the list, `member` its id. */
export function namedTwice(field: string, member: string, ids: readonly number[]): ProblemDetail[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          {
            code: 'ERR_DUPLICATE',
            message: 'This is named twice: leave one out.',
            field: `${field}[${String(index)}].${member}`,
          },
        ],
  );
}
