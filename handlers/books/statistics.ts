// The operations on statistics: sales, payments and booked products, and the redirect of an incomplete query.
import { readSales, type SalesSums } from '../../db/books/sales.ts';
import * as statistics from '../../db/books/statistics.ts';
import { calculateProportion } from '../../domain/values/money.ts';
import { assertDays, assertSalesParameters, isLong, yearOf, type DateFilter } from '../../domain/books/statistics.ts';
import type { Cents, components } from '../../generated/types.ts';
import { operations } from '../../generated/operations.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Handler } from '../handler.ts';
import { streamAfterStart, type RowWalk } from '../streamed-response.ts';

type SalesMetric = components['schemas']['SalesMetric'];

export const getSalesStatistics: Handler<'getSalesStatistics'> = async ({ query }, { db, today }) => {
  const defaults = { referentiedatum: 'boeking', gegevens: 'gefactureerd_bedrag', ...yearOf(today) } as const;
  const { isComplete, complete } = completeQuery(query, defaults);
  if (!isComplete) return redirectTo('getSalesStatistics', complete);
  assertSalesParameters(complete);

  const find = async (reader: Reader): Promise<components['schemas']['SalesRow'][]> => {
    const rows = await readSales(reader, complete);
    return rows.map(({ key, sums }) => ({ key, data: dataOf(complete.gegevens, sums) }));
  };
  return { status: 200, body: await findOrStream(db, complete, find) };
};

export const getPaymentStatistics: Handler<'getPaymentStatistics'> = async ({ query }, { db, today }) => {
  const { isComplete, complete } = completeQuery(query, {
    referentiedatum: 'betaling',
    gegevens: 'betaald_bedrag',
    groepeer_tijd: 'jaar-maand',
    ...yearOf(today),
  } as const);
  if (!isComplete) return redirectTo('getPaymentStatistics', complete);
  assertDays(complete);

  const find = (reader: Reader) => statistics.readPaymentTotals(reader, complete);
  return { status: 200, body: await findOrStream(db, complete, find) };
};

export const getBookedProductStatistics: Handler<'getBookedProductStatistics'> = async ({ query }, { db, today }) => {
  const { isComplete, complete } = completeQuery(query, {
    groepeer_tijd: 'jaar-maand',
    groepeer_gegevens: ['product_id'],
    ...yearOf(today),
  });
  if (!isComplete) return redirectTo('getBookedProductStatistics', complete);
  assertDays(complete);

  const find = (reader: Reader) => statistics.readBookedProducts(reader, complete);
  return { status: 200, body: await findOrStream(db, complete, find) };
};

async function findOrStream<Row>(
  db: Reader,
  days: DateFilter,
  find: (db: Reader) => Promise<Row[]>,
): Promise<Row[] | RowWalk<Row>> {
  return isLong(days['datum>'], days['datum<']) ? streamAfterStart(find) : find(db);
}

type WithDefaults<Query, Name extends keyof Query> = Query & Required<Pick<Query, Name>>;

/** Returns a query with the defaults of its missing parameters at the end, and whether none was missing. */
function completeQuery<Query extends object, Defaults extends Partial<Query>>(query: Query, defaults: Defaults) {
  const missing = Object.entries(defaults).filter(([name]) => !(name in query));
  const complete = { ...query, ...Object.fromEntries(missing) };
  return {
    isComplete: missing.length === 0,
    complete: complete as WithDefaults<Query, keyof Defaults & keyof Query>,
  };
}

/** Returns the redirect to the address of a complete query. */
function redirectTo(
  id: 'getSalesStatistics' | 'getPaymentStatistics' | 'getBookedProductStatistics',
  query: object,
): { status: 302; location: string } {
  const parameters: Readonly<Record<string, unknown>> = { ...query };
  const parts = Object.entries(parameters).map(([name, value]) => {
    return `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`;
  });
  return { status: 302, location: `/api2${operations[id].path}?${parts.join('&')}` };
}

/** Returns the sums under the names of the requested metric. */
function dataOf(metric: SalesMetric, sums: SalesSums): components['schemas']['SalesData'] {
  const { inc, exc, personen = 0 } = sums;
  // A metric that counts has no amounts: its sums are the answer.
  if (inc === undefined || exc === undefined) return sums;

  // Without people, the amount per person is 0.
  const isPerPerson = metric === 'gefactureerd_bedrag_per_persoon';
  const convert = (amount: Cents): Cents => (isPerPerson ? calculateProportion(amount, 1, personen) : amount);
  return { [`${metric}_inclusief_btw`]: convert(inc), [`${metric}_exclusief_btw`]: convert(exc) };
}
