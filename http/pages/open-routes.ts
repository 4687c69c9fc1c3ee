// The paths that the door does not guard and that are not part of the contract: health, metrics, and the pages.
import Router from '@koa/router';
import * as mollie from '../../db/online/mollie-notifications.ts';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { build } from '../build.ts';
import type { Metrics } from '../metrics.ts';
import { addDocs } from './docs.ts';
import { addOidcPages, type OidcPages } from './oidc-pages.ts';
import { addPaymentPages, type PaymentPages } from './payment-pages.ts';
import { addPaymentRequestPage, type PaymentRequestPages } from './payment-request-page.ts';
import { addPeppolPages } from './peppol-pages.ts';
import { readReadiness, type ReadinessDependencies } from './ready.ts';
import { addStaffPages } from './staff-pages.ts';
import { addWithdrawalPage } from './withdrawal-page.ts';

interface OpenRouteDependencies
  extends
    ReadinessDependencies,
    Pick<PaymentPages, 'keys' | 'now' | 'counts'>,
    Pick<PaymentRequestPages, 'settings' | 'createServices'> {
  /** Logins through an issuer. */
  readonly oidc: Omit<OidcPages, 'database' | 'counts'>;
  readonly metrics: Metrics;
  /** Returns the text of the contract. */
  readonly readContract: () => Promise<string>;
  readonly zone: string;
  /** The address that the operator set; null for none. */
  readonly publicUrl: string | null;
  /** Whether this is a sandbox: pages and health checks then show its clock. */
  readonly isSandbox: boolean;
}

/** Returns the router of the paths outside the contract. */
export function openRoutes({
  keys,
  now,
  database,
  counts,
  settings,
  createServices,
  metrics,
  readContract,
  state,
  zone,
  publicUrl,
  isSandbox,
  checkClock,
  fileCheck,
  oidc,
}: OpenRouteDependencies): Router {
  const router = new Router({ strict: true, sensitive: true });
  const localZone = zoneOf(zone);
  const describeSandbox = (): object => (isSandbox ? { sandbox: { now: localZone.toText(now()) } } : {});

  router.get('/health', (ctx) => {
    ctx.body = { status: 'ok', ...build, ...describeSandbox() };
  });
  router.get('/ready', async (ctx) => {
    const { status, body } = await readReadiness({ database, state, checkClock, fileCheck });
    ctx.status = status;
    ctx.body = { ...body, ...describeSandbox() };
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

  // Added after the payment pages, whose paths begin alike.
  addPaymentRequestPage(router, { database, now, counts, zone, settings, createServices });
  addPeppolPages(router, { database, now, counts });

  return router;
}
