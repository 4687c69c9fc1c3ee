// Whether more of a material fits next to what is in use.
import { buildMaterialSegments, type MaterialSegment } from './material-segments.ts';
import { MaterialNeeds } from './needs.ts';
import type { CheckCollector } from './check-collector.ts';
import { Peaks } from './peaks.ts';
import type { CapacityLimit, MaterialLimits, NeedyProduct } from './period.ts';
import { selectLines, lastUpTo, TimeSegments, type OrderedLines } from './use.ts';

/** One part of a booking's use of the material, in parts of a unit; half-open, milliseconds since 1970. */
export interface UsePart {
  readonly begin: number;
  readonly eind: number;
  readonly parts: number;
  /** The online share in percent that limits it; null for a booking that is not made online. */
  readonly share: number | null;
}

/** One material in a period. */
export class MaterialUse {
  readonly limits: MaterialLimits;
  readonly needs: MaterialNeeds;
  /** Use and capacity over all time. */
  readonly segments: readonly MaterialSegment[];
  readonly #parts: Float64Array;
  readonly #lines: OrderedLines;
  readonly #moments: Float64Array;
  readonly #time: TimeSegments;
  readonly #peaks = new Map<string, Peaks>();

  constructor(limits: MaterialLimits, products: readonly NeedyProduct[], lines: OrderedLines) {
    this.limits = limits;
    this.needs = new MaterialNeeds(limits.id, products);
    const { product_id, aantal, begin } = lines.lines;
    this.#parts = new Float64Array(begin.length);
    for (const index of lines.begins)
      this.#parts[index] = this.needs.calculateParts(product_id[index] ?? 0, aantal[index] ?? 0);
    this.#lines = selectLines(lines, (index) => (this.#parts[index] ?? 0) > 0);
    this.segments = buildMaterialSegments(limits, this.#lines, this.#parts);
    this.#time = new TimeSegments(this.segments.map(({ at }) => at));
    this.#moments = new Float64Array(this.#lines.begins.length);
    for (const [position, index] of this.#lines.begins.entries()) this.#moments[position] = begin[index] ?? 0;
  }

  /** Whether the use by a booking fits next to what is in use. */
  check(useParts: readonly UsePart[], notes: CheckCollector): boolean {
    const { aantal_groepen, aantal_tegelijk_starten, aantal_groepen_tegelijk_starten } = this.limits;
    let fits = true;
    for (const usePart of combineDemand(useParts)) {
      const within = this.#time.findRange(usePart.begin, usePart.eind);
      fits = this.#checkQuantity(usePart, within, notes) && fits;
      if (usePart.share !== null) fits = this.#checkShare(usePart, within, usePart.share, notes) && fits;
      if (notes.needsCheck(aantal_groepen)) fits = this.#checkGroups(usePart, within, notes) && fits;
    }
    if (!notes.needsCheck(aantal_tegelijk_starten) && !notes.needsCheck(aantal_groepen_tegelijk_starten)) return fits;
    for (const at of new Set(useParts.map(({ begin }) => begin))) fits = this.#checkStart(at, useParts, notes) && fits;
    return fits;
  }

  /**
   * Returns how many parts one more booking can use from one moment to another, by all limits together. Infinite
   * without a limit, 0 where it cannot use any. `online` is the online share of the booking.
   */
  calculateLeft({ begin, eind }: Pick<UsePart, 'begin' | 'eind'>, online: number | null): number {
    const { aantal_groepen, aantal_tegelijk_starten, aantal_groepen_tegelijk_starten } = this.limits;
    const others = this.#startingAt(begin);
    if (aantal_groepen_tegelijk_starten !== null && others.bookings >= aantal_groepen_tegelijk_starten) return 0;
    const starting = -this.#excess(others.parts, aantal_tegelijk_starten);
    if (begin >= eind) return Math.max(0, starting);
    const within = this.#time.findRange(begin, eind);
    const { groups } = this.#at(this.#peakOfGroups(within));
    if (aantal_groepen !== null && groups >= aantal_groepen) return 0;
    const { parts, capaciteit } = this.#at(this.#peakOfParts(within));
    const share = online === null ? Infinity : this.#shareLeft(within, online);
    return Math.max(0, Math.min(starting, share, -this.#excess(parts, capaciteit)));
  }

  #shareLeft(within: [number, number], percentage: number): number {
    const { online, capaciteit } = this.#at(this.#peakOfShare(within, percentage));
    return -this.#excess(online, shareOf(capaciteit, percentage));
  }

  #checkQuantity(usePart: UsePart, within: [number, number], notes: CheckCollector): boolean {
    const index = this.#peakOfParts(within);
    const { capaciteit, parts } = this.#at(index);
    return this.#note('aantal', capaciteit, parts, usePart, index, notes);
  }

  #checkShare(usePart: UsePart, within: [number, number], percentage: number, notes: CheckCollector): boolean {
    const index = this.#peakOfShare(within, percentage);
    const { capaciteit, online } = this.#at(index);
    return this.#note('percentage_online_te_boeken', shareOf(capaciteit, percentage), online, usePart, index, notes);
  }

  #note(
    limit: CapacityLimit,
    capaciteit: number | null,
    parts: number,
    usePart: UsePart,
    index: number,
    notes: CheckCollector,
  ): boolean {
    return notes.add(this.#excess(parts + usePart.parts, capaciteit) <= 0, () => ({
      soort: 'materiaal',
      id: this.limits.id,
      regel: null,
      beperking: limit,
      capaciteit,
      gebruikt: this.needs.convertToUnits(parts),
      nodig: this.needs.convertToUnits(usePart.parts),
      ...this.#time.cut(usePart, index),
    }));
  }

  #checkGroups(usePart: UsePart, within: [number, number], notes: CheckCollector): boolean {
    const index = this.#peakOfGroups(within);
    const { aantal_groepen: capaciteit, id } = this.limits;
    const { groups: gebruikt } = this.#at(index);

    return notes.add(capaciteit === null || gebruikt + 1 <= capaciteit, () => ({
      soort: 'materiaal',
      id,
      regel: null,
      beperking: 'aantal_groepen',
      capaciteit,
      gebruikt,
      nodig: 1,
      ...this.#time.cut(usePart, index),
    }));
  }

  /** Counts every line that starts at the moment, of any booking. */
  #checkStart(at: number, useParts: readonly UsePart[], notes: CheckCollector): boolean {
    const others = this.#startingAt(at);
    const ownParts = useParts.reduce((sum, { begin, parts }) => (begin === at ? sum + parts : sum), 0);
    const { aantal_tegelijk_starten: most, aantal_groepen_tegelijk_starten: groups, id } = this.limits;
    const commonFields = { soort: 'materiaal', id, regel: null, begin: at, eind: at } as const;
    const fits = notes.add(this.#excess(others.parts + ownParts, most) <= 0, () => ({
      ...commonFields,
      beperking: 'aantal_tegelijk_starten',
      capaciteit: most,
      gebruikt: this.needs.convertToUnits(others.parts),
      nodig: this.needs.convertToUnits(ownParts),
    }));
    const past = groups === null || others.bookings + 1 <= groups;
    const groupLimit = { beperking: 'aantal_groepen_tegelijk_starten', capaciteit: groups, nodig: 1 } as const;

    return notes.add(past, () => ({ ...commonFields, ...groupLimit, gebruikt: others.bookings })) && fits;
  }

  #startingAt(at: number): { parts: number; bookings: number } {
    const bookings = new Set<number>();
    let parts = 0;
    for (let last = lastUpTo(this.#moments, at); this.#moments[last] === at; last -= 1) {
      const index = this.#lines.begins[last] ?? 0;
      parts += this.#parts[index] ?? 0;
      bookings.add(this.#lines.booking[index] ?? 0);
    }
    return { parts, bookings: bookings.size };
  }

  #peakOfParts(within: [number, number]): number {
    return this.#peak('parts', ({ parts, capaciteit }) => this.#excess(parts, capaciteit), within);
  }

  #peakOfShare(within: [number, number], percentage: number): number {
    const calculateExcess = ({ online, capaciteit }: MaterialSegment) =>
      this.#excess(online, shareOf(capaciteit, percentage));
    return this.#peak(`online ${String(percentage)}`, calculateExcess, within);
  }

  #peakOfGroups(within: [number, number]): number {
    return this.#peak('groups', ({ groups }) => groups, within);
  }

  /** The segment with the first largest measure; each measure is calculated once. */
  #peak(name: string, measure: (segment: MaterialSegment) => number, within: [number, number]): number {
    let peaks = this.#peaks.get(name);
    if (peaks === undefined) {
      peaks = new Peaks(Float64Array.from(this.segments, measure));
      this.#peaks.set(name, peaks);
    }
    return peaks.findPeak(...within);
  }

  #at(index: number): MaterialSegment {
    const segment = this.segments[index];
    if (segment === undefined) throw new RangeError(`There is no segment ${String(index)}.`);
    return segment;
  }

  /** The use above a capacity, in parts. */
  #excess(parts: number, capaciteit: number | null): number {
    return capaciteit === null ? -Infinity : parts - capaciteit * this.needs.unit;
  }
}

/** The share of online bookings. 0 % of an unlimited quantity is 0; any other share of it is unlimited. */
function shareOf(capaciteit: number | null, percentage: number): number | null {
  if (percentage === 0) return 0;
  return capaciteit === null ? null : Math.floor((capaciteit * percentage) / 100);
}

/**
 * The use by one booking over time. Overlapping pieces add up, limited by the smallest of their shares; between them
 * the use is 0.
 */
function combineDemand(useParts: readonly UsePart[]): readonly UsePart[] {
  const isFollowing = (usePart: UsePart, index: number) => (useParts[index - 1]?.eind ?? -Infinity) <= usePart.begin;
  if (useParts.every(isFollowing)) return useParts.filter(({ begin, eind }) => begin < eind);
  const moments = [...new Set(useParts.flatMap(({ begin, eind }) => [begin, eind]))].sort((one, other) => one - other);
  return moments.flatMap((begin, index) => {
    const eind = moments[index + 1] ?? begin;
    const there = useParts.filter((each) => each.begin <= begin && eind <= each.eind);
    const parts = there.reduce((sum, each) => sum + each.parts, 0);
    const shares = there.flatMap(({ share }) => share ?? []);
    const share = shares.length === 0 ? null : Math.min(...shares);
    return parts > 0 && begin < eind ? [{ begin, eind, parts, share }] : [];
  });
}
