// Responses of refusals for the whole service, and which responses may not be cached.
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { API_ROOT } from '../../contract/contract.ts';
import { refusalOf } from '../../contract/errors.ts';
import { Problem } from '../../domain/values/problem.ts';
import type { ErrorCode } from '../../generated/operations.ts';
import type { Exchange } from '../exchange.ts';
import { challengePages } from '../request/challenge.ts';
import { respondBeforeEnd } from '../request/unread-body.ts';
import { showAbsent, expectsPage } from '../pages/absent-page.ts';
import { isForEverybody } from '../shape.ts';

/** Whether no cache may store the response: it depends on the caller, and has no Cache-Control of its own. */
export function isPrivate({ ctx, operationId, caller }: Exchange): boolean {
  const isOwn = operationId !== null && (caller.type !== 'anonymous' || !isForEverybody(operationId));
  return (
    !ctx.res.hasHeader('cache-control') && (ctx.res.statusCode >= 400 ? ctx.path.startsWith(`${API_ROOT}/`) : isOwn)
  );
}

/** Responds to a thrown error; returns its codes. One that is no Problem is a fault: it is logged, and hidden from the client. */
export function refuse(ctx: Context, error: unknown, exchange: Exchange, log: Logger): readonly ErrorCode[] {
  if (!(error instanceof Problem))
    log.error({ requestId: exchange.requestId, operation: exchange.operationId, err: error }, 'failed');

  const { status, headers, body, codes } = refusalOf(error, exchange.requestId);
  if (status === 404 && expectsPage(ctx, exchange.operationId)) {
    showAbsent(ctx);
    return codes;
  }

  ctx.status = status;
  ctx.set(headers);
  challengePages(ctx);
  ctx.type = 'application/json; charset=utf-8';

  const text = JSON.stringify(body);
  if (status === 413) respondBeforeEnd(ctx, text);
  else ctx.body = text;

  return codes;
}
