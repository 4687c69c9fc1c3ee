// The references of a body, checked before the handler runs: the named rows exist, and are locked until the transaction ends.
import { present } from '../../db/engine/changes/present.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import {
  findNewReferences,
  findMissingReferences,
  listReferences,
  createUnknownReferenceProblem,
  groupIdsByRoot,
} from '../../domain/values/references.ts';
import type { OperationId } from '../../generated/operations.ts';
import { bodies, shapes } from '../../generated/references.ts';

/**
 * Throws ERR_UNKNOWN_REFERENCE for every id of a body without a row, unless the stored object has that id at that place
 * already. `readStored` reads the object; it is called only when a row is missing.
 */
export async function lockBodyReferences(
  db: Writer,
  id: OperationId,
  body: unknown,
  readStored: () => Promise<unknown>,
): Promise<void> {
  const names = bodies[id];
  if (names === undefined) return;
  const sentReferences = listReferences(body, names, shapes);
  if (sentReferences.length === 0) return;
  const missingReferences = findMissingReferences(sentReferences, await present(db, groupIdsByRoot(sentReferences)));
  if (missingReferences.length === 0) return;
  refuseIfAny(
    findNewReferences(missingReferences, listReferences(await readStored(), names, shapes)).map(
      createUnknownReferenceProblem,
    ),
  );
}
