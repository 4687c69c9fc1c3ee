// The path outside the contract at which providers of the Peppol network report sent and received documents.
import type Router from '@koa/router';
import type { Context } from 'koa';
import { readBytes } from '../../contract/body.ts';
import { conclude } from '../../db/conclude.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { receivePeppolNotification } from '../../handlers/invoices/peppol-notifications.ts';
import { createPageLimits } from './page-limits.ts';
import { openBody } from '../request/body-bytes.ts';
import type { SharedCounts } from '../request/shared-counts.ts';

/** The dependencies of the path for notifications. */
export interface PeppolPages {
  readonly database: Database;
  readonly now: () => Instant;
  readonly counts: SharedCounts;
}

/** The size of the largest body: a document that is posted to the sandbox includes its attachments. */
const MAX_DOCUMENT_BYTES = 2_000_000;

/** Adds the path. Each network address has a rate limit, checked before anything is read. */
export function addPeppolPages(router: Router, pages: PeppolPages): void {
  const notification = createPageLimits(pages)('peppol notifications');
  router.post('/peppol/melding/:token', notification, (ctx) => notify(ctx, pages));
}

async function notify(ctx: Context, { database, now }: PeppolPages): Promise<void> {
  const { token = '' } = ctx['params'] as { readonly token?: string };
  const body = await readBytes(openBody(ctx), MAX_DOCUMENT_BYTES);
  const isKnown = await database.write(async (db) => {
    const isReceived = await receivePeppolNotification(db, { token, body }, now());
    await conclude(db, { now: now(), zone: db.zone, actor: { type: 'system', id: null }, requestId: null });
    return isReceived;
  });
  // 404 reveals nothing to a stranger; a provider repeats reports of documents that are not stored yet.
  if (!isKnown) throw createNotFoundProblem();
  ctx.status = 200;
  ctx.body = '';
}
