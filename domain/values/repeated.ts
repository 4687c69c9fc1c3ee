// Finds the values that a list repeats.
import type { ProblemDetail } from './problem.ts';

const REPEATED_MESSAGE = 'This value appears twice in the list: send it once.';

/** ERR_DUPLICATE for every repeated value of a list; undefined and null are ignored. */
export function findRepeatedProblems(
  values: readonly (string | number | null | undefined)[],
  fieldAt: (index: number) => string,
  message = REPEATED_MESSAGE,
): ProblemDetail[] {
  return values.flatMap((value, index): ProblemDetail[] => {
    if (value === undefined || value === null || values.indexOf(value) === index) return [];
    return [{ code: 'ERR_DUPLICATE', message, field: fieldAt(index) }];
  });
}
