// The operations on revenue: what permanent invoices earned.
import { revenue } from '../../db/books/statistics.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';

export const getRevenue: Handler<'getRevenue'> = async ({ query }, { db }) => {
  assertPeriod(query);
  return revenue(db, query);
};
