// Rules of locations: no location inside itself, and how a day's bookings fill one.
import type { Instant } from '../../generated/types.ts';
import { problem } from '../values/problem.ts';

/** Throws ERR_CYCLE when the location would lie below itself; `above` is the new parent and everything it is part of. */
export function assertOutside(id: number, above: ReadonlySet<number>): void {
  if (!above.has(id)) return;
  throw problem('ERR_CYCLE', 'A location cannot be part of itself: choose a parent outside it.', {
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
  const moves = movesOf(stays, day);
  // How many lines of each booking are there: its people come with the first and go with the last.
  const present = new Map<number, number>();
  const segments: Segment[] = [];
  let personen = 0;
  moves.forEach(({ at, stay, step }, index) => {
    const lines = (present.get(stay.boeking_id) ?? 0) + step;
    if (lines === 0) present.delete(stay.boeking_id);
    else present.set(stay.boeking_id, lines);
    if (lines === 0 || (lines === 1 && step === 1)) personen += step * stay.personen;
    const eind = moves[index + 1]?.at;
    if (eind !== undefined && eind > at && present.size > 0) {
      append(segments, { begin: at, eind, personen, groepen: present.size });
    }
  });
  return segments;
}

interface Move {
  readonly at: Instant;
  readonly stay: Stay;
  readonly step: 1 | -1;
}

/** Who comes and goes over the day, in order; what reaches over its ends is cut off. */
function movesOf(stays: readonly Stay[], day: { readonly begin: Instant; readonly eind: Instant }): Move[] {
  const moves = stays.flatMap((stay): Move[] => {
    const begin = stay.begin < day.begin ? day.begin : stay.begin;
    const eind = stay.eind > day.eind ? day.eind : stay.eind;
    return begin < eind
      ? [
          { at: begin, stay, step: 1 },
          { at: eind, stay, step: -1 },
        ]
      : [];
  });
  return moves.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Adds a segment, or lengthens the last one where nothing changes between them. */
function append(segments: Segment[], next: Segment): void {
  const last = segments.at(-1);
  const goesOn = last?.eind === next.begin && last.personen === next.personen && last.groepen === next.groepen;
  if (last && goesOn) segments[segments.length - 1] = { ...last, eind: next.eind };
  else segments.push(next);
}
