// Options of the command line, beside the names of parts: a run that only shows that they work, one database, one request.
import type { Dialect } from './world.ts';

/** Whether a run only shows that each part works: few rounds of few requests, and nothing is saved. */
export const IS_QUICK = process.argv.includes('--quick');

/** A number of rounds, requests or rows, and how many of them are enough to see that a part works. */
export function chooseCount(full: number, quick = 1): number {
  return IS_QUICK ? quick : full;
}

/** The value of `--name=value`. */
export function findOption(name: string): string | undefined {
  const [, ...value] = process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=') ?? [];
  return value.length === 0 ? undefined : value.join('=');
}

/** Whether `--only`, an expression, names it; all are meant without. */
export function isAsked(name: string): boolean {
  return new RegExp(findOption('only') ?? '', 'i').test(name);
}

/** The database of `--on`, else both. */
export function listChosenDialects(): readonly Dialect[] {
  const on = findOption('on');
  return (['sqlite', 'postgres'] as const).filter((dialect) => on === undefined || on === dialect);
}
