// Locations and materials whose use exceeds their capacity.
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import type { TimeSpan } from '../values/period.ts';
import { PeriodAvailability } from './availability.ts';
import type { ConflictFinding } from './finding.ts';
import type { LinesInUse } from './lines-in-use.ts';
import type { PeriodFacts } from './period.ts';

/** The names of locations and materials, by id. */
export interface PlanningNames {
  readonly locations: ReadonlyMap<number, string>;
  readonly materials: ReadonlyMap<number, string>;
}

/** A part of the period in milliseconds, half-open. */
interface PeriodSegment {
  readonly begin: number;
  readonly eind: number;
}

/**
 * Returns every part of the period in which the use of a location or material exceeds its capacity, with the bookings
 * that use it.
 */
export function findOverloads(inUse: PeriodFacts, names: PlanningNames, span: TimeSpan): ConflictFinding[] {
  const availability = new PeriodAvailability(inUse);
  const period = { begin: millisecondsOf(span.begin), eind: millisecondsOf(span.eind) };
  return [
    ...findLocationOverloads(inUse, names, availability, period),
    ...findMaterialOverloads(inUse, names, availability, period),
  ];
}

function findLocationOverloads(
  inUse: PeriodFacts,
  names: PlanningNames,
  availability: PeriodAvailability,
  period: PeriodSegment,
): ConflictFinding[] {
  const limited = inUse.locations.filter((each) => each.capaciteit !== null || each.aantal_groepen !== null);

  return limited.flatMap(({ id, capaciteit, aantal_groepen }) => {
    const isOver = ({ people, groups }: { people: number; groups: number }): boolean =>
      people > (capaciteit ?? Infinity) || groups > (aantal_groepen ?? Infinity);
    const isThere = (index: number) => availability.isWithin(inUse.lines.locatie_id[index] || null, id);
    const says = `${names.locations.get(id) ?? 'A location'} has more people or bookings than it takes`;
    return findOverSegments(availability.readLocationUse(id).segments, isOver, period).map(
      (segment): ConflictFinding => {
        const objects = [['locatie', id] as const, ...bookingsOf(inUse.lines, segment, isThere)];
        return { code: 'LOCATION_OVER_CAPACITY', ...asSpan(segment), objects, says };
      },
    );
  });
}

function findMaterialOverloads(
  inUse: PeriodFacts,
  names: PlanningNames,
  availability: PeriodAvailability,
  period: PeriodSegment,
): ConflictFinding[] {
  return inUse.materials.flatMap(({ id, aantal_groepen }) => {
    const { segments, needs } = availability.readMaterialUse(id);
    const isOver = (each: { parts: number; capaciteit: number | null; groups: number }): boolean =>
      each.parts > (each.capaciteit ?? Infinity) * needs.unit || each.groups > (aantal_groepen ?? Infinity);
    const { product_id, aantal } = inUse.lines;
    const isUsing = (index: number) => needs.calculateParts(product_id[index] ?? 0, aantal[index] ?? 0) > 0;
    const says = `${names.materials.get(id) ?? 'A material'} is needed more, or by more bookings, than there is`;
    return findOverSegments(segments, isOver, period).map((segment): ConflictFinding => {
      const objects = [['materiaal', id] as const, ...bookingsOf(inUse.lines, segment, isUsing)];
      return { code: 'MATERIAL_OVER_CAPACITY', ...asSpan(segment), objects, says };
    });
  });
}

/** The parts of the period with an excess; adjacent ones are merged. */
function findOverSegments<UseSegment extends { readonly at: number }>(
  useSegments: readonly UseSegment[],
  isOver: (use: UseSegment) => boolean,
  period: PeriodSegment,
): PeriodSegment[] {
  const overSegments: PeriodSegment[] = [];
  useSegments.forEach((use, index) => {
    const begin = Math.max(use.at, period.begin);
    const eind = Math.min(useSegments[index + 1]?.at ?? Infinity, period.eind);
    if (begin >= eind || !isOver(use)) return;

    const last = overSegments.at(-1);
    if (last?.eind === begin) overSegments[overSegments.length - 1] = { begin: last.begin, eind };
    else overSegments.push({ begin, eind });
  });
  return overSegments;
}

/** The bookings of the chosen lines within a part of the period, in the order of the lines; lines without length use nothing. */
function bookingsOf(
  lines: LinesInUse,
  { begin, eind }: PeriodSegment,
  choose: (index: number) => boolean,
): (readonly ['boeking', number])[] {
  const isThere = (index: number) => {
    const from = lines.begin[index] ?? 0;
    const until = lines.eind[index] ?? 0;
    return from < until && from < eind && until > begin;
  };
  const there = lines.boeking_id.filter((_id, index) => isThere(index) && choose(index));
  return [...new Set(there)].map((id) => ['boeking', id] as const);
}

function asSpan({ begin, eind }: PeriodSegment): TimeSpan {
  return { begin: instantAt(begin), eind: instantAt(eind) };
}
