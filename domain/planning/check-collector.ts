// Collects checks: all of them for an explanation, or only those that fail for a verdict.
import { instantAt } from '../values/calendar.ts';
import type { LimitCheck } from './period.ts';

/** A check before it is written down: moments in milliseconds since 1970. */
export interface RawCheck extends Omit<LimitCheck, 'begin' | 'eind' | 'past'> {
  readonly begin: number;
  readonly eind: number;
}

/** The checks that are worth writing down: most are not, and writing costs more than looking. */
export type CheckFilter = 'all' | 'failed' | 'none';

/** The checks so far. */
export class CheckCollector {
  readonly checks: LimitCheck[] = [];
  readonly #kept: CheckFilter;

  constructor(kept: CheckFilter) {
    this.#kept = kept;
  }

  /** Whether a limit has to be looked at: null never fails. */
  needsCheck(limit: number | null): boolean {
    return this.#kept === 'all' || limit !== null;
  }

  /** Answers whether it fits. `check` is only called where the check is kept. */
  add(past: boolean, check: () => RawCheck): boolean {
    if (this.#kept === 'all' || (this.#kept === 'failed' && !past)) {
      const { begin, eind, ...rest } = check();
      this.checks.push({ ...rest, begin: instantAt(begin), eind: instantAt(eind), past });
    }
    return past;
  }

  /** The checks that failed since there were so many. */
  listFailedSince(length: number): LimitCheck[] {
    return this.checks.slice(length).filter(({ past }) => !past);
  }
}
