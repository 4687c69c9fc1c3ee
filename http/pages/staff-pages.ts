// Adds the pages for staff: the office at /kantoor, and redirects from older addresses.
import type Router from '@koa/router';
import type { Instant } from '../../generated/types.ts';
import { addBrowserPage } from './browser-page.ts';
import { addressOf, pageAt } from './kantoor/addresses.ts';

// The built server has them in its own folder; build/setup.mjs also builds them before tests.
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? './kantoor/dist/' : './kantoor/', import.meta.url);

interface StaffPages {
  /** The zone that the pages draw in: `Europe/Amsterdam`. */
  readonly zone: string;
  /** The clock of a sandbox, which pages use for today; null for the browser's clock. */
  readonly sandboxNow: (() => Instant) | null;
  /** The text of the button that logs in through an issuer; null without one. */
  readonly button: string | null;
}

/** Adds /kantoor, and redirects from older addresses, to the paths outside the contract. */
export function addStaffPages(router: Router, { zone, sandboxNow, button }: StaffPages): void {
  addBrowserPage(router, {
    path: '/kantoor',
    folder: FOLDER,
    readValues: () => ({ zone, sandbox: sandboxNow?.() ?? '', oidc: button ?? '' }),
    isAddress: (path) => pageAt(path) !== null,
    // This page scans the codes of vouchers.
    camera: addressOf('vouchers'),
  });
  router.get('/', (ctx) => ctx.redirect(addressOf('today')));

  // Browsers preserve the part of an address after its # across a redirect.
  for (const page of ['planning', 'account'] as const)
    router.get(`/${page}`, (ctx) => {
      ctx.status = 301;
      ctx.redirect(addressOf(page) + ctx.search);
    });
}
