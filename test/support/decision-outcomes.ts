// The refusal of a decision, as a short text for tables of cases.
import { Problem } from '../../domain/values/problem.ts';

/** `CODE field` of each problem that a decision throws, with commas between them; `passes` for nothing. */
export async function describeOutcome(decide: () => unknown): Promise<string> {
  try {
    await decide();
    return 'passes';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.problems.map(({ code, field = '-' }) => `${code} ${field}`).join(', ');
  }
}
