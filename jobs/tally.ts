// Counts how attempts to do something ended, in this process, for the numbers that operators see.

/** Counts outcomes by name since the process began. Every possible outcome has a count, zero at first. */
export class OutcomeTally<Outcome extends string> {
  readonly #counts: Map<Outcome, number>;

  constructor(outcomes: readonly Outcome[]) {
    this.#counts = new Map(outcomes.map((outcome) => [outcome, 0]));
  }

  add(outcome: Outcome): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  /** Every outcome, and how often there was. */
  get counts(): ReadonlyMap<Outcome, number> {
    return this.#counts;
  }
}
