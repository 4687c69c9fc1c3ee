// Products: their prices per VAT rate, in both forms in which they are sent and shown, and that none requires itself.
import type { BasisPoints, components, TenThousandths } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import type { SentRate } from '../values/vat-rates.ts';

export type ProductPrice = components['schemas']['ProductPrice'];

/** The largest price of one unit, in ten-thousandths: a thousand million. */
export const MAX_PRICE_TEN_THOUSANDTHS = 10_000_000_000_000;

/** The members of a body about prices: the list, and the deprecated pair for a single VAT rate. */
export interface SentPrices {
  readonly ProductPrice?: readonly SentPrice[] | undefined;
  readonly verkoop?: TenThousandths | undefined;
  readonly btw?: BasisPoints | null | undefined;
}

type SentPrice = Pick<ProductPrice, 'btw' | 'verkoop'> & { readonly vanaf?: string | null };

/** Sorts before every date. */
const ALWAYS = '';

/** Returns the prices that apply on a local date: all those with the latest `vanaf` that is not after it. */
export function selectPricesOn<Price extends Pick<ProductPrice, 'vanaf'>>(
  prices: readonly Price[],
  date: string,
): Price[] {
  const effectivePrices = prices.filter(({ vanaf }) => (vanaf ?? ALWAYS) <= date);
  const latest = effectivePrices.reduce((last, { vanaf }) => (vanaf !== null && vanaf > last ? vanaf : last), ALWAYS);
  return effectivePrices.filter(({ vanaf }) => (vanaf ?? ALWAYS) === latest);
}

/** Prices in the order of reads: by date (undated ones first), then by rate. */
export function sortPrices(prices: readonly ProductPrice[]): ProductPrice[] {
  return prices.toSorted((one, other) => {
    const date = one.vanaf ?? ALWAYS;
    const otherDate = other.vanaf ?? ALWAYS;
    return date === otherDate ? one.btw - other.btw : date < otherDate ? -1 : 1;
  });
}

/**
 * The deprecated pair of prices: their sum, and the highest rate, null without prices.
 * docs/decisions/320-products-packages-and-cancellation-terms.md.
 */
export interface PriceSummary {
  readonly verkoop: TenThousandths;
  readonly btw: BasisPoints | null;
}

/** The deprecated pair on a local date, as reads show it. */
export function summarisePrices(prices: readonly ProductPrice[], date: string): PriceSummary {
  const applying = selectPricesOn(prices, date);
  const verkoop = applying.reduce((total, price) => total + price.verkoop, 0) as TenThousandths;
  const btw = applying.reduce<BasisPoints | null>((most, { btw }) => (most === null || btw > most ? btw : most), null);
  return { verkoop, btw };
}

/** The result of sent prices: the prices to store, in their order, and their problems. */
export interface PlannedPrices {
  readonly prices: readonly ProductPrice[];
  readonly problems: readonly ProblemDetail[];
}

/** The rates in sent prices that the product does not have yet, with their places in the body. */
export function listNewRates(body: SentPrices, storedPrices: readonly ProductPrice[]): SentRate[] {
  const storedRates = new Set(storedPrices.map(({ btw }) => btw));
  const inList = (body.ProductPrice ?? []).map(({ btw }, at) => ({
    field: `ProductPrice[${String(at)}].btw`,
    rate: btw,
  }));
  return [...inList, { field: 'btw', rate: body.btw }].filter(({ rate }) => rate != null && !storedRates.has(rate));
}

type PricePair = Pick<SentPrices, 'verkoop' | 'btw'>;

/**
 * Returns the prices of a product after a body was sent on a local date; `storedPrices` are its present ones, empty for a new
 * product. A changed list wins over an unchanged pair. A changed pair sets the only price where the list is unchanged.
 * Problems are: a rate named twice for a date, a list and a pair that contradict each other, and a pair for several
 * prices. A price without a rate, and prices of a date that add up to over a thousand million, are problems too.
 */
export function planPrices(body: SentPrices, storedPrices: readonly ProductPrice[], today: string): PlannedPrices {
  const pair = selectChangedPair(body, storedPrices, today);
  const list = body.ProductPrice?.map(({ btw, verkoop, vanaf = null }) => ({ btw, verkoop, vanaf }));
  if (list !== undefined && !isSamePrices(list, storedPrices))
    return { prices: sortPrices(list), problems: findPriceListProblems(list, pair, today) };
  if (pair.verkoop === undefined && pair.btw === undefined) return { prices: storedPrices, problems: [] };
  return planSinglePrice(pair, storedPrices, today);
}

/** The pair, undefined where it equals the stored one. Next to a list it may have been read on any date. */
function selectChangedPair(
  { ProductPrice, verkoop, btw }: SentPrices,
  storedPrices: readonly ProductPrice[],
  today: string,
): PricePair {
  const currentPair = summarisePrices(storedPrices, today);
  const dates = ProductPrice === undefined ? [] : [ALWAYS, ...storedPrices.flatMap(({ vanaf }) => vanaf ?? [])];
  const isAsRead = dates.some((date) => {
    const then = summarisePrices(storedPrices, date);
    return (verkoop ?? then.verkoop) === then.verkoop && (btw === undefined ? then.btw : btw) === then.btw;
  });
  if (isAsRead) return {};
  return {
    verkoop: verkoop === currentPair.verkoop ? undefined : verkoop,
    btw: btw === currentPair.btw ? undefined : btw,
  };
}

function planSinglePrice(pair: PricePair, storedPrices: readonly ProductPrice[], today: string): PlannedPrices {
  if (storedPrices.length > 1)
    return refuseCombination(pair, 'This product has several prices: send them as ProductPrice.');
  if (selectPricesOn(storedPrices, today).length < storedPrices.length)
    return refuseCombination(pair, 'The price of this product does not apply yet: send it as ProductPrice.');
  const currentPair = summarisePrices(storedPrices, today);
  const btw = pair.btw === undefined ? currentPair.btw : pair.btw;
  if (btw === null) return refusePrices('ERR_REQUIRED', 'A price needs its VAT rate: send btw as well.', 'btw');
  return {
    prices: [{ btw, verkoop: pair.verkoop ?? currentPair.verkoop, vanaf: storedPrices[0]?.vanaf ?? null }],
    problems: [],
  };
}

function refuseCombination(pair: PricePair, message: string): PlannedPrices {
  return refusePrices('ERR_CANNOT_COMBINE', message, pair.verkoop === undefined ? 'btw' : 'verkoop');
}

function refusePrices(code: ProblemDetail['code'], message: string, field: string): PlannedPrices {
  return { prices: [], problems: [{ code, message, field }] };
}

function findPriceListProblems(prices: readonly ProductPrice[], pair: PricePair, today: string): ProblemDetail[] {
  const { verkoop, btw } = summarisePrices(prices, today);
  const rows = prices.map((price) => `${price.vanaf ?? ALWAYS} ${String(price.btw)}`);
  const problems: ProblemDetail[] = rows.flatMap((row, index) => {
    const field = `ProductPrice[${String(index)}].btw`;
    const message = 'This VAT rate appears twice: send one price per VAT rate.';
    return rows.indexOf(row) === index ? [] : [{ code: 'ERR_DUPLICATE_VAT_RATE', message, field }];
  });
  const contradiction = 'This contradicts ProductPrice: leave it out.';

  if (pair.verkoop !== undefined && pair.verkoop !== verkoop)
    problems.push({ code: 'ERR_CANNOT_COMBINE', message: contradiction, field: 'verkoop' });
  if (pair.btw !== undefined && pair.btw !== btw)
    problems.push({ code: 'ERR_CANNOT_COMBINE', message: contradiction, field: 'btw' });

  const message = 'The prices add up to more than a thousand million: lower one.';
  if (
    prices.some(({ vanaf }) => Math.abs(summarisePrices(prices, vanaf ?? ALWAYS).verkoop) > MAX_PRICE_TEN_THOUSANDTHS)
  )
    problems.push({ code: 'ERR_AMOUNT_TOO_LARGE', message, field: 'ProductPrice' });

  return problems;
}

function isSamePrices(prices: readonly ProductPrice[], others: readonly ProductPrice[]): boolean {
  const sortedPrices = sortPrices(prices);
  const sortedOthers = sortPrices(others);
  return (
    sortedPrices.length === sortedOthers.length &&
    sortedPrices.every(({ btw, verkoop, vanaf }, index) => {
      const other = sortedOthers[index];
      return btw === other?.btw && verkoop === other.verkoop && vanaf === other.vanaf;
    })
  );
}

/** Throws ERR_CYCLE where the product is among those that its required products require, directly or through others. */
export function assertNoCircle(id: number, reached: ReadonlySet<number>): void {
  if (!reached.has(id)) return;
  const message =
    'The product would require itself, directly or through others: remove the requirement that leads back to it.';
  throw createProblem('ERR_CYCLE', message, { field: 'vereist_product' });
}
