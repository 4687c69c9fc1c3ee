// Capacity of a material: which periods can be written, and their effect on the stored entries.
import type { components, Instant } from '../../generated/types.ts';
import { addDays, instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';

export type CapacityEntry = components['schemas']['CapacityEntry'];

/** The amount from `begin` until `end`, which is excluded. */
export type CapacityEntryValues = Pick<CapacityEntry, 'begin' | 'end' | 'amount' | 'internal_reference'>;
type CapacitySpan = Pick<CapacityEntryValues, 'begin' | 'end'>;

/** The changes to the stored entries of a material. */
export interface CapacityChange {
  readonly removedEntries: readonly CapacityEntry[];
  /** Trimmed entries, each with its remaining period. */
  readonly trimmedEntries: readonly (readonly [before: CapacityEntry, after: CapacitySpan])[];
  /** The written periods, in their order, and after them the second parts of split entries. */
  readonly newEntries: readonly CapacityEntryValues[];
}

/**
 * Writes periods that do not overlap each other over the stored entries of one material. Each period applies exactly,
 * and stored entries are trimmed to what it leaves. Remaining parts retain amount and label; the first part retains the
 * id. Entries that overlap no period are unchanged, whether they are among `entries` or not.
 *
 * Example: entry 5 has 10 units from 09:00 to 17:00. A period of 4 units from 12:00 to 13:00 is written.
 * Entry 5 is changed to 09:00 - 12:00. Two entries are made: 4 units from 12:00 to 13:00, and 10 from 13:00 to 17:00.
 */
export function planCapacityChange(
  entries: readonly CapacityEntry[],
  periods: readonly CapacityEntryValues[],
): CapacityChange {
  const sortedPeriods = periods.toSorted(byBegin);
  const parts = entries.map((entry) => [entry, leftOf(entry, sortedPeriods)] as const);

  return {
    removedEntries: parts.flatMap(([entry, [first]]) => (first === undefined ? [entry] : [])),
    trimmedEntries: parts.flatMap(([entry, [first]]) =>
      first === undefined || isSame(entry, first) ? [] : [[entry, first]],
    ),
    newEntries: [
      ...periods,
      ...parts.flatMap(([{ amount, internal_reference }, [, ...further]]) =>
        further.map((period) => ({ ...period, amount, internal_reference })),
      ),
    ],
  };
}

/** The parts of a period that others, in their order, leave free. */
function leftOf({ begin, end }: CapacitySpan, others: readonly CapacitySpan[]): CapacitySpan[] {
  const freeSpans: CapacitySpan[] = [];
  let from = begin;
  for (let at = findFirstEndingAfter(others, begin); at < others.length; at += 1) {
    const other = others[at];
    if (other === undefined || other.begin >= end) break;
    if (from < other.begin) freeSpans.push({ begin: from, end: other.begin });
    from = other.end;
  }
  return from < end ? [...freeSpans, { begin: from, end }] : freeSpans;
}

/** The index of the first of ordered periods that ends after a moment: the ends are ordered like the begins. */
function findFirstEndingAfter(periods: readonly CapacitySpan[], moment: Instant): number {
  let [low, high] = [0, periods.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((periods[middle]?.end ?? moment) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

function byBegin(a: CapacitySpan, b: CapacitySpan): number {
  return a.begin < b.begin ? -1 : a.begin > b.begin ? 1 : 0;
}

function isSame(a: CapacitySpan, b: CapacitySpan): boolean {
  return a.begin === b.begin && a.end === b.end;
}

/**
 * Throws the problems of a period, or of a list of them: ERR_PERIOD_ORDER and ERR_CAPACITY_PASSES_DAYBREAK. In a list,
 * periods that overlap an earlier one get ERR_CAPACITY_OVERLAP.
 */
export function assertWritable(body: CapacitySpan | readonly CapacitySpan[], zone: Zone): void {
  const list = 'begin' in body ? [{ period: body, field: '' }] : body.map(createListItem);
  refuseIfAny(list.flatMap(({ period, field }) => findPeriodProblems(period, field, zone)));
  const sortedItems = list.toSorted((a, b) => byBegin(a.period, b.period));
  refuseIfAny(
    sortedItems.flatMap(({ period, field }, at): ProblemDetail[] => {
      const before = sortedItems[at - 1]?.period;
      if (before === undefined || before.end <= period.begin) return [];
      return [{ code: 'ERR_CAPACITY_OVERLAP', message: 'Periods should not overlap with others', field }];
    }),
  );
}

function createListItem(period: CapacitySpan, index: number) {
  return { period, field: `[${String(index)}]` };
}

function findPeriodProblems({ begin, end }: CapacitySpan, field: string, zone: Zone): ProblemDetail[] {
  if (begin >= end) {
    const endField = field === '' ? 'end' : `${field}.end`;
    return [{ code: 'ERR_PERIOD_ORDER', message: '"begin" must be before "end"', field: endField }];
  }
  const day = capacityDayOf(begin, zone);
  // The end is excluded: until 04:00 is before the next day. Most periods end earlier.
  if (day === capacityDayOf(end, zone) || day === capacityDayOf(instantAt(millisecondsOf(end) - 1), zone)) return [];
  const problem: ProblemDetail = { code: 'ERR_CAPACITY_PASSES_DAYBREAK', message: 'ERR_CAPACITY_PASSES_DAYBREAK' };
  return [field === '' ? problem : { ...problem, field }];
}

/**
 * The capacity day of a moment: from 04:00 to 04:00 on the wall clock.
 * docs/decisions/194-availability-capacity-and-start-times.md.
 */
function capacityDayOf(moment: Instant, zone: Zone): string {
  const wall = zone.toText(moment);
  const date = wall.slice(0, 10);
  return wall.slice(11, 13) < '04' ? addDays(date, -1) : date;
}
