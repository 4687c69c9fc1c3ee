// The operations on statistics: sales, payments and booked products, and the redirect of an incomplete query.
import { readSales, type SalesSums } from '../../db/books/sales.ts';
import * as statistics from '../../db/books/statistics.ts';
import { calculateProportion } from '../../domain/values/money.ts';
import { assertDays, assertSalesParameters, isLong, yearOf, type DateFilter } from '../../domain/books/statistics.ts';
import type { components } from '../../generated/types.ts';
import { operations } from '../../generated/operations.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Handler } from '../handler.ts';
import { walkAtOnce, type RowWalk } from '../walk.ts';

type SalesMetric = components['schemas']['SalesMetric'];

export const getSalesStatistics: Handler<'getSalesStatistics'> = async ({ query }, { db, today }) => {
  const defaults = { referentiedatum: 'boeking', gegevens: 'gefactureerd_bedrag', ...yearOf(today) } as const;
  if (!isComplete(query, defaults)) return completeQuestion('getSalesStatistics', query, defaults);
  const question = { ...defaults, ...query };
  assertSalesParameters(question);
  const find = async (reader: Reader): Promise<components['schemas']['SalesRow'][]> => {
    const rows = await readSales(reader, question);
    return rows.map(({ key, sums }) => ({ key, data: dataOf(question.gegevens, sums) }));
  };
  return { status: 200, body: await findOrStream(db, question, find) };
};

export const getPaymentStatistics: Handler<'getPaymentStatistics'> = async ({ query }, { db, today }) => {
  const grouping = { referentiedatum: 'betaling', gegevens: 'betaald_bedrag', groepeer_tijd: 'jaar-maand' } as const;
  const defaults = { ...grouping, ...yearOf(today) };
  if (!isComplete(query, defaults)) return completeQuestion('getPaymentStatistics', query, defaults);
  const question = { ...defaults, ...query };
  assertDays(question);
  return {
    status: 200,
    body: await findOrStream(db, question, (reader) => statistics.readPaymentTotals(reader, question)),
  };
};

export const getBookedProductStatistics: Handler<'getBookedProductStatistics'> = async ({ query }, { db, today }) => {
  const groups: 'product_id'[] = ['product_id'];
  const defaults = { groepeer_tijd: 'jaar-maand', groepeer_gegevens: groups, ...yearOf(today) } as const;
  if (!isComplete(query, defaults)) return completeQuestion('getBookedProductStatistics', query, defaults);
  const question = { ...defaults, ...query };
  assertDays(question);
  return {
    status: 200,
    body: await findOrStream(db, question, (reader) => statistics.readBookedProducts(reader, question)),
  };
};

async function findOrStream<Row>(
  db: Reader,
  days: DateFilter,
  find: (db: Reader) => Promise<Row[]>,
): Promise<Row[] | RowWalk<Row>> {
  return isLong(days['datum>'], days['datum<']) ? walkAtOnce(find) : find(db);
}

function isComplete(query: object, defaults: object): boolean {
  return Object.keys(defaults).every((name) => name in query);
}

/** The address of the complete query: the sent parameters, followed by the defaults of missing ones. */
function completeQuestion(
  id: 'getSalesStatistics' | 'getPaymentStatistics' | 'getBookedProductStatistics',
  query: object,
  defaults: object,
): { status: 302; location: string } {
  const parameters: Readonly<Record<string, unknown>> = { ...query };
  const missing = Object.entries(defaults).filter(([name]) => !(name in parameters));
  const parts = [...Object.entries(parameters), ...missing].map(([name, value]) => {
    return `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`;
  });
  return { status: 302, location: `/api2${operations[id].path}?${parts.join('&')}` };
}

/** The sums under the names of the requested metric. */
function dataOf(metric: SalesMetric, sums: SalesSums): components['schemas']['SalesData'] {
  const { inc, exc, personen = 0 } = sums;
  if (inc === undefined || exc === undefined) return sums;
  const share = (amount: typeof inc): typeof inc =>
    metric === 'gefactureerd_bedrag_per_persoon' ? calculateProportion(amount, 1, personen) : amount;
  return { [`${metric}_inclusief_btw`]: share(inc), [`${metric}_exclusief_btw`]: share(exc) };
}
