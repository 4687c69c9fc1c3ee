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

/** The check of the server's clock. */
export interface WatchedClock {
  /** Returns the last known moment while the clock is wrong; null while it is plausible. */
  checkClock(): Promise<Instant | null>;
}

interface OpenRouteDependencies extends Pick<PaymentPages, 'keys' | 'now' | 'counts'> {
  /** Logins through an issuer. */
  readonly oidc: Omit<OidcPages, 'database' | 'counts'>;
  readonly database: Database;
  readonly metrics: Metrics;
  /** Returns the text of the contract. */
  readonly readContract: () => Promise<string>;
  readonly state: { readonly draining: boolean };
  readonly zone: string;
  /** The address that the operator set; null for none. */
  readonly publicUrl: string | null;
  /** Whether this is a sandbox: pages and health checks then show its clock. */
  readonly isSandbox: boolean;
  readonly stopped: WatchedClock['checkClock'];
  readonly fileCheck?: CountedWork['fileCheck'];
}

/** Returns the router of the paths outside the contract. */
export function openRoutes({
  keys,
  now,
  database,
  counts,
  metrics,
  readContract,
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
    const fault = findFault(database, fileCheck);
    const ready = !state.draining && fault === null && (await database.isAlive());
    ctx.status = ready ? 200 : 503;

    // A wrong clock stops scheduled jobs but no requests: the service stays ready.
    const last_known = ready ? await stopped().catch(() => null) : null;
    const clock = last_known === null ? {} : { clock: { status: 'ahead', last_known } };
    const pooling = ready ? await database.describePooling().catch(() => null) : null;
    const replica = ready ? await database.replica?.readStatus() : undefined;

    ctx.body = {
      status: ready ? 'ready' : 'not ready',
      ...(fault !== null && { database: fault }),
      ...(pooling !== null && { pooling }),
      ...(replica !== undefined && { replica }),
      ...(fileCheck !== undefined && { file_check: fileCheck.state }),
      ...clock,
      ...describeSandbox(),
    };
  });

  router.get('/metrics', async (ctx) => {
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.readText();
  });
  addDocs(router, { readContract, publicUrl, isSandbox });

  // Added before the office, whose path is a prefix of these paths.
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

/** Returns the fault of the database's file or disk; null for none. Damage is reported before a full disk. */
function findFault(database: Database, fileCheck: OpenRouteDependencies['fileCheck']): 'damaged' | 'full' | null {
  if (fileCheck?.state === 'damaged') return 'damaged';
  return database.isFull() ? 'full' : null;
}

/** Returns the refusal (405) of a method that these paths do not support. */
export function readOnly(): DoorProblem {
  const Allow = 'GET, HEAD, OPTIONS';
  return new DoorProblem(
    { code: 'ERR_METHOD_NOT_ALLOWED', message: `This path does not support the method: use ${Allow}.` },
    { Allow },
  );
}
