// The use and the capacity of a material over time, in segments without a change.
import { millisecondsOf } from '../values/calendar.ts';
import type { MaterialCapacity, MaterialLimits } from './period.ts';
import { BookingPresence, walk, type OrderedLines } from './use.ts';

/** A segment [at, the next one's at) without a change, in milliseconds since 1970. */
export interface MaterialSegment {
  readonly at: number;
  /** The units that can be used at once; null for unlimited. */
  readonly capaciteit: number | null;
  /** The parts of units in use. */
  readonly parts: number;
  /** The parts among them that online bookings use. */
  readonly online: number;
  /** The bookings that are present. */
  readonly groups: number;
}

type SegmentUse = Omit<MaterialSegment, 'capaciteit'>;
type SegmentSupply = Pick<MaterialSegment, 'at' | 'capaciteit'>;

/**
 * Returns the segments in order, the first one from minus infinity. `needs` has the parts that each line needs, by its
 * index.
 */
export function buildMaterialSegments(
  limits: MaterialLimits,
  lines: OrderedLines,
  needs: Float64Array,
): MaterialSegment[] {
  const uses = usesOf(lines, needs);
  const supplies = suppliesOf(limits);
  let last: MaterialSegment = { at: -Infinity, capaciteit: limits.aantal, parts: 0, online: 0, groups: 0 };
  const segments = [last];
  let useIndex = 0;
  let supplyIndex = 0;

  while (useIndex < uses.length || supplyIndex < supplies.length) {
    const useAt = uses[useIndex]?.at ?? Infinity;
    const supplyAt = supplies[supplyIndex]?.at ?? Infinity;
    const at = Math.min(useAt, supplyAt);

    const { parts, online, groups } = (useAt === at ? uses[useIndex] : undefined) ?? last;
    const { capaciteit } = (supplyAt === at ? supplies[supplyIndex] : undefined) ?? last;
    last = { at, capaciteit, parts, online, groups };
    segments.push(last);

    if (useAt === at) useIndex += 1;
    if (supplyAt === at) supplyIndex += 1;
  }

  return segments;
}

function usesOf(orderedLines: OrderedLines, needs: Float64Array): SegmentUse[] {
  const { booking, bookings } = orderedLines;
  const presence = new BookingPresence(bookings);
  const uses: SegmentUse[] = [];
  let parts = 0;
  let online = 0;
  let groups = 0;

  const step = (index: number, sign: 1 | -1) => {
    const change = sign * (needs[index] ?? 0);
    parts += change;
    if (orderedLines.lines.online[index] === 1) online += change;
    groups += presence.step(booking[index] ?? 0, sign);
  };

  walk(orderedLines, step, (at) => uses.push({ at, parts, online, groups }));
  return uses;
}

/** Returns the capacity from each moment on: an entry's amount, and the material's own between entries. Entries never overlap. */
function suppliesOf({ aantal, capacity }: MaterialLimits): SegmentSupply[] {
  const sorted = capacity.toSorted(byBegin);
  return sorted.flatMap(({ begin, end, amount }, index) => {
    const first = { at: millisecondsOf(begin), capaciteit: amount };
    return sorted[index + 1]?.begin === end ? [first] : [first, { at: millisecondsOf(end), capaciteit: aantal }];
  });
}

function byBegin(one: MaterialCapacity, other: MaterialCapacity): number {
  return one.begin < other.begin ? -1 : 1;
}
