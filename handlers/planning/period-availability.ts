// Prepares a period of the planning for many queries, yielding to other requests in between.
import { setImmediate as turn } from 'node:timers/promises';
import type { Reader } from '../../db/engine/session/reader.ts';
import { readPeriod, type Scope } from '../../db/planning/period.ts';
import { PeriodAvailability } from '../../domain/planning/availability.ts';
import type { TimeSpan } from '../../domain/values/period.ts';

/** The number of start times between two yields. */
const STEPS_PER_PAUSE = 200;

/** The capacity in a period, as `readPeriod` reads it: three months of a busy venue need a tenth of a second. */
export async function readPeriodAvailability(db: Reader, scope: Scope, span: TimeSpan): Promise<PeriodAvailability> {
  const period = await readPeriod(db, scope, span);
  await turn();
  const availability = new PeriodAvailability(period);
  await turn();
  for (const id of scope.materials) await turn(availability.readMaterialUse(id));
  return availability;
}

/** Start times one by one, yielding after each batch. */
export async function* iterateWithPauses<Each>(list: readonly Each[]): AsyncGenerator<Each, void> {
  for (const [index, each] of list.entries()) {
    if (index % STEPS_PER_PAUSE === 0) await turn();
    yield each;
  }
}
