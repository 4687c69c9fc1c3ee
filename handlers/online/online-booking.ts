// The operations of online booking that return dates and times with capacity.
import type { OrderedLine } from '../../domain/online/order.ts';
import type { CapacityExplanation } from '../../domain/planning/period.ts';
import { addDays } from '../../domain/values/calendar.ts';
import { assertDays, assertPeriod } from '../../domain/values/period.ts';
import type { components } from '../../generated/types.ts';
import type { Handler } from '../handler.ts';
import { iterateWithPauses } from '../planning/period-availability.ts';
import { searchFor } from './orders.ts';

/** The longest period of one query, in days: four months. */
const MAX_PERIOD_DAYS = 124;
/** The length of a period without an end, in days from now. Interface, Online booking. */
const DEFAULT_PERIOD_DAYS = 90;

export const findAvailableDays: Handler<'findAvailableDays'> = async ({ body }, context) => {
  const { today, zone } = context;
  const days = { begin: body.begin ?? today, eind: body.eind ?? addDays(today, DEFAULT_PERIOD_DAYS) };
  assertPeriod(days);
  assertDays({ ...days, begin: days.begin < today ? today : days.begin }, MAX_PERIOD_DAYS);
  const search = await searchFor(body, days, context);
  const free = new Set<string>();
  for await (const candidate of iterateWithPauses(search?.candidates ?? [])) {
    const date = zone.toLocalDate(candidate.moment);
    if (!free.has(date) && search?.availability.hasCapacity(search.startingAt(candidate)) === true) free.add(date);
  }
  return [...free];
};

export const findAvailableTimes: Handler<'findAvailableTimes'> = async ({ body }, context) => {
  const search = await searchFor(body, { begin: body.datum, eind: body.datum }, context);
  if (search === undefined) return [];
  const { candidates, availability, startingAt } = search;
  const times = [];
  for await (const candidate of iterateWithPauses(candidates))
    if (availability.hasCapacity(startingAt(candidate))) times.push(candidate.moment);
  return times;
};

export const explainAvailableTimes: Handler<'explainAvailableTimes'> = async ({ body }, context) => {
  const search = await searchFor(body, { begin: body.datum, eind: body.datum }, context);
  if (search === undefined) return [];
  const { candidates, order, availability, startingAt } = search;
  const times = [];
  for await (const candidate of iterateWithPauses(candidates))
    times.push({
      begin: candidate.moment,
      ...toExplainedTime(order.lines, availability.explain(startingAt(candidate))),
    });
  return times;
};

function toExplainedTime(
  lines: readonly OrderedLine[],
  { available, locations, checks }: CapacityExplanation,
): Omit<components['schemas']['ExplainedTime'], 'begin'> {
  const regels = lines.map(({ line, aantal }, index) => {
    return { arrangementsregel_id: line.id, aantal, locatie_id: locations[index] ?? null };
  });
  return { beschikbaar: available, regels, beperkingen: [...checks] };
}
