// References that the door does not check: those outside bodies, and those that are checked later.
import { present } from '../db/engine/changes/present.ts';
import type { Writer } from '../db/engine/session/database.ts';
import { refuseIfAny, type ProblemDetail } from '../domain/values/problem.ts';
import {
  findMissingReferences,
  createUnknownReferenceProblem,
  groupIdsByRoot,
  type ReferencedId,
} from '../domain/values/references.ts';

/** Locks the objects that are about to be referred to until the transaction ends. Throws ERR_UNKNOWN_REFERENCE. */
export async function lockReferences(db: Writer, references: readonly ReferencedId[]): Promise<void> {
  refuseIfAny(await findUnknownReferences(db, references));
}

/** Locks the objects as `lockReferences` does, and returns its problems, to be thrown together with others. */
export async function findUnknownReferences(db: Writer, references: readonly ReferencedId[]): Promise<ProblemDetail[]> {
  return findMissingReferences(references, await present(db, groupIdsByRoot(references))).map(
    createUnknownReferenceProblem,
  );
}
