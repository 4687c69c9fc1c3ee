// Staff availability: what is wrong with an entry among the others of the same person.
import type { components } from '../../generated/types.ts';
import { hasOverlap, findSpanProblems } from '../values/period.ts';
import type { ProblemDetail } from '../values/problem.ts';

export type StaffAvailability = components['schemas']['StaffAvailability'];
type AvailabilityEntry = Pick<StaffAvailability, 'begin' | 'eind' | 'beschikbaar'>;

/**
 * The problems of an entry: ERR_PERIOD_ORDER, or ERR_AVAILABILITY_CONTRADICTS where one of `others` contradicts a part
 * of it. `others` must not contain the entry.
 */
export function findEntryProblems(
  entry: AvailabilityEntry,
  others: readonly (AvailabilityEntry & Pick<StaffAvailability, 'id'>)[],
): ProblemDetail[] {
  const order = findSpanProblems(entry);
  if (order.length > 0) return order;
  const other = others.find((each) => each.beschikbaar !== entry.beschikbaar && hasOverlap(each, entry));
  if (other === undefined) return [];
  const message = 'Another entry says the opposite of a part of this period: change or delete that one first.';
  return [{ code: 'ERR_AVAILABILITY_CONTRADICTS', message, field: 'beschikbaar', params: { id: other.id } }];
}
