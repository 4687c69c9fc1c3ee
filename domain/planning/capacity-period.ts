// The periods of capacity that can be written: within one capacity day, without overlaps.
import type { components, Instant } from '../../generated/types.ts';
import { addDays, instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';

/** From `begin` until `end`, which is excluded. */
export type CapacitySpan = Pick<components['schemas']['CapacityEntry'], 'begin' | 'end'>;

interface ListedPeriod {
  readonly period: CapacitySpan;
  /** The place in the list: `[0]`. */
  readonly field: string;
}

/** Throws ERR_PERIOD_ORDER or ERR_CAPACITY_PASSES_DAYBREAK. */
export function assertWritable(period: CapacitySpan, zone: Zone): void {
  refuseIfAny(findPeriodProblems(period, '', zone));
}

/** Throws all problems of a list: those of `assertWritable`, or ERR_CAPACITY_OVERLAP for periods that overlap an earlier one. */
export function assertAllWritable(periods: readonly CapacitySpan[], zone: Zone): void {
  const list = periods.map((period, index) => ({ period, field: `[${String(index)}]` }));
  refuseIfAny(list.flatMap(({ period, field }) => findPeriodProblems(period, field, zone)));
  refuseIfAny(findOverlapProblems(list));
}

/** Sorts periods by their begin. */
export function compareBegins(a: CapacitySpan, b: CapacitySpan): number {
  return a.begin < b.begin ? -1 : a.begin > b.begin ? 1 : 0;
}

function findPeriodProblems({ begin, end }: CapacitySpan, field: string, zone: Zone): ProblemDetail[] {
  if (begin >= end) {
    const endField = field === '' ? 'end' : `${field}.end`;
    return [{ code: 'ERR_PERIOD_ORDER', message: '"begin" must be before "end"', field: endField }];
  }

  // An end at 04:00 belongs to the day before. The first comparison is cheaper and usually decides.
  const day = capacityDayOf(begin, zone);
  if (day === capacityDayOf(end, zone) || day === capacityDayOf(instantAt(millisecondsOf(end) - 1), zone)) return [];

  // Clients of the interface match on this message.
  const problem: ProblemDetail = { code: 'ERR_CAPACITY_PASSES_DAYBREAK', message: 'ERR_CAPACITY_PASSES_DAYBREAK' };
  return [field === '' ? problem : { ...problem, field }];
}

function findOverlapProblems(list: readonly ListedPeriod[]): ProblemDetail[] {
  const problems: ProblemDetail[] = [];
  let latestEnd: Instant | undefined;
  for (const { period, field } of list.toSorted((a, b) => compareBegins(a.period, b.period))) {
    if (latestEnd !== undefined && latestEnd > period.begin)
      problems.push({ code: 'ERR_CAPACITY_OVERLAP', message: 'Periods should not overlap with others', field });
    if (latestEnd === undefined || latestEnd < period.end) latestEnd = period.end;
  }
  return problems;
}

/**
 * The capacity day of a moment: from 04:00 to 04:00 on the wall clock.
 * See docs/decisions/194-availability-capacity-and-start-times.md.
 */
function capacityDayOf(moment: Instant, zone: Zone): string {
  const wall = zone.toText(moment);
  const date = wall.slice(0, 10);
  return wall.slice(11, 13) < '04' ? addDays(date, -1) : date;
}
