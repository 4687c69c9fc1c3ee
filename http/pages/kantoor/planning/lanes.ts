// Puts what overlaps into lanes below each other, and finds the neighbour that an arrow key means.
import type { MomentSpan } from './days.ts';

/** The lane of each item, the topmost that is free, and the number of lanes. Items come sorted by their begin. */
export function lanesOf(items: readonly MomentSpan[]): { readonly lanes: readonly number[]; readonly count: number } {
  const ends: number[] = [];
  const lanes = items.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
  return { lanes, count: Math.max(1, ends.length) };
}

/** Where a stretch lies within what is shown, in percent; null when it lies outside. */
export function placeIn(
  shownSpan: MomentSpan,
  { from, to }: MomentSpan,
): { readonly left: number; readonly width: number } | null {
  const [begin, end] = [Math.max(from, shownSpan.from), Math.min(to, shownSpan.to)];
  if (begin >= end) return null;
  const percent = 100 / (shownSpan.to - shownSpan.from);
  return { left: (begin - shownSpan.from) * percent, width: (end - begin) * percent };
}

/** Where something stands on the board: the number of its row, and its begin. */
export interface BoardPlace {
  readonly row: number;
  readonly at: number;
}

/**
 * The number of the item that a key leads to, or null. Right and left follow the row. Up and down go to the item that
 * begins nearest, in the next row that has one. Home and End go to the ends of the row. Places come in the order of
 * reading.
 */
export function findNeighbour(positions: readonly BoardPlace[], current: number, key: string): number | null {
  const here = positions[current];
  if (here === undefined) return null;

  const listInRow = (row: number): number[] => positions.flatMap((position, at) => (position.row === row ? [at] : []));
  const row = listInRow(here.row);
  const neighbour = {
    ArrowRight: row[row.indexOf(current) + 1],
    ArrowLeft: row[row.indexOf(current) - 1],
    Home: row[0],
    End: row.at(-1),
    ArrowDown: findNearest(positions, listInRow(positions.find(({ row }) => row > here.row)?.row ?? -1), here.at),
    ArrowUp: findNearest(positions, listInRow(positions.findLast(({ row }) => row < here.row)?.row ?? -1), here.at),
  }[key];

  return neighbour ?? null;
}

function findNearest(positions: readonly BoardPlace[], among: readonly number[], at: number): number | undefined {
  const measureDistance = (index: number): number => Math.abs((positions[index]?.at ?? 0) - at);
  return among.toSorted((a, b) => measureDistance(a) - measureDistance(b))[0];
}
