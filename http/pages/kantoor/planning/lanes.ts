// Puts overlapping items into lanes below each other, and finds the item to which an arrow key moves.
import type { MomentSpan } from './days.ts';

/** Returns the topmost free lane for each item, and the number of lanes. Items must be sorted by their begin. */
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

/** Returns the position of a period within the shown one, in percent; null for one outside. */
export function placeIn(
  shownSpan: MomentSpan,
  { from, to }: MomentSpan,
): { readonly left: number; readonly width: number } | null {
  const begin = Math.max(from, shownSpan.from);
  const end = Math.min(to, shownSpan.to);
  if (begin >= end) return null;
  const percent = 100 / (shownSpan.to - shownSpan.from);
  return { left: (begin - shownSpan.from) * percent, width: (end - begin) * percent };
}

/** The place of an item on the board: the number of its row, and its begin. */
export interface BoardPlace {
  readonly row: number;
  readonly at: number;
}

/**
 * Returns the index of the item to which a key moves; null for none. Right and left follow the row. Up and down find the
 * item with the nearest begin in the next row that has items. Home and End find the ends of the row. `positions` are in
 * the order of reading.
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
