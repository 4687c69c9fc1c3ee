// Collects checks: all of them for an explanation, or only those that fail for a verdict.
import { instantAt } from '../values/calendar.ts';
import type { Check } from './period.ts';

/** A check before it is written down: moments in milliseconds since 1970. */
export interface Found extends Omit<Check, 'begin' | 'eind' | 'past'> {
  readonly begin: number;
  readonly eind: number;
}

/** What was looked at so far. */
export class Notes {
  readonly checks: Check[] = [];
  readonly #all: boolean;

  constructor(all: boolean) {
    this.#all = all;
  }

  /** Whether a limit has to be looked at: null never fails. */
  concern(limit: number | null): boolean {
    return this.#all || limit !== null;
  }

  /** Answers whether it fits. `found` is only asked where the check is kept, since most are not. */
  add(past: boolean, found: () => Found): boolean {
    if (this.#all || !past) {
      const { begin, eind, ...rest } = found();
      this.checks.push({ ...rest, begin: instantAt(begin), eind: instantAt(eind), past });
    }
    return past;
  }
}
