// PUT-back: the members of a read shape that a change may carry but not write.
import type { OperationId } from '../generated/operations.ts';
import { shapeOf } from './answer.ts';

/** The read-only members, `id` aside, that the body of this change carries. */
export function sentReadOnly(id: OperationId, sent: unknown): readonly string[] {
  if (typeof sent !== 'object' || sent === null || sent instanceof Uint8Array) return [];
  return (shapeOf(id).readOnly ?? []).filter((name) => name !== 'id' && name in sent);
}
