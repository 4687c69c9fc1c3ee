// Where a line is dropped: the moment by how far it was dragged, and the place by the row below it.
import type { MomentSpan } from './days.ts';

const STEP_MS = 5 * 60_000;

/** The moment of a line that was dragged so far along a track, in steps of five minutes. */
export function droppedAt(from: number, dragged: number, width: number, shownSpan: MomentSpan): number {
  return from + Math.round(((dragged / width) * (shownSpan.to - shownSpan.from)) / STEP_MS) * STEP_MS;
}

/** The location of a row by its key; undefined for a row that is no location. */
export function placeOf(key: string): number | null | undefined {
  if (key === 'location-none') return null;
  return key.startsWith('location-') ? Number(key.slice('location-'.length)) : undefined;
}
