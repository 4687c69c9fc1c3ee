// How many jobs of one kind a process holds, over all its lanes.

// Lanes that take all they can get leave this part free together with as many others.
const PART = 8;

/**
 * Room for so many. A lane that asks gets a part of the free room. Few lanes have much each, and many have little each.
 * Something is left for one that comes later, however many of the others hang.
 */
export class Room {
  readonly #total: number;
  #held = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** The most that one lane may hold at this moment. */
  get share(): number {
    return Math.ceil(Math.max(0, this.#total - this.#held) / PART);
  }

  /** Takes room for so many, or gives it back where it is less than nothing. */
  add(many: number): void {
    this.#held += many;
  }
}
