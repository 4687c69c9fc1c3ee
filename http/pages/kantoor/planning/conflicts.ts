// Turns conflicts of the planning into sentences, with the keys of the items and rows that they concern.
import type { ConflictObject, Planning, PlanningConflict } from 'boekstaaf';
import type { Zone } from '../../../../domain/values/calendar.ts';
import { namesOf } from '../frame/conflict-names.ts';
import { spanOf, formatSpan } from './days.ts';
import { words } from './words.ts';

/** A sentence, and the keys of the items and rows that it concerns. */
export interface BoardConflict {
  readonly text: string;
  readonly keys: readonly string[];
}

// Other objects have no key: a conflict marks the shifts of a member of staff, and the lines of a product.
const KEY_KINDS: Readonly<Partial<Record<ConflictObject['soort'], string>>> = {
  boekingsregel: 'line',
  dienst: 'shift',
  locatie: 'location',
  materiaal: 'material',
};

/** Returns the service's conflicts as sentences in the current language, with their keys. */
export function conflictsOf(conflicts: readonly PlanningConflict[], planning: Planning, zone: Zone): BoardConflict[] {
  return conflicts.map((conflict) => ({ text: textOf(conflict, planning, zone), keys: keysOf(conflict, planning) }));
}

/** Returns a sentence such as `Two shifts at once: Tom, 14:00–16:00`. */
function textOf(conflict: PlanningConflict, planning: Planning, zone: Zone): string {
  return `${words.conflictCodes[conflict.code]}: ${[...namesOf(conflict, planning), formatSpan(spanOf(conflict), zone)].join(', ')}`;
}

/** Returns the sentences for each key. */
export function groupSentences(conflicts: readonly BoardConflict[]): ReadonlyMap<string, readonly string[]> {
  const sentencesByKey = new Map<string, string[]>();
  for (const { text, keys } of conflicts)
    for (const key of new Set(keys)) sentencesByKey.set(key, [...(sentencesByKey.get(key) ?? []), text]);
  return sentencesByKey;
}

function keysOf(conflict: PlanningConflict, planning: Planning): string[] {
  const objectKeys = conflict.objecten.flatMap(({ soort, id }) => {
    const kind = KEY_KINDS[soort];
    return kind === undefined ? [] : [`${kind}-${String(id)}`];
  });
  const crowd = conflict.code === 'LOCATION_OVER_CAPACITY' ? linesAt(conflict, planning) : [];
  return [...crowd, ...objectKeys];
}

/** Returns the keys of the lines in a full location, or in one below it, while it is full. */
function linesAt(conflict: PlanningConflict, { regels, locaties }: Planning): string[] {
  const collectIds = (kind: ConflictObject['soort']): Set<number> =>
    new Set(conflict.objecten.flatMap(({ soort, id }) => (soort === kind ? [id] : [])));
  const bookingIds = collectIds('boeking');
  const locationIds = collectIds('locatie');
  const parents = new Map(locaties.map(({ id, parent_id }) => [id, parent_id]));
  const isThere = (id: number | null | undefined): boolean =>
    id != null && (locationIds.has(id) || isThere(parents.get(id)));
  const { from, to } = spanOf(conflict);
  return regels
    .filter((line) => bookingIds.has(line.boeking_id) && isThere(line.locatie_id))
    .filter((line) => spanOf(line).from < to && spanOf(line).to > from)
    .map(({ id }) => `line-${String(id)}`);
}
