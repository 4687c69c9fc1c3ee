// Finds the largest of a range of values without comparing all of them.

const BLOCK_LENGTH = 32;

/** Constant values, queried for their peaks. */
export class Peaks {
  readonly #values: Float64Array;
  /** The index of the first largest value of each block. */
  readonly #peaks: number[] = [];

  constructor(values: Float64Array) {
    this.#values = values;
    for (let from = 0; from < values.length; from += BLOCK_LENGTH)
      this.#peaks.push(this.#scan(from, from, Math.min(from + BLOCK_LENGTH, values.length)));
  }

  /** The index of the first largest value of [from, to), which is not empty. */
  findPeak(from: number, to: number): number {
    const first = Math.ceil(from / BLOCK_LENGTH);
    const last = Math.floor(to / BLOCK_LENGTH);
    if (first >= last) return this.#scan(from, from, to);
    let best = this.#scan(from, from, first * BLOCK_LENGTH);
    for (let block = first; block < last; block += 1) best = this.#higher(best, this.#peaks[block] ?? best);
    return this.#scan(best, last * BLOCK_LENGTH, to);
  }

  #scan(best: number, from: number, to: number): number {
    for (let index = from; index < to; index += 1) best = this.#higher(best, index);
    return best;
  }

  /** The earlier one unless the other value is larger. */
  #higher(best: number, other: number): number {
    return (this.#values[other] ?? 0) > (this.#values[best] ?? 0) ? other : best;
  }
}
