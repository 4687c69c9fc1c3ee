// Chance with a memory: the same seed gives the same run, so that what went wrong once can be seen again.

/** A whole number from 0 to below `bound`. */
export type Random = (bound: number) => number;

/** Mulberry32: good enough to choose moments and orders by. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** The seed of each run but the nightly one, which draws its own: what is red was made so by the change. Change it now and then. */
const USUAL_SEED = 20261129;

/** The seed of this run: SEED when it is set, to repeat a run. Suites print it in their titles. */
export const SEED = Number(process.env['SEED'] ?? USUAL_SEED);
