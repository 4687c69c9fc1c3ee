// Calculates where a line is dropped: the moment from the distance, and the location from the row below it.
import type { MomentSpan } from './days.ts';

const STEP_MS = 5 * 60_000;

/** Returns the begin of a line after a drag of `dragged` pixels along its track, in steps of five minutes. */
export function droppedAt(from: number, dragged: number, width: number, shownSpan: MomentSpan): number {
  return from + Math.round(((dragged / width) * (shownSpan.to - shownSpan.from)) / STEP_MS) * STEP_MS;
}

/** Returns the location of a row by its key; null for the row without a location, undefined for other kinds of rows. */
export function placeOf(key: string): number | null | undefined {
  if (key === 'location-none') return null;
  return key.startsWith('location-') ? Number(key.slice('location-'.length)) : undefined;
}
