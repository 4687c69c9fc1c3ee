// Qualifications: which ones are newly given, and that archived ones cannot be.
import type { ProblemDetail } from '../values/problem.ts';

/** A qualification to give or to require, and its member in the body. */
export interface NamedQualification {
  readonly id: number;
  readonly field: string;
}

/** The qualifications of a list that a person does not have yet. */
export function listNewQualifications(
  wantedIds: readonly number[],
  heldIds: readonly number[] = [],
): NamedQualification[] {
  const qualifications = wantedIds.map((id, index) => ({ id, field: `kwalificatie_ids[${String(index)}]` }));
  return qualifications.filter(({ id }) => !heldIds.includes(id));
}

/** ERR_QUALIFICATION_ARCHIVED for each that is named and archived; `storedById` has the existing ones, by id. */
export function findArchivedProblems(
  qualifications: readonly NamedQualification[],
  storedById: ReadonlyMap<number, { readonly archived: boolean }>,
): ProblemDetail[] {
  const message = 'This qualification is archived: choose another one, or restore it first.';
  return qualifications
    .filter(({ id }) => storedById.get(id)?.archived === true)
    .map(({ field }) => ({ code: 'ERR_QUALIFICATION_ARCHIVED', message, field }));
}
