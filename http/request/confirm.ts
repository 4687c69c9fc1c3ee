// Checks again, inside the transaction, that the caller still has the required rights.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { OperationId } from '../../generated/operations.ts';
import { shapeOf } from '../shape.ts';
import { canChangeRights } from './authenticate.ts';
import { hasBody } from '../../contract/body.ts';
import type { RequestParts } from '../../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { requireOwn } from './own-things.ts';
import { requireForQuery, requirePermission } from './permissions.ts';

/**
 * Throws 401 or 403 when the credential was revoked since, or lost a required right. Updates the caller of `exchange`.
 */
export async function confirm(db: Reader, id: OperationId, exchange: Exchange, request: RequestParts): Promise<void> {
  if (exchange.caller.type === 'anonymous') return;
  exchange.caller = await exchange.identifyAgain(db);
  requirePermission(id, exchange.caller);
  requireOwn(id, exchange.caller, { path: request.path, body: request.requestBody });
  requireForQuery(id, request.query, exchange.caller);
}

const FRESH_MS = 1000;

/**
 * Whether a write confirms its caller before the commit only. Applies to operations that only create, and no rights, where
 * the caller was found within the last second. On SQLite no other write runs at that time, so the beginning is enough.
 */
export function isConfirmedLast(db: Reader, id: OperationId, { beginMs }: Exchange): boolean {
  const { root, created } = shapeOf(id);
  const createdRoot = created === undefined ? undefined : shapeOf(created as OperationId).root;
  const onlyCreates = root === undefined && (createdRoot === undefined || !canChangeRights(new Set([createdRoot])));
  return db.dialect === 'postgres' && onlyCreates && performance.now() - beginMs < FRESH_MS;
}

/** Whether a read may begin long after its caller was found: when its body dripped in, or where long queries wait for each other. */
export function isLate(id: OperationId, { ctx }: Exchange): boolean {
  return hasBody(ctx.req) || shapeOf(id).kind === 'statistic';
}
