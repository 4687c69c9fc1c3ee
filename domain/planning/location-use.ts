// The people at a location over time, and whether another booking fits.
import type { CheckCollector } from './check-collector.ts';
import { Peaks } from './peaks.ts';
import type { CapacityLimit, LocationLimits } from './period.ts';
import { BookingPresence, TimeSegments, walk, type OrderedLines } from './use.ts';

/** A booking's request for a location: half-open, milliseconds since 1970. */
export interface LocationVisit {
  readonly begin: number;
  readonly eind: number;
  readonly personen: number;
  /** The wanted line, counted from 0. */
  readonly regel: number;
}

/** A segment [at, the next one's at) with constant numbers of people and bookings. */
export interface LocationSegment {
  readonly at: number;
  readonly people: number;
  readonly groups: number;
}

/** One location in a period, with everything below it: the people of a booking count once. */
export class LocationUse {
  readonly limits: LocationLimits;
  /** The people there over all time. */
  readonly segments: readonly LocationSegment[];
  readonly #time: TimeSegments;
  readonly #people: Peaks;
  readonly #groups: Peaks;

  /** `lines`: those at the location and below it. */
  constructor(limits: LocationLimits, lines: OrderedLines) {
    this.limits = limits;
    this.segments = segmentsOf(lines);
    this.#time = new TimeSegments(this.segments.map(({ at }) => at));
    this.#people = new Peaks(Float64Array.from(this.segments, ({ people }) => people));
    this.#groups = new Peaks(Float64Array.from(this.segments, ({ groups }) => groups));
  }

  /** Whether one more booking fits. A visit without length always does. */
  check(visit: LocationVisit, notes: CheckCollector): boolean {
    if (visit.begin >= visit.eind) return true;
    const { capaciteit, aantal_groepen } = this.limits;
    const within = this.#time.findRange(visit.begin, visit.eind);
    const crowded = this.#people.findPeak(...within);
    const busy = this.#groups.findPeak(...within);
    const people = this.segments[crowded]?.people ?? 0;
    const groups = this.segments[busy]?.groups ?? 0;
    const fits = this.#note('capaciteit', capaciteit, people, visit.personen, visit, crowded, notes);
    return this.#note('aantal_groepen', aantal_groepen, groups, 1, visit, busy, notes) && fits;
  }

  /** Returns how many people one more booking can bring; infinite without a limit, negative where no booking fits. */
  calculateLeft({ begin, eind }: Pick<LocationVisit, 'begin' | 'eind'>): number {
    if (begin >= eind) return Infinity;
    const { capaciteit, aantal_groepen } = this.limits;
    const within = this.#time.findRange(begin, eind);
    const groups = this.segments[this.#groups.findPeak(...within)]?.groups ?? 0;
    if (aantal_groepen !== null && groups >= aantal_groepen) return -1;
    const people = this.segments[this.#people.findPeak(...within)]?.people ?? 0;
    return capaciteit === null ? Infinity : capaciteit - people;
  }

  #note(
    beperking: CapacityLimit,
    capaciteit: number | null,
    gebruikt: number,
    nodig: number,
    visit: LocationVisit,
    index: number,
    notes: CheckCollector,
  ): boolean {
    return notes.add(capaciteit === null || gebruikt + nodig <= capaciteit, () => ({
      soort: 'locatie',
      id: this.limits.id,
      regel: visit.regel,
      beperking,
      capaciteit,
      gebruikt,
      nodig,
      ...this.#time.cut(visit, index),
    }));
  }
}

function segmentsOf(orderedLines: OrderedLines): LocationSegment[] {
  const presence = new BookingPresence(orderedLines.bookings);
  const segments = [{ at: -Infinity, people: 0, groups: 0 }];
  let people = 0;
  let groups = 0;
  const step = (index: number, sign: 1 | -1) => {
    const more = presence.step(orderedLines.booking[index] ?? 0, sign);
    groups += more;
    people += more * (orderedLines.lines.personen[index] ?? 0);
  };
  walk(orderedLines, step, (at) => segments.push({ at, people, groups }));
  return segments;
}
