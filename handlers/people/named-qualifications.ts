// Whether qualifications that a body names can be given to somebody, or required.
import type { Writer } from '../../db/engine/session/database.ts';
import * as qualifications from '../../db/people/qualifications.ts';
import { findArchivedProblems, type NamedQualification } from '../../domain/people/qualification.ts';
import type { ProblemDetail } from '../../domain/values/problem.ts';

/** ERR_QUALIFICATION_ARCHIVED for those that cannot be named anew. */
export async function findQualificationProblems(
  db: Writer,
  named: readonly NamedQualification[],
): Promise<ProblemDetail[]> {
  const ids = named.map(({ id }) => id);
  return findArchivedProblems(named, await qualifications.read(db, ids));
}
