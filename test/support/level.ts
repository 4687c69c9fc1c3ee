// How much a run proves: what a contributor waits for, what a change has to pass, or all of it.

/** Each runs all that the one before runs, and more. */
export const LEVELS = ['day', 'gate', 'night'] as const;
export type Level = (typeof LEVELS)[number];

const VARIABLE = 'TEST_LEVEL';
/** The share of the night's random cases that other runs have. */
const DAILY_SHARE = 0.25;

/** Returns the level of this run; that of the gate for a file that is run by name. */
export function readLevel(): Level {
  return LEVELS.find((level) => level === process.env[VARIABLE]) ?? 'gate';
}

/** Sets the level of this process and of those that it starts. */
export function setLevel(level: Level): void {
  process.env[VARIABLE] = level;
}

/** Returns how many cases of `count` this run has: all of them at night, a quarter otherwise. */
export function casesOf(count: number): number {
  return readLevel() === 'night' ? count : Math.ceil(count * DAILY_SHARE);
}
