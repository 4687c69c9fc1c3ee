// The findings of the planning's rules as conflicts: sorted, each with a sentence.
import type { components, Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import type { TimeSpan } from '../values/period.ts';

export type PlanningConflict = components['schemas']['PlanningConflict'];
type ConflictObject = components['schemas']['ConflictObject'];

/** A conflict as a rule finds it: `says` is its sentence without the period. */
export interface ConflictFinding extends TimeSpan {
  readonly code: PlanningConflict['code'];
  readonly objects: readonly (readonly [ConflictObject['soort'], number])[];
  readonly says: string;
}

/** Returns the findings as conflicts: by begin, then by code and objects. */
export function describeFindings(findings: readonly ConflictFinding[], zone: Zone): PlanningConflict[] {
  const keyed = findings.map((finding) => {
    const conflict = describeFinding(finding, zone);
    return { conflict, key: [conflict.begin, conflict.code, ...conflict.objecten.map(placeOf)].join(' ') };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ conflict }) => conflict);
}

function describeFinding({ code, objects, says, begin, eind }: ConflictFinding, zone: Zone): PlanningConflict {
  const formatTime = (moment: Instant): string => zone.toText(moment).slice(0, 16).replace('T', ' ');
  const objecten = objects.map(([soort, id]) => ({ soort, id }));
  objecten.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const isOneDay = zone.toLocalDate(begin) === zone.toLocalDate(eind);
  const until = isOneDay ? formatTime(eind).slice('2026-03-28 '.length) : formatTime(eind);
  return { code, begin, eind, objecten, message: `${says} from ${formatTime(begin)} to ${until}.` };
}

function placeOf({ soort, id }: ConflictObject): string {
  return `${soort} ${String(id).padStart(10, '0')}`;
}
