// Reads the options of the command line other than names of parts: a quick run, one database, one request.
import type { Dialect } from './world.ts';

/** Whether the run only shows that each part works: few rounds of few requests, and no saved results. */
export const IS_QUICK = process.argv.includes('--quick');

/**
 * Returns a number of rounds, requests or rows: the full one, or in a quick run the one that shows that a part works.
 */
export function chooseCount(full: number, quick = 1): number {
  return IS_QUICK ? quick : full;
}

/** Returns the value of `--name=value`. */
export function findOption(name: string): string | undefined {
  const [, ...value] = process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=') ?? [];
  return value.length === 0 ? undefined : value.join('=');
}

/** Returns whether the expression of `--only` matches a name; true without the option. */
export function isAsked(name: string): boolean {
  return new RegExp(findOption('only') ?? '', 'i').test(name);
}

/** Returns the database of `--on`, or both without the option. */
export function listChosenDialects(): readonly Dialect[] {
  const on = findOption('on');
  return (['sqlite', 'postgres'] as const).filter((dialect) => on === undefined || on === dialect);
}
