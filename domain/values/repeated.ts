// Finds the values that a list repeats.
import type { ProblemDetail } from './problem.ts';

/** ERR_DUPLICATE for every repeated value of a list; undefined values are ignored. */
export function findRepeatedProblems(
  names: readonly (string | number | undefined)[],
  fieldAt: (index: number) => string,
): ProblemDetail[] {
  return names.flatMap((name, index): ProblemDetail[] =>
    name === undefined || names.indexOf(name) === index
      ? []
      : [
          {
            code: 'ERR_DUPLICATE',
            message: 'This value appears twice in the list: send it once.',
            field: fieldAt(index),
          },
        ],
  );
}
