// The age of a replica, by what the primary had at moments of this process: no other clock is asked.

/** In milliseconds: whoever reads a replica is told of everything that is older. */
export const MAX_AGE_MS = 2_000;
const SAMPLE_INTERVAL_MS = 100;
const MAX_SAMPLES = 1_000;

interface SeenPosition {
  /** The moment before the primary was asked: everything from before it has a position up to this one. */
  readonly at: number;
  readonly position: string;
}

/** The positions that the primary was seen at. */
export class Freshness {
  #seen: SeenPosition[] = [];

  note(at: number, position: string): void {
    if (at - (this.#seen.at(-1)?.at ?? -Infinity) < SAMPLE_INTERVAL_MS) return;
    this.#seen.push({ at, position });
    // The older they are, the farther apart they may be.
    if (this.#seen.length > MAX_SAMPLES)
      this.#seen = this.#seen.filter((_, index) => index % 2 === 0 || index > MAX_SAMPLES / 2);
  }

  /** Whether a replica at `position` is known to have everything that is older than two seconds. */
  isFresh(position: string, now: number): boolean {
    return this.#seen.some((seen) => seen.at >= now - MAX_AGE_MS && seen.position <= position);
  }

  /** For how long something has been missing at `position`, in milliseconds; 0 where nobody has seen that. */
  measureLag(position: string, now: number): number {
    const missing = this.#seen.find((seen) => seen.position > position);
    return missing === undefined ? 0 : now - missing.at;
  }
}
