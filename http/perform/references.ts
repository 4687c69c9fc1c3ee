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
 * already. `stored` reads the object; it is called only when a row is missing.
 */
export async function lockBodyReferences(
  db: Writer,
  id: OperationId,
  body: unknown,
  stored: () => Promise<unknown>,
): Promise<void> {
  const names = bodies[id];
  if (names === undefined) return;
  const sent = listReferences(body, names, shapes);
  if (sent.length === 0) return;
  const gone = findMissingReferences(sent, await present(db, groupIdsByRoot(sent)));
  if (gone.length === 0) return;
  refuseIfAny(
    findNewReferences(gone, listReferences(await stored(), names, shapes)).map(createUnknownReferenceProblem),
  );
}
