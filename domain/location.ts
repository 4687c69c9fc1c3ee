// Rules of locations: no location inside itself, and how a day's bookings fill one.
import type { Instant } from '../generated/types.ts';
import { problem } from './problem.ts';

/** Throws ERR_CYCLE when the location would lie below itself; `above` is the new parent and everything it is part of. */
export function assertOutside(id: number, above: ReadonlySet<number>): void {
  if (!above.has(id)) return;
  throw problem('ERR_CYCLE', 'A location cannot be part of itself: choose a parent outside of it.', {
    field: 'parent_id',
  });
}

/** A booking's people at a place, half-open. */
export interface Stay {
  readonly boeking_id: number;
  readonly personen: number;
  readonly begin: Instant;
  readonly eind: Instant;
}

/** A stretch of time, half-open, in which the same number of people and bookings are at a place. */
export interface Segment {
  readonly begin: Instant;
  readonly eind: Instant;
  readonly personen: number;
  readonly groepen: number;
}

/**
 * How many people and bookings are there over a day: the segments between changes, in order, those without anybody left
 * out. The people of one booking count once, however many of its lines are there at the same time.
 */
export function usageOf(stays: readonly Stay[], day: { readonly begin: Instant; readonly eind: Instant }): Segment[] {
  const inside = stays
    .map((stay) => ({
      ...stay,
      begin: stay.begin < day.begin ? day.begin : stay.begin,
      eind: stay.eind > day.eind ? day.eind : stay.eind,
    }))
    .filter((stay) => stay.begin < stay.eind);
  const changes = [...new Set(inside.flatMap((stay) => [stay.begin, stay.eind]))].sort();
  const segments: Segment[] = [];
  changes.slice(0, -1).forEach((begin, at) => {
    const present = inside.filter((stay) => stay.begin <= begin && begin < stay.eind);
    const bookings = new Map(present.map((stay) => [stay.boeking_id, stay.personen]));
    const eind = changes[at + 1];
    if (bookings.size === 0 || eind === undefined) return;
    const personen = [...bookings.values()].reduce((sum, people) => sum + people, 0);
    append(segments, { begin, eind, personen, groepen: bookings.size });
  });
  return segments;
}

/** Adds a segment, or lengthens the last one where nothing changes between them. */
function append(segments: Segment[], next: Segment): void {
  const last = segments.at(-1);
  const goesOn = last?.eind === next.begin && last.personen === next.personen && last.groepen === next.groepen;
  if (last && goesOn) segments[segments.length - 1] = { ...last, eind: next.eind };
  else segments.push(next);
}
