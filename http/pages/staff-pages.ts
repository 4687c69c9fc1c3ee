// The pages for staff: the office and the planning.
import type Router from '@koa/router';
import type { Instant } from '../../generated/types.ts';
import { addBrowserPage } from './browser-page.ts';
import { addressOf, pageAt } from './kantoor/addresses.ts';

// The build has them beside itself; setup.mjs makes them before tests run as well.
const isSource = import.meta.url.endsWith('.ts');
const folderOf = (name: string): URL => new URL(isSource ? `./${name}/dist/` : `./${name}/`, import.meta.url);

interface StaffPages {
  /** The zone that the pages draw in: `Europe/Amsterdam`. */
  readonly zone: string;
  /** The clock of a sandbox, by which the pages know today; null for that of the browser. */
  readonly sandboxNow: (() => Instant) | null;
  /** The words of the button that logs in over an issuer; null without one. */
  readonly button: string | null;
}

/** Adds /kantoor, /planning and /account to the paths outside the contract. */
export function addStaffPages(router: Router, { zone, sandboxNow, button }: StaffPages): void {
  const values = (): Readonly<Record<string, string>> => ({
    zone,
    sandbox: sandboxNow?.() ?? '',
    oidc: button ?? '',
  });
  addBrowserPage(router, {
    path: '/kantoor',
    folder: folderOf('kantoor'),
    values,
    isAddress: (path) => pageAt(path) !== null,
    // It scans the codes of vouchers.
    camera: addressOf('vouchers'),
  });
  addBrowserPage(router, { path: '/planning', folder: folderOf('planning-page'), values });
  // The page had an address of its own. Browsers keep the part of an address after its #.
  router.get('/account', (ctx) => {
    ctx.status = 301;
    ctx.redirect(addressOf('account') + ctx.search);
  });
}
