// Finds the things that a list names twice.
import type { ProblemDetail } from './problem.ts';

/** ERR_DUPLICATE for every value that a list has again; undefined ones name nothing. */
export function findRepeatedProblems(
  names: readonly (string | number | undefined)[],
  fieldAt: (place: number) => string,
): ProblemDetail[] {
  return names.flatMap((name, place): ProblemDetail[] =>
    name === undefined || names.indexOf(name) === place
      ? []
      : [
          {
            code: 'ERR_DUPLICATE',
            message: 'This value appears twice in the list: send it once.',
            field: fieldAt(place),
          },
        ],
  );
}
