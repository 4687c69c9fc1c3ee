// The operations on revenue: the sums of finalised invoices.
import { readRevenue } from '../../db/books/statistics.ts';
import { isLong } from '../../domain/books/statistics.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';
import { streamAfterStart } from '../streamed-response.ts';

export const getRevenue: Handler<'getRevenue'> = async ({ query }, { db }) => {
  assertPeriod(query);
  if (isLong(query.begin, query.eind)) return streamAfterStart((later) => readRevenue(later, query));
  return readRevenue(db, query);
};
