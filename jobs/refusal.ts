// The end of a job that a rule refuses: another try would be refused as well.
import { Problem } from '../domain/values/problem.ts';

/** Whether a rule refused what a job was to do; not that something was busy. */
export function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && !error.problems.some(({ code }) => code === 'ERR_UNAVAILABLE');
}
