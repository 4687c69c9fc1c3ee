// Qualifications: which ones are newly given, and that archived ones cannot be.
import type { ProblemDetail } from '../values/problem.ts';

/** A qualification to give or to require, and its member in the body. */
export interface NamedQualification {
  readonly id: number;
  readonly field: string;
}

/** The qualifications of a list that a person does not have yet. */
export function listNewQualifications(wanted: readonly number[], held: readonly number[] = []): NamedQualification[] {
  const named = wanted.map((id, place) => ({ id, field: `kwalificatie_ids[${String(place)}]` }));
  return named.filter(({ id }) => !held.includes(id));
}

/** ERR_QUALIFICATION_ARCHIVED for each that is named and archived; `stored` has the existing ones, by id. */
export function findArchivedProblems(
  named: readonly NamedQualification[],
  stored: ReadonlyMap<number, { readonly archived: boolean }>,
): ProblemDetail[] {
  const message = 'This qualification is archived: choose another one, or restore it first.';
  return named
    .filter(({ id }) => stored.get(id)?.archived === true)
    .map(({ field }) => ({ code: 'ERR_QUALIFICATION_ARCHIVED', message, field }));
}
