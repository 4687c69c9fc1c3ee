// The paths that need no credential and are not part of the contract: health, metrics, and the pages.
import Router from '@koa/router';
import type { Database } from '../../db/engine/session/database.ts';
import * as mollie from '../../db/online/mollie-notifications.ts';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import { DoorProblem } from '../../contract/errors.ts';
import { build } from '../build.ts';
import type { Metrics } from '../metrics.ts';
import type { CountedWork } from '../work-metrics.ts';
import { addDocs } from './docs.ts';
import { addOidcPages, type OidcPages } from './oidc-pages.ts';
import { addPaymentPages, type PaymentPages } from './payment-pages.ts';
import { addPeppolPages } from './peppol-pages.ts';
import { addStaffPages } from './staff-pages.ts';
import { addWithdrawalPage } from './withdrawal-page.ts';

/** Since when the clock cannot be believed: the last moment that is known. Null while it can. */
export interface WatchedClock {
  checkClock(): Promise<Instant | null>;
}

interface OpenRouteDependencies extends Pick<PaymentPages, 'keys' | 'now' | 'counts'> {
  /** Logins over an issuer. */
  readonly oidc: Omit<OidcPages, 'database' | 'counts'>;
  readonly database: Database;
  readonly metrics: Metrics;
  /** The text of the contract. */
  readonly readContract: () => Promise<string>;
  readonly state: { readonly draining: boolean };
  readonly zone: string;
  /** The address that the operator set; null for none. */
  readonly publicUrl: string | null;
  /** Whether this is a sandbox: the pages say so, and what its clock shows. */
  readonly isSandbox: boolean;
  readonly stopped: WatchedClock['checkClock'];
  readonly fileCheck?: CountedWork['fileCheck'];
}

/** The paths that need no credential and are not part of the contract. */
export function openRoutes({
  keys,
  now,
  database,
  counts,
  metrics,
  readContract: text,
  state,
  zone,
  publicUrl,
  isSandbox,
  stopped,
  fileCheck,
  oidc,
}: OpenRouteDependencies): Router {
  const router = new Router({ strict: true, sensitive: true });
  const clockOf = zoneOf(zone);
  const describeSandbox = (): object => (isSandbox ? { sandbox: { now: clockOf.toText(now()) } } : {});

  router.get('/health', (ctx) => {
    ctx.body = { status: 'ok', ...build, ...describeSandbox() };
  });
  router.get('/ready', async (ctx) => {
    const isFull = database.isFull();
    const isDamaged = fileCheck?.state === 'damaged';
    const ready = !state.draining && !isFull && !isDamaged && (await database.isAlive());
    ctx.status = ready ? 200 : 503;

    // Requests can be answered all the same.
    const last_known = ready ? await stopped().catch(() => null) : null;
    const clock = last_known === null ? {} : { clock: { status: 'ahead', last_known } };
    const pooling = ready ? await database.describePooling().catch(() => null) : null;
    const replica = ready ? await database.replica?.readStatus() : undefined;

    ctx.body = {
      status: ready ? 'ready' : 'not ready',
      ...(isFull && { database: 'full' }),
      ...(pooling !== null && { pooling }),
      ...(replica !== undefined && { replica }),
      ...(isDamaged && { database: 'damaged' }),
      ...(fileCheck !== undefined && { file_check: fileCheck.state }),
      ...clock,
      ...describeSandbox(),
    };
  });

  router.get('/metrics', async (ctx) => {
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.readText();
  });
  addDocs(router, { readContract: text, publicUrl, isSandbox });

  // Before the office, whose addresses are around it.
  addOidcPages(router, { ...oidc, database, counts });
  addStaffPages(router, { zone, sandboxNow: isSandbox ? now : null, button: oidc.oidc?.button ?? null });
  addWithdrawalPage(router, { database, now, counts, zone });
  addPaymentPages(router, {
    database,
    keys,
    now,
    counts,
    providers: { sandbox: sandbox.verify, mollie: mollie.verify },
  });
  addPeppolPages(router, { database, now, counts });

  return router;
}

/** The refusal of a method that changes something. */
export function readOnly(): DoorProblem {
  const Allow = 'GET, HEAD, OPTIONS';
  return new DoorProblem(
    { code: 'ERR_METHOD_NOT_ALLOWED', message: `This path does not support the method: use ${Allow}.` },
    { Allow },
  );
}
