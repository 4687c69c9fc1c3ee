// Refuses to delete an object that is referred to.
import { createProblem } from './problem.ts';

/** Throws ERR_IN_USE for an object that is referred to, with the words for what refers to it in `params.references`. */
export function refuseInUse(references: readonly string[]): void {
  if (references.length === 0) return;
  throw createProblem('ERR_IN_USE', `Still used by ${references.join(', ')}: delete or change those first.`, {
    params: { references },
  });
}
