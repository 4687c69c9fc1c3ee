// Asks again, inside a transaction, whether whoever sent a request may still do what it asks for.
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
 * Throws 401 or 403 when the credential was revoked since, or its rights no longer do; `exchange` has the caller of
 * now.
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
 * Whether a write confirms its caller before its commit alone. It only makes things, no rights among them, and the
 * caller was found within the last second. On SQLite nobody else writes meanwhile, so the beginning will do.
 */
export function isConfirmedLast(db: Reader, id: OperationId, { begun }: Exchange): boolean {
  const { root, created } = shapeOf(id);
  const made = created === undefined ? undefined : shapeOf(created as OperationId).root;
  const onlyMakes = root === undefined && (made === undefined || !canChangeRights(new Set([made])));
  return db.dialect === 'postgres' && onlyMakes && performance.now() - begun < FRESH_MS;
}

/** Whether a read may begin long after its caller was found: when its body dripped in, or where long queries wait for each other. */
export function isLate(id: OperationId, { ctx }: Exchange): boolean {
  return hasBody(ctx.req) || shapeOf(id).kind === 'statistic';
}
