// Whether the qualifications in a body can be given to a person, or required.
import type { Writer } from '../../db/engine/session/database.ts';
import * as qualifications from '../../db/people/qualifications.ts';
import { findArchivedProblems, type NamedQualification } from '../../domain/people/qualification.ts';
import type { ProblemDetail } from '../../domain/values/problem.ts';

/** ERR_QUALIFICATION_ARCHIVED for newly named ones that are archived. */
export async function findQualificationProblems(
  db: Writer,
  namedQualifications: readonly NamedQualification[],
): Promise<ProblemDetail[]> {
  const ids = namedQualifications.map(({ id }) => id);
  return findArchivedProblems(namedQualifications, await qualifications.read(db, ids));
}
