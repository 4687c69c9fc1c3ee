// Decides whether there is capacity, and if not, why not: the one verdict that online booking, staff and explanations share.
import type { Instant } from '../../generated/types.ts';
import { instantAt, millisecondsOf, type Zone } from '../values/calendar.ts';
import { LocationUse, type LocationVisit } from './location-use.ts';
import { MaterialUse, type UsePart } from './material-use.ts';
import { CheckCollector, type RawCheck } from './check-collector.ts';
import type {
  CapacityExplanation,
  LocationLimits,
  MaterialLimits,
  PeriodFacts,
  CapacityVerdict,
  WantedBooking,
  WantedLine,
} from './period.ts';
import { selectLines, orderLines, type OrderedLines } from './use.ts';

/** A line of a programme: its offset from the start on the wall clock and its elapsed length, in milliseconds. */
export interface WantedProgrammeLine extends Omit<WantedLine, 'begin' | 'eind' | 'percentages'> {
  readonly offset: number;
  readonly duration: number;
}

/** The needs of a booking, independent of its start. */
export interface WantedProgramme extends Omit<WantedBooking, 'lines'> {
  readonly lines: readonly WantedProgrammeLine[];
}

/** A start time, and its own online share in percent; null for that of each material. */
export interface StartCandidate {
  readonly moment: Instant;
  readonly percentage: number | null;
}

/** Returns the programme as a booking that starts at a candidate. Throws ERR_RANGE outside the calendar. */
export function startingAt(
  { lines, ...rest }: WantedProgramme,
  { moment, percentage }: StartCandidate,
  zone: Zone,
): WantedBooking {
  const percentages = [percentage];
  return {
    ...rest,
    lines: lines.map(({ offset, duration, ...line }) => {
      const begin = zone.addWallClock(moment, { milliseconds: offset });
      return { ...line, begin, eind: instantAt(millisecondsOf(begin) + duration), percentages };
    }),
  };
}

/** Half-open, in milliseconds since 1970. */
interface TimeRange {
  readonly begin: number;
  readonly eind: number;
}

const NEVER: TimeRange = { begin: 0, eind: 0 };

/**
 * Decides about any number of wanted bookings in one period. The period is sorted once, and a query takes about the
 * logarithm of its length. Segments are half-open, `null` is unlimited and 0 is none.
 * docs/decisions/194-availability-capacity-and-start-times.md.
 *
 * Example: of 10 tables, one booking uses 6 from 10:00 to 12:00, and another uses 3 from 11:00 to 13:00.
 * So 0 are used until 10:00, then 6, from 11:00 to 12:00 9, and then 3.
 * A wanted booking from 09:00 to 12:00 fits with 1 table. With 2 it fails the check of 11:00 - 12:00: 9 + 2 exceeds 10.
 */
export class PeriodAvailability {
  readonly #lines: OrderedLines;
  readonly #period: PeriodFacts;
  readonly #used = new Map<number, MaterialUse>();
  readonly #places: ReadonlyMap<number, LocationLimits>;
  readonly #visited = new Map<number, LocationUse>();

  constructor(period: PeriodFacts) {
    this.#period = period;
    this.#lines = orderLines(period.lines);
    this.#places = new Map(period.locations.map((each) => [each.id, each]));
  }

  /** Whether a booking fits next to those in use. */
  hasCapacity(booking: WantedBooking): boolean {
    return this.#judge(booking, new CheckCollector('none')).available;
  }

  /** Returns whether a booking fits, where its lines can be, and which limits it exceeds. */
  decide(booking: WantedBooking): CapacityVerdict {
    return this.#judge(booking, new CheckCollector('failed'));
  }

  /** Returns the verdict with all limits, exceeded or not. */
  explain(booking: WantedBooking): CapacityExplanation {
    const notes = new CheckCollector('all');
    return { ...this.#judge(booking, notes), checks: notes.checks };
  }

  /** The materials of the period. */
  get materials(): readonly number[] {
    return this.#period.materials.map(({ id }) => id);
  }

  /** The use of a material of the period, calculated at the first request. Throws a RangeError for another material. */
  readMaterialUse(id: number): MaterialUse {
    const cachedUse = this.#used.get(id);
    if (cachedUse !== undefined) return cachedUse;
    const limits = requirePresent(
      this.#period.materials.find((each) => each.id === id),
      'material',
      id,
    );
    const use = new MaterialUse(limits, this.#period.products, this.#lines);
    this.#used.set(id, use);
    return use;
  }

  /**
   * The people at a location of the period, calculated at the first request. Throws a RangeError for another location.
   */
  readLocationUse(id: number): LocationUse {
    const cachedUse = this.#visited.get(id);
    if (cachedUse !== undefined) return cachedUse;
    const limits = requirePresent(this.#places.get(id), 'location', id);
    const within = new Set([...this.#places.keys()].filter((each) => this.isWithin(each, id)));
    const { locatie_id } = this.#lines.lines;
    const use = new LocationUse(
      limits,
      selectLines(this.#lines, (index) => within.has(locatie_id[index] ?? 0)),
    );
    this.#visited.set(id, use);
    return use;
  }

  /** A location and all its parents. */
  listLocationsAbove(id: number): LocationUse[] {
    const use = this.readLocationUse(id);
    const { parent_id } = use.limits;
    return parent_id === null ? [use] : [use, ...this.listLocationsAbove(parent_id)];
  }

  /** Whether a location of the period is another one, or below it; null is within none. */
  isWithin(id: number | null, top: number): boolean {
    for (let at = id; at !== null; at = this.#places.get(at)?.parent_id ?? null) if (at === top) return true;
    return false;
  }

  #judge(booking: WantedBooking, notes: CheckCollector): CapacityVerdict {
    const times = booking.lines.map(({ begin, eind }) => ({
      begin: millisecondsOf(begin),
      eind: millisecondsOf(eind),
    }));
    let available = true;

    for (const id of this.materials)
      available = checkMaterial(this.readMaterialUse(id), booking, times, notes) && available;

    const reasons = notes.listFailedSince(0);
    const locations = booking.lines.map((line, regel) => {
      const before = notes.checks.length;
      const visit = { ...(times[regel] ?? NEVER), personen: booking.personen, regel };
      const locationId = this.#findLocation(line.locations, visit, notes);
      if (locationId === null && line.location_required) {
        if (line.locations.length === 0) notes.add(false, () => createLocationCheck(visit));
        reasons.push(...notes.listFailedSince(before));
        available = false;
      }
      return locationId;
    });

    return { available, locations, reasons };
  }

  /** The first listed location with capacity for the line at every moment, in itself and in all its parents. */
  #findLocation(ids: readonly number[], visit: LocationVisit, notes: CheckCollector): number | null {
    const fitById = new Map<number, boolean>();
    const hasCapacityHere = (use: LocationUse): boolean => {
      const fits = fitById.get(use.limits.id) ?? use.check(visit, notes);
      fitById.set(use.limits.id, fits);
      return fits;
    };
    const hasCapacityEverywhere = (id: number) =>
      this.listLocationsAbove(id).filter((use) => !hasCapacityHere(use)).length === 0;
    return ids.find(hasCapacityEverywhere) ?? null;
  }
}

function checkMaterial(
  material: MaterialUse,
  { lines, online }: WantedBooking,
  times: readonly TimeRange[],
  notes: CheckCollector,
): boolean {
  const { needs, limits } = material;
  const useParts: UsePart[] = [];
  lines.forEach(({ product_id, aantal, percentages }, regel) => {
    const parts = needs.calculateParts(product_id, aantal);
    const { begin, eind } = times[regel] ?? NEVER;
    const share = online ? calculateLargestShare(percentages, limits) : null;
    if (parts > 0) useParts.push({ begin, eind, parts, share });
  });
  return useParts.length === 0 || material.check(useParts, notes);
}

/** In percent. */
function calculateLargestShare(
  percentages: WantedLine['percentages'],
  { percentage_online_te_boeken }: MaterialLimits,
): number {
  const materialShare = percentage_online_te_boeken ?? 100;
  return percentages.length === 0 ? materialShare : Math.max(...percentages.map((each) => each ?? materialShare));
}

function createLocationCheck({ begin, eind, regel }: LocationVisit): RawCheck {
  const counts = { capaciteit: 0, gebruikt: 0, nodig: 1 };
  return { soort: 'locatie', id: null, beperking: 'locatie_verplicht', regel, begin, eind, ...counts };
}

function requirePresent<Member>(member: Member | undefined, label: string, id: number): Member {
  if (member === undefined) throw new RangeError(`The period lacks ${label} ${String(id)}.`);
  return member;
}
