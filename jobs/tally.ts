// Counts how attempts to do something ended, in this process, for the numbers that operators see.

/** Counts by the name of an outcome, since the process began. */
export class Tally<Outcome extends string> {
  readonly #counts = new Map<Outcome, number>();

  add(outcome: Outcome): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  /** Every outcome that there was, and how often. */
  get counts(): ReadonlyMap<Outcome, number> {
    return this.#counts;
  }
}
