// How much a run proves: what a contributor waits for, what a change has to pass, or all of it.

/** In the order of what they run: each has all of the one before. */
export const LEVELS = ['day', 'gate', 'night'] as const;
export type Level = (typeof LEVELS)[number];

const VARIABLE = 'TEST_LEVEL';
/** The share of the night's random cases that the gate runs. */
const GATE_SHARE = 0.25;

/** The level of this run; that of the gate for a file that is run by name. */
export function readLevel(): Level {
  return LEVELS.find((level) => level === process.env[VARIABLE]) ?? 'gate';
}

/** Has the processes that this one starts run at a level. */
export function setLevel(level: Level): void {
  process.env[VARIABLE] = level;
}

/** How many cases of `count` this run has: all of them at night, a quarter otherwise. */
export function casesOf(count: number): number {
  return readLevel() === 'night' ? count : Math.ceil(count * GATE_SHARE);
}
