// The pages for staff: the office, and the addresses that some of its pages had.
import type Router from '@koa/router';
import type { Instant } from '../../generated/types.ts';
import { addBrowserPage } from './browser-page.ts';
import { addressOf, pageAt } from './kantoor/addresses.ts';

// The build has them beside itself; build/setup.mjs makes them before tests run as well.
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? './kantoor/dist/' : './kantoor/', import.meta.url);

interface StaffPages {
  /** The zone that the pages draw in: `Europe/Amsterdam`. */
  readonly zone: string;
  /** The clock of a sandbox, by which the pages know today; null for that of the browser. */
  readonly sandboxNow: (() => Instant) | null;
  /** The words of the button that logs in over an issuer; null without one. */
  readonly button: string | null;
}

/** Adds /kantoor, and what leads there, to the paths outside the contract. */
export function addStaffPages(router: Router, { zone, sandboxNow, button }: StaffPages): void {
  addBrowserPage(router, {
    path: '/kantoor',
    folder: FOLDER,
    readValues: () => ({ zone, sandbox: sandboxNow?.() ?? '', oidc: button ?? '' }),
    isAddress: (path) => pageAt(path) !== null,
    // It scans the codes of vouchers.
    camera: addressOf('vouchers'),
  });
  router.get('/', (ctx) => ctx.redirect(addressOf('today')));

  // Browsers keep the part of an address after its #.
  for (const page of ['planning', 'account'] as const)
    router.get(`/${page}`, (ctx) => {
      ctx.status = 301;
      ctx.redirect(addressOf(page) + ctx.search);
    });
}
