// How fast jobs finish.

const SPAN = 250;

/** Counts what ends, in spans of a quarter of a second. */
export class Pace {
  readonly #clock: () => number;
  #since = -Infinity;
  #before = 0;
  #count = 0;

  /** By a clock of milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** One has ended. */
  note(): void {
    this.#turn();
    this.#count += 1;
  }

  /** How many end in a quarter of a second, as far as it was seen just now. */
  get perSpan(): number {
    this.#turn();
    return Math.max(this.#before, this.#count);
  }

  #turn(): void {
    const now = this.#clock();
    const passed = now - this.#since;
    if (passed < SPAN) return;
    this.#before = passed < 2 * SPAN ? this.#count : 0;
    this.#count = 0;
    this.#since = now;
  }
}
