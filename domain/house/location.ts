// Rules of locations: none is inside itself.
import { createProblem } from '../values/problem.ts';

/** Throws ERR_CYCLE for a location that would be below itself; `above` are the new parent and all its parents. */
export function assertOutside(id: number, above: ReadonlySet<number>): void {
  if (!above.has(id)) return;
  throw createProblem('ERR_CYCLE', 'A location cannot be part of itself: choose a parent outside it.', {
    field: 'parent_id',
  });
}
