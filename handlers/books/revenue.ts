// The operations on revenue: what permanent invoices earned.
import { revenue } from '../../db/books/statistics.ts';
import { isLong } from '../../domain/books/statistics.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';
import { begunAtOnce } from '../walked.ts';

export const getRevenue: Handler<'getRevenue'> = async ({ query }, { db }) => {
  assertPeriod(query);
  if (isLong(query.begin, query.eind)) return begunAtOnce((later) => revenue(later, query));
  return revenue(db, query);
};
