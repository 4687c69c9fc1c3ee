// The age of a replica, by positions (LSN) of the primary at moments of this process, without another clock.

/** In milliseconds: reads of a replica include every write that is older. */
export const MAX_AGE_MS = 2_000;
const SAMPLE_INTERVAL_MS = 100;
const MAX_SAMPLES = 1_000;

interface SeenPosition {
  /** The moment before the query to the primary: every earlier commit has `position` or a lower one. */
  readonly at: number;
  readonly position: string;
}

/** The positions that the primary reported. */
export class Freshness {
  #seen: SeenPosition[] = [];

  note(at: number, position: string): void {
    if (at - (this.#seen.at(-1)?.at ?? -Infinity) < SAMPLE_INTERVAL_MS) return;
    this.#seen.push({ at, position });
    // Older samples may be farther apart.
    if (this.#seen.length > MAX_SAMPLES)
      this.#seen = this.#seen.filter((_, index) => index % 2 === 0 || index > MAX_SAMPLES / 2);
  }

  /** Returns whether a replica at `position` is known to have every commit that is older than two seconds. */
  isFresh(position: string, now: number): boolean {
    return this.#seen.some((sample) => sample.at >= now - MAX_AGE_MS && sample.position <= position);
  }

  /** Returns for how long a commit has been missing at `position`, in milliseconds; 0 where none is known to be. */
  measureLag(position: string, now: number): number {
    const missing = this.#seen.find((sample) => sample.position > position);
    return missing === undefined ? 0 : now - missing.at;
  }
}
