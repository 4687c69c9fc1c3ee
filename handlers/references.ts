// References that the door does not check: those that no body names, and those whose turn comes later.
import { present } from '../db/engine/changes/present.ts';
import type { Writer } from '../db/engine/session/database.ts';
import { refuseIfAny, type ProblemDetail } from '../domain/values/problem.ts';
import {
  findMissingReferences,
  createUnknownReferenceProblem,
  groupIdsByRoot,
  type ReferencedId,
} from '../domain/values/references.ts';

/** Holds what is about to be referred to until the transaction ends. Throws ERR_UNKNOWN_REFERENCE for what is gone. */
export async function lockReferences(db: Writer, references: readonly ReferencedId[]): Promise<void> {
  refuseIfAny(await findUnknownReferences(db, references));
}

/** The same, to be told together with other problems. */
export async function findUnknownReferences(db: Writer, references: readonly ReferencedId[]): Promise<ProblemDetail[]> {
  return findMissingReferences(references, await present(db, groupIdsByRoot(references))).map(
    createUnknownReferenceProblem,
  );
}
