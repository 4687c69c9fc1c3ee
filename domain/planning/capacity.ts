// How periods of capacity that are written change the stored entries of a material.
import type { components, Instant } from '../../generated/types.ts';
import { compareBegins, type CapacitySpan } from './capacity-period.ts';

export type CapacityEntry = components['schemas']['CapacityEntry'];

/** The amount from `begin` until `end`, which is excluded. */
export type CapacityEntryValues = Pick<CapacityEntry, 'begin' | 'end' | 'amount' | 'internal_reference'>;

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
  const sortedPeriods = periods.toSorted(compareBegins);
  const parts = entries.map((entry) => [entry, findFreeParts(entry, sortedPeriods)] as const);

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

/** Returns the parts of a period that others leave free. The others are sorted by begin, without overlaps. */
function findFreeParts({ begin, end }: CapacitySpan, others: readonly CapacitySpan[]): CapacitySpan[] {
  const parts: CapacitySpan[] = [];
  let from = begin;
  for (let index = findFirstEndingAfter(others, begin); index < others.length; index += 1) {
    const other = others[index];
    if (other === undefined || other.begin >= end) break;
    if (from < other.begin) parts.push({ begin: from, end: other.begin });
    from = other.end;
  }
  return from < end ? [...parts, { begin: from, end }] : parts;
}

/** Returns the index of the first period that ends after a moment. The ends are in the order of the begins. */
function findFirstEndingAfter(periods: readonly CapacitySpan[], moment: Instant): number {
  let low = 0;
  let high = periods.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const period = periods[middle];
    if (period !== undefined && period.end > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isSame(a: CapacitySpan, b: CapacitySpan): boolean {
  return a.begin === b.begin && a.end === b.end;
}
