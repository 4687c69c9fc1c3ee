// Own things: a caller without the permission may still do it for their own, where the contract says so.
import { ownerOf, type RootKey } from '../../db/engine/changes/roots.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { Problem, type ProblemDetail } from '../../domain/values/problem.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Caller } from '../../handlers/handler.ts';
import { shapeOf } from '../shape.ts';
import type { HandlerInput } from './handler-input.ts';
import { findMissingPermission } from '../../contract/missing-permission.ts';

/** Returns the permission whose lack limits the caller to own things; null for a caller without that limit. */
function findLacking(id: OperationId, { permissions }: Caller): ProblemDetail | null {
  return findMissingPermission(shapeOf(id).permission, permissions);
}

/** Whether this operation has a right for own things only, and the caller has that right. */
export function mayOwn(id: OperationId, { userId, ownThings }: Caller): boolean {
  return shapeOf(id).own !== undefined && userId !== null && ownThings;
}

/** Throws the 403 of the permission for a caller limited to own things, where the request itself names another owner. */
export function requireOwn(id: OperationId, caller: Caller, { path, body }: Pick<HandlerInput, 'path' | 'body'>): void {
  const { own } = shapeOf(id);
  if (own === undefined) return;
  const missing = findLacking(id, caller);
  if (missing === null) return;
  const ownerId: unknown = own.in === 'path' ? path[own.name] : memberOf(body, own.name);
  // A change need not name the owner; one that does may not name another.
  if (own.in === 'root' && ownerId === undefined) return;
  if (ownerId !== caller.userId) throw new Problem([missing]);
}

/** Whether the root has the owner, so that `requireOwnRoot` reads it. */
export function isOwnByRoot(id: OperationId): boolean {
  return shapeOf(id).own?.in === 'root';
}

/**
 * Throws the 403 of the permission for a caller limited to own things, where the path names another owner's. Reads the owner
 * in the operation's transaction, after the lock where there is one. A missing thing is refused as another's is, so that a
 * refusal does not reveal what exists.
 */
export async function requireOwnRoot(db: Reader, id: OperationId, caller: Caller, key: RootKey): Promise<void> {
  const { own, root } = shapeOf(id);
  if (own === undefined || !isOwnByRoot(id) || root === undefined) return;
  const missing = findLacking(id, caller);
  if (missing === null) return;
  const owner = await ownerOf(db, root, key, own.name);
  if (owner === undefined || owner !== caller.userId) throw new Problem([missing]);
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
}
