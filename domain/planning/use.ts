// The use over time: the lines of a period in order, and the moments of their begins and ends.
import type { LinesInUse } from './lines-in-use.ts';

/** The indices of lines, once by begin and once by end. */
export interface OrderedLines {
  readonly lines: LinesInUse;
  /** The booking of each line, counted from 0, in the order of the columns. */
  readonly booking: Int32Array;
  /** The number of bookings in the whole period. */
  readonly bookings: number;
  readonly begins: Uint32Array;
  readonly ends: Uint32Array;
}

/** Sorts the lines of a period. */
export function orderLines(lines: LinesInUse): OrderedLines {
  const numbers = new Map<number, number>();
  const booking = lines.boeking_id.map((id) => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  });
  return { lines, booking, bookings: numbers.size, begins: sortIndexes(lines.begin), ends: sortIndexes(lines.eind) };
}

/** The indices of the values, the smallest value first. They are nearly sorted, so an array is sorted in one pass. */
function sortIndexes(values: Float64Array): Uint32Array {
  const order = new Array<number>(values.length);
  for (let index = 0; index < values.length; index += 1) order[index] = index;
  return new Uint32Array(order.sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0)));
}

/** The chosen lines, in both orders. */
export function selectLines(all: OrderedLines, choose: (index: number) => boolean): OrderedLines {
  const marks = new Uint8Array(all.booking.length);
  let count = 0;
  for (const index of all.begins)
    if (choose(index)) {
      marks[index] = 1;
      count += 1;
    }
  if (count === all.begins.length) return all;
  return { ...all, begins: selectMarked(all.begins, marks, count), ends: selectMarked(all.ends, marks, count) };
}

function selectMarked(order: Uint32Array, marks: Uint8Array, count: number): Uint32Array {
  const selectedIndexes = new Uint32Array(count);
  let at = 0;
  for (const index of order) if (marks[index] === 1) selectedIndexes[at++] = index;
  return selectedIndexes;
}

/**
 * Walks through time. Calls `step` with each line that begins (1) or ends (-1), ends first, and then `onMoment` once
 * with the moment. Lines without length are skipped.
 */
export function walk(
  { lines: { begin, eind }, begins, ends }: OrderedLines,
  step: (index: number, sign: 1 | -1) => void,
  onMoment: (at: number) => void,
): void {
  let beginIndex = 0;
  let endIndex = 0;

  while (endIndex < ends.length) {
    const at = Math.min(momentAt(begin, begins, beginIndex), momentAt(eind, ends, endIndex));
    for (; momentAt(eind, ends, endIndex) === at; endIndex += 1) {
      const index = ends[endIndex] ?? 0;
      if ((begin[index] ?? 0) < at) step(index, -1);
    }
    for (; momentAt(begin, begins, beginIndex) === at; beginIndex += 1) {
      const index = begins[beginIndex] ?? 0;
      if ((eind[index] ?? 0) > at) step(index, 1);
    }
    onMoment(at);
  }
}

/** The begin or end of a line of an order; infinite after the last one. */
function momentAt(moments: Float64Array, order: Uint32Array, position: number): number {
  return position < order.length ? (moments[order[position] ?? 0] ?? Infinity) : Infinity;
}

/** The number of present lines of each booking. */
export class BookingPresence {
  readonly #lines: Int32Array;

  constructor(bookings: number) {
    this.#lines = new Int32Array(bookings);
  }

  /** 1 where the booking arrives with its first line, -1 where it leaves with its last one, else 0. */
  step(booking: number, sign: 1 | -1): number {
    const before = this.#lines[booking] ?? 0;
    this.#lines[booking] = before + sign;
    return before === 0 ? 1 : before + sign === 0 ? -1 : 0;
  }
}

/** Segments of time in order: [times[i], times[i + 1]), the first from minus infinity and the last one for ever. */
export class TimeSegments {
  readonly #times: readonly number[];

  /** `times` ascend from minus infinity. */
  constructor(times: readonly number[]) {
    this.#times = times;
  }

  /** The indices [from, to) of the segments that [begin, eind) touches. */
  findRange(begin: number, eind: number): [from: number, to: number] {
    const last = lastUpTo(this.#times, eind);
    return [lastUpTo(this.#times, begin), this.#times[last] === eind ? last : last + 1];
  }

  /** Segment `index`, cut to [begin, eind). */
  cut(
    { begin, eind }: { readonly begin: number; readonly eind: number },
    index: number,
  ): { begin: number; eind: number } {
    const [from = begin, to = eind] = this.#times.slice(index, index + 2);
    return { begin: Math.max(begin, from), eind: Math.min(eind, to) };
  }
}

/** The index of the last of ascending numbers that is not above a bound; -1 for none. */
export function lastUpTo(numbers: ArrayLike<number>, bound: number): number {
  let low = -1;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) <= bound) low = middle;
    else high = middle;
  }
  return low;
}
