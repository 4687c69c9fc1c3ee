// References that the door does not check: those that no body names, and those whose turn comes later.
import { present } from '../db/engine/changes/present.ts';
import type { Writer } from '../db/engine/session/database.ts';
import { refuseIfAny, type ProblemDetail } from '../domain/values/problem.ts';
import { missing, unknownReference, wantedIds, type ReferencedId } from '../domain/values/references.ts';

/** Holds what is about to be referred to until the transaction ends. Throws ERR_UNKNOWN_REFERENCE for what is gone. */
export async function lockReferences(db: Writer, references: readonly ReferencedId[]): Promise<void> {
  refuseIfAny(await unknownAmong(db, references));
}

/** The same, to be told together with other problems. */
export async function unknownAmong(db: Writer, references: readonly ReferencedId[]): Promise<ProblemDetail[]> {
  return missing(references, await present(db, wantedIds(references))).map(unknownReference);
}
