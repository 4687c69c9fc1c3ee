// Refuses to delete an object that others refer to.
import { createProblem } from './problem.ts';

/** Throws ERR_IN_USE, with the words for what refers to an object in `params.references`, unless nothing does. */
export function refuseInUse(references: readonly string[]): void {
  if (references.length === 0) return;
  throw createProblem('ERR_IN_USE', `Still used by ${references.join(', ')}: delete or change those first.`, {
    params: { references },
  });
}
