// The end of a job that a rule refuses: a retry would be refused as well.
import { Problem } from '../domain/values/problem.ts';

/** Whether a rule refused the work of a job; false where something was busy. */
export function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && !error.problems.some(({ code }) => code === 'ERR_UNAVAILABLE');
}
