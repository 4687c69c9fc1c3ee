// A refusal in the terms of the domain: a named code, the field it concerns and the remedy. The door turns it into a response.
import type { ErrorCode } from '../../generated/operations.ts';

/** One problem. `message` is a sentence with the remedy, or the code itself where the interface demands it. */
export interface ProblemDetail {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The most problems in one response, so that the response to a large body is no larger than the body. */
export const MAX_PROBLEMS = 100;

/** Thrown by rules and queries; carries the problems of its phase, never none. All details share one status. */
export class Problem extends Error {
  readonly problems: readonly ProblemDetail[];

  /** The last problem says how many more there are, where there are more than MAX_PROBLEMS; `more` were never created. */
  constructor(problems: readonly ProblemDetail[], more = 0) {
    const listedProblems = limitProblems(MAX_PROBLEMS, problems, more);
    super(listedProblems.map((each) => each.code).join(', '));
    this.name = 'Problem';
    this.problems = listedProblems;
  }
}

function limitProblems(most: number, problems: readonly ProblemDetail[], more: number): readonly ProblemDetail[] {
  if (problems.length + more <= most) return problems;
  const listedProblems = problems.slice(0, most - 1);
  const restCount = String(problems.length + more - listedProblems.length);
  const message = `At least ${restCount} more problems are not listed: correct these first.`;
  return [...listedProblems, { code: 'ERR_MORE_PROBLEMS', message }];
}

/**
 * Returns a refusal for one reason:
 * `throw createProblem('ERR_TAKEN', 'This code is taken: choose another.', { field: 'code' })`.
 */
export function createProblem(
  code: ErrorCode,
  message: string,
  detail: { field?: string; params?: Readonly<Record<string, unknown>> } = {},
): Problem {
  return new Problem([{ code, message, ...detail }]);
}

/** Returns the result of `work`; its refusals get `field`, unless they name a field themselves. */
export function reportOnField<Result>(field: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.problems.map((each) => ({ field, ...each })));
  }
}

/**
 * Returns the result of `work`. The fields of its refusals become paths below a member of the body; those without a
 * field get that member.
 */
export async function reportInMember<Result>(member: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(
      error.problems.map(({ field, ...each }) => ({
        ...each,
        field: field === undefined ? member : `${member}.${field}`,
      })),
    );
  }
}

/** Returns the problems of `work`; empty when it succeeds. */
export async function problemsOf(work: () => Promise<unknown>): Promise<readonly ProblemDetail[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.problems;
    throw error;
  }
}

/** The object of a path does not exist, or not for this caller: 404. */
export function createNotFoundProblem(): Problem {
  return createProblem('ERR_NOT_FOUND', 'Not Found');
}

/** Throws all collected problems at once; returns when there are none. */
export function refuseIfAny(problems: readonly ProblemDetail[]): void {
  if (problems.length > 0) throw new Problem(problems);
}
