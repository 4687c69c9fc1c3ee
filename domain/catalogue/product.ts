// Products: what their prices per VAT rate are, in both ways in which they can be sent and shown.
import type { BasisPoints, components, TenThousandths } from '../../generated/types.ts';
import { problem, type ProblemDetail } from '../values/problem.ts';
import type { SentRate } from '../values/vat-rates.ts';

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

/** The result of sent prices: the prices as they are to be, by rate, and their problems. */
export interface PricesAfter {
  readonly prices: readonly ProductPrice[];
  readonly problems: readonly ProblemDetail[];
}

/** The rates in sent prices that the product does not have yet, and where they stand in the body. */
export function ratesSent(sent: SentPrices, stored: readonly ProductPrice[] = []): SentRate[] {
  const known = new Set(stored.map(({ btw }) => btw));
  const inList = (sent.ProductPrice ?? []).map(({ btw }, at) => ({
    field: `ProductPrice[${String(at)}].btw`,
    rate: btw,
  }));
  return [...inList, { field: 'btw', rate: sent.btw }].filter(({ rate }) => rate != null && !known.has(rate));
}

type Pair = Pick<SentPrices, 'verkoop' | 'btw'>;

/**
 * The prices that a product has after a body was sent; `stored` are those it has, none for a new product. A changed list
 * wins over the pair as it was read. A changed pair makes the one price where the list did not change. Refused are a rate
 * named twice, a list and a pair that contradict each other, a pair for several prices, a price without a rate, and prices
 * that add up to over a thousand million.
 */
export function pricesAfter(sent: SentPrices, stored: readonly ProductPrice[] = []): PricesAfter {
  const shown = shownPrice(stored);
  const changed: Pair = {
    verkoop: sent.verkoop === shown.verkoop ? undefined : sent.verkoop,
    btw: sent.btw === shown.btw ? undefined : sent.btw,
  };
  if (sent.ProductPrice !== undefined && !samePrices(sent.ProductPrice, stored)) {
    const prices = sent.ProductPrice.toSorted((a, b) => a.btw - b.btw);
    return { prices, problems: doubtsAbout(sent.ProductPrice, changed) };
  }
  if (changed.verkoop === undefined && changed.btw === undefined) return { prices: stored, problems: [] };
  return singlePrice(changed, shown, stored.length);
}

function singlePrice(changed: Pair, shown: ReturnType<typeof shownPrice>, count: number): PricesAfter {
  if (count > 1) {
    const field = changed.verkoop === undefined ? 'btw' : 'verkoop';
    return refusal('ERR_CANNOT_COMBINE', 'This product has several prices: send them as ProductPrice.', field);
  }
  const btw = changed.btw === undefined ? shown.btw : changed.btw;
  if (btw === null) return refusal('ERR_REQUIRED', 'A price needs its VAT rate: send btw as well.', 'btw');
  return { prices: [{ btw, verkoop: changed.verkoop ?? shown.verkoop }], problems: [] };
}

function refusal(code: ProblemDetail['code'], message: string, field: string): PricesAfter {
  return { prices: [], problems: [{ code, message, field }] };
}

function doubtsAbout(prices: readonly ProductPrice[], pair: Pair): ProblemDetail[] {
  const { verkoop, btw } = shownPrice(prices);
  const rates = prices.map((price) => price.btw);
  const problems: ProblemDetail[] = rates.flatMap((rate, index) => {
    const field = `ProductPrice[${String(index)}].btw`;
    const message = 'This VAT rate appears twice: send one price per VAT rate.';
    return rates.indexOf(rate) === index ? [] : [{ code: 'ERR_DUPLICATE_VAT_RATE', message, field }];
  });
  const contradiction = 'This contradicts ProductPrice: leave it out.';
  if (pair.verkoop !== undefined && pair.verkoop !== verkoop)
    problems.push({ code: 'ERR_CANNOT_COMBINE', message: contradiction, field: 'verkoop' });
  if (pair.btw !== undefined && pair.btw !== btw)
    problems.push({ code: 'ERR_CANNOT_COMBINE', message: contradiction, field: 'btw' });
  const message = 'The prices add up to more than a thousand million: lower one.';
  if (Math.abs(verkoop) > LARGEST_PRICE)
    problems.push({ code: 'ERR_AMOUNT_TOO_LARGE', message, field: 'ProductPrice' });
  return problems;
}

function samePrices(some: readonly ProductPrice[], others: readonly ProductPrice[]): boolean {
  const stored = new Map(others.map(({ btw, verkoop }) => [btw, verkoop]));
  return some.length === others.length && some.every(({ btw, verkoop }) => stored.get(btw) === verkoop);
}

/** Refuses what a product newly requires where that, directly or through others, requires the product: ERR_CYCLE. */
export function assertNoCircle(id: number, reached: ReadonlySet<number>): void {
  if (!reached.has(id)) return;
  const message =
    'The product would require itself, directly or through others: remove the requirement that leads back to it.';
  throw problem('ERR_CYCLE', message, { field: 'vereist_product' });
}

/** Problems of a list that names the same thing twice, at its second mention: `member` is what follows an item, `.id` or nothing. */
export function namedTwice(field: string, member: string, ids: readonly number[]): ProblemDetail[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          {
            code: 'ERR_DUPLICATE',
            message: 'This appears twice: send it once.',
            field: `${field}[${String(index)}]${member}`,
          },
        ],
  );
}
