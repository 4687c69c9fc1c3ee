// The clock changes of a zone: read once per year through luxon, then from memory.
import { IANAZone } from 'luxon';
import { DAY } from './time-units.ts';

/** From this moment (milliseconds since 1970) the zone is this many minutes east of Greenwich. */
export interface ClockChange {
  readonly from: number;
  readonly offset: number;
}

/** The offsets of one IANA zone. */
export class ClockChanges {
  readonly #zone: IANAZone;
  readonly #years = new Map<number, ClockChange[]>();

  /** Throws a RangeError for a name that is no IANA zone. */
  constructor(name: string) {
    if (!IANAZone.isValidZone(name)) throw new RangeError(`Unknown time zone: ${name}`);
    this.#zone = IANAZone.create(name);
  }

  /** All changes of the year of a moment and of the year two days later. */
  listChangesAround(time: number): readonly ClockChange[] {
    const changes = this.#changes(time);
    const later = this.#changes(time + 2 * DAY);
    return later === changes ? changes : [...changes, ...later];
  }

  /** Minutes east of Greenwich at a moment. */
  offsetAt(time: number): number {
    const changes = this.#changes(time);
    let offset = 0;
    for (const change of changes) {
      if (change.from > time) break;
      offset = change.offset;
    }
    return offset;
  }

  /** The changes of the UTC year of a moment, in order; the first is the offset at the beginning of the year. */
  #changes(time: number): ClockChange[] {
    const year = new Date(time).getUTCFullYear();
    const cachedChanges = this.#years.get(year);
    if (cachedChanges !== undefined) return cachedChanges;
    const yearChanges = this.#changesOf(year);
    this.#years.set(year, yearChanges);
    return yearChanges;
  }

  #changesOf(year: number): ClockChange[] {
    const begin = Date.UTC(year, 0, 1);
    const end = Date.UTC(year + 1, 0, 1);
    let before = this.#ask(begin);
    const changes: ClockChange[] = [{ from: begin, offset: before }];
    for (let time = begin; time < end; time += DAY) {
      const after = this.#ask(time + DAY);
      if (before !== after) changes.push({ from: this.#changeBetween(time, before), offset: after });
      before = after;
    }
    return changes;
  }

  #changeBetween(begin: number, offset: number): number {
    let low = begin;
    let high = begin + DAY;
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000;
      if (this.#ask(middle) === offset) low = middle;
      else high = middle;
    }
    return high;
  }

  #ask(time: number): number {
    return Math.round(this.#zone.offset(time));
  }
}
