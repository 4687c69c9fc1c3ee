// What is in use over time: the lines of a period in order, and the moments at which something begins or ends.
import type { LineInUse } from './period.ts';

/** A line, with numbers that count lines (`index`) and bookings from 0. */
export interface CountedLine {
  readonly line: LineInUse;
  readonly index: number;
  readonly booking: number;
}

/** Lines in the order in which they begin, and in the order in which they end. */
export interface Ordered {
  readonly begins: readonly CountedLine[];
  readonly ends: readonly CountedLine[];
  /** How many lines and bookings the whole period has. */
  readonly lines: number;
  readonly bookings: number;
}

/** Puts the lines of a period in order. */
export function ordered(lines: readonly LineInUse[]): Ordered {
  const bookings = new Map<number, number>();
  const counted = lines.map((line, index) => {
    const booking = bookings.get(line.boeking_id) ?? bookings.size;
    bookings.set(line.boeking_id, booking);
    return { line, index, booking };
  });
  return {
    begins: counted.toSorted((one, other) => one.line.begin - other.line.begin),
    ends: counted.toSorted((one, other) => one.line.eind - other.line.eind),
    lines: lines.length,
    bookings: bookings.size,
  };
}

/** The chosen lines, in the same orders. */
export function chosen(all: Ordered, choose: (line: CountedLine) => boolean): Ordered {
  const kept = new Uint8Array(all.lines);
  for (const line of all.begins) if (choose(line)) kept[line.index] = 1;
  if (!kept.includes(0)) return all;
  const isKept = ({ index }: CountedLine) => kept[index] === 1;
  return { ...all, begins: all.begins.filter(isKept), ends: all.ends.filter(isKept) };
}

/**
 * Walks through time. `step` hears of each line that begins (1) or ends (-1), those that end first; `changed` then hears
 * of the moment, once. A line of no length uses nothing: it is left out.
 */
export function walk(
  { begins, ends }: Pick<Ordered, 'begins' | 'ends'>,
  step: (line: CountedLine, sign: 1 | -1) => void,
  changed: (at: number) => void,
): void {
  let [begun, ended] = [0, 0];
  while (ended < ends.length) {
    const at = Math.min(begins[begun]?.line.begin ?? Infinity, ends[ended]?.line.eind ?? Infinity);
    for (let each = ends[ended]; each?.line.eind === at; each = ends[(ended += 1)])
      if (each.line.begin < at) step(each, -1);
    for (let each = begins[begun]; each?.line.begin === at; each = begins[(begun += 1)])
      if (each.line.eind > at) step(each, 1);
    changed(at);
  }
}

/** How many lines of each booking are there at the moment. */
export class Presence {
  readonly #lines: Int32Array;

  constructor(bookings: number) {
    this.#lines = new Int32Array(bookings);
  }

  /** 1 where the booking comes with its first line, -1 where it goes with its last one, else 0. */
  step(booking: number, sign: 1 | -1): number {
    const before = this.#lines[booking] ?? 0;
    this.#lines[booking] = before + sign;
    return before === 0 ? 1 : before + sign === 0 ? -1 : 0;
  }
}

/** Stretches of time in order: [times[i], times[i + 1]), the first from minus infinity and the last one for ever. */
export class Stretches {
  readonly #times: readonly number[];

  /** `times` ascend from minus infinity. */
  constructor(times: readonly number[]) {
    this.#times = times;
  }

  /** The indices [from, to) of the stretches that [begin, eind) touches. */
  within(begin: number, eind: number): [from: number, to: number] {
    const last = lastUpTo(this.#times, eind);
    return [lastUpTo(this.#times, begin), this.#times[last] === eind ? last : last + 1];
  }

  /** Stretch `index` as far as [begin, eind) reaches. */
  cut(
    { begin, eind }: { readonly begin: number; readonly eind: number },
    index: number,
  ): { begin: number; eind: number } {
    const [from = begin, to = eind] = this.#times.slice(index, index + 2);
    return { begin: Math.max(begin, from), eind: Math.min(eind, to) };
  }
}

/** The index of the last of ascending numbers that is not above a bound; -1 where all are. */
export function lastUpTo(numbers: readonly number[], bound: number): number {
  let [low, high] = [-1, numbers.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) <= bound) low = middle;
    else high = middle;
  }
  return low;
}
