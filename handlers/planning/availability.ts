// How much of a product is available at its online start times.
import type { Reader } from '../../db/engine/session/reader.ts';
import { materialsOf, findOfferedProduct } from '../../db/planning/period.ts';
import * as startTimes from '../../db/planning/start-times.ts';
import type { StartCandidate } from '../../domain/planning/availability.ts';
import { MAX_PLANNING_DAYS } from '../../domain/planning/period.ts';
import {
  bestOf,
  calculateProductAvailability,
  spanOf,
  type AvailableProduct,
} from '../../domain/planning/product-availability.ts';
import { nextDateOf } from '../../domain/values/calendar.ts';
import { assertDays, assertPeriod } from '../../domain/values/period.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Handler } from '../handler.ts';
import { iterateWithPauses, readPeriodAvailability } from './period-availability.ts';

export const getProductAvailability: Handler<'getProductAvailability'> = async (
  { path, query },
  { db, now, today, zone },
) => {
  const days = { begin: query.begin ?? today, eind: query.eind };
  assertPeriod(days);
  assertDays(days, MAX_PLANNING_DAYS);
  const product = await findOfferedProduct(db, path.id);
  if (product === undefined) throw createNotFoundProblem();
  const period = { begin: zone.startOfLocalDay(days.begin), end: zone.startOfLocalDay(nextDateOf(days.eind)) };
  const candidates = await startTimes.findByProduct(db, product.id, period);
  return availabilityAt(
    db,
    product,
    candidates.filter(({ moment }) => moment > now),
  );
};

async function availabilityAt(db: Reader, product: AvailableProduct, candidates: readonly StartCandidate[]) {
  const span = spanOf(product, candidates);
  if (span === undefined) return [];
  const scope = { materials: await materialsOf(db, [product.id]), locations: product.locations };
  const availability = await readPeriodAvailability(db, scope, span);
  const rows = [];
  for await (const candidate of iterateWithPauses(candidates))
    rows.push(calculateProductAvailability(availability, product, candidate));
  return bestOf(rows);
}
