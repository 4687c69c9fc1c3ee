// The findings of the planning's rules as conflicts: sorted, each with a sentence.
import type { components, Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import type { TimeSpan } from '../values/period.ts';

export type PlanningConflict = components['schemas']['PlanningConflict'];
type ConflictObject = components['schemas']['ConflictObject'];

/** A conflict as a rule finds it. One whose end is its begin concerns that moment. */
export interface ConflictFinding extends TimeSpan {
  readonly code: PlanningConflict['code'];
  readonly objects: readonly (readonly [ConflictObject['soort'], number])[];
  /** The sentence before its times. It ends with a comma where they could be those of its last words. */
  readonly says: string;
}

/** Returns the objects of a finding that involves at most one of each kind. */
export function listObjects(
  ids: Readonly<Partial<Record<ConflictObject['soort'], number>>>,
): ConflictFinding['objects'] {
  return Object.entries(ids) as [ConflictObject['soort'], number][];
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
  const objecten = objects.map(([soort, id]) => ({ soort, id }));
  objecten.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return { code, begin, eind, objecten, message: `${says} ${describeTimes({ begin, eind }, zone)}.` };
}

/** Returns `from 2026-03-28 16:00 to 17:00`, or `for 2026-03-28 16:00` where the end is the begin. */
function describeTimes({ begin, eind }: TimeSpan, zone: Zone): string {
  const formatTime = (moment: Instant): string => zone.toText(moment).slice(0, 16).replace('T', ' ');
  if (begin === eind) return `for ${formatTime(begin)}`;
  const isOneDay = zone.toLocalDate(begin) === zone.toLocalDate(eind);
  const until = isOneDay ? formatTime(eind).slice('2026-03-28 '.length) : formatTime(eind);
  return `from ${formatTime(begin)} to ${until}`;
}

/** Returns the place of an object among others: by kind, then by id. */
function placeOf({ soort, id }: ConflictObject): string {
  return `${soort} ${String(id).padStart(10, '0')}`;
}
