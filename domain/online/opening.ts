// Refuses visitors the parts of the API that an installation closes to them.
import { createProblem } from '../values/problem.ts';

/** Throws ERR_CLOSED where a setting (`yes` or `no`) closes something to visitors. */
export function assertOffered(setting: string | null): void {
  if (setting === 'yes') return;
  throw createProblem('ERR_CLOSED', 'This is not offered online here: contact the company instead.');
}
