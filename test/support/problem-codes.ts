// The codes of the refusal that work below the door ends with.
import { Problem } from '../../domain/values/problem.ts';

/** None when it is not refused. Throws what is no refusal. */
export async function codesOf(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Problem) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
}
