// References that no body names, and that follow from what is stored: held as those of a body are.
import { present } from '../db/engine/changes/present.ts';
import type { Writer } from '../db/engine/session/database.ts';
import { refuseIfAny } from '../domain/values/problem.ts';
import { missing, unknownReference, wantedIds, type Named } from '../domain/values/references.ts';

/** Holds what is about to be referred to until the transaction ends. Throws ERR_UNKNOWN_REFERENCE for what is gone. */
export async function hold(db: Writer, references: readonly Named[]): Promise<void> {
  refuseIfAny(missing(references, await present(db, wantedIds(references))).map(unknownReference));
}
