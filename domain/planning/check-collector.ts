// Collects checks: all of them for an explanation, or only failed ones for a verdict.
import { instantAt } from '../values/calendar.ts';
import type { LimitCheck } from './period.ts';

/** A check before formatting: moments in milliseconds since 1970. */
export interface RawCheck extends Omit<LimitCheck, 'begin' | 'eind' | 'past'> {
  readonly begin: number;
  readonly eind: number;
}

/** The checks to collect. Most are not needed, and building one costs more than the comparison itself. */
export type CheckFilter = 'all' | 'failed' | 'none';

/** Collects the checks of one booking. */
export class CheckCollector {
  readonly checks: LimitCheck[] = [];
  readonly #filter: CheckFilter;

  constructor(filter: CheckFilter) {
    this.#filter = filter;
  }

  /** Whether a limit has to be checked: null never fails, but an explanation shows it. */
  needsCheck(limit: number | null): boolean {
    return this.#filter === 'all' || limit !== null;
  }

  /** Returns whether it fits. `check` is only called for a collected check. */
  add(past: boolean, check: () => RawCheck): boolean {
    if (this.#filter === 'all' || (this.#filter === 'failed' && !past)) {
      const { begin, eind, ...rest } = check();
      this.checks.push({ ...rest, begin: instantAt(begin), eind: instantAt(eind), past });
    }
    return past;
  }

  /** The failed checks from an index on. */
  listFailedSince(length: number): LimitCheck[] {
    return this.checks.slice(length).filter(({ past }) => !past);
  }
}
