// Rules of locations: no location inside itself.
import { createProblem } from '../values/problem.ts';

/** Throws ERR_CYCLE when the location would lie below itself; `above` is the new parent and everything it is part of. */
export function assertOutside(id: number, above: ReadonlySet<number>): void {
  if (!above.has(id)) return;
  throw createProblem('ERR_CYCLE', 'A location cannot be part of itself: choose a parent outside it.', {
    field: 'parent_id',
  });
}
