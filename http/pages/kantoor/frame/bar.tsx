// The bar above every page: links to pages, the search field, the language, and the log-out.
import type { Permission } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { addressOf, type PageName } from '../addresses.ts';
import { FindField } from '../find/field.tsx';
import { usePage } from './context.ts';
import { FRAME_WORDS } from './words.ts';

/** The pages in the bar, in this order. */
const LISTED_PAGES = [
  'today',
  'kitchen',
  'crew',
  'invoices',
  'vouchers',
  'figures',
  'planning',
  'logins',
] as const satisfies readonly PageName[];

/** The rights of which a caller needs one to see a page in the bar; all callers see the other pages. */
const PAGE_RIGHTS: Readonly<Partial<Record<PageName, readonly Permission[]>>> = {
  figures: ['viewStatistiek', 'viewFinancieleOverzichten'],
  logins: ['editUsers'],
  vouchers: ['editVouchers', 'editBoeking'],
  invoices: ['createFactuur', 'createFactuurBetaling', 'editFactuurBetaling', 'viewFinancieleOverzichten'],
};

interface BarProps {
  readonly path: string;
  readonly leave: () => void;
  readonly children: ComponentChildren;
}

/** The bar. It has no links for a caller with a key, and for one who must set up a second factor first. */
export function Bar({ path, leave, children }: BarProps): ComponentChildren {
  const { words, caller } = usePage(FRAME_WORDS);
  const pageNames = LISTED_PAGES.filter(
    (name: PageName) => PAGE_RIGHTS[name] === undefined || caller.may(...PAGE_RIGHTS[name]),
  );
  const self = (
    <div class="self">
      {children}
      {!caller.hasKey && (
        <a href={addressOf('account')} title={words.account}>
          {caller.userName}
        </a>
      )}
      <button type="button" class="quiet" onClick={leave}>
        {words.logOut}
      </button>
    </div>
  );
  if (caller.hasKey || caller.mustSetUpSecondFactor)
    return (
      <div class="bar" role="banner">
        {self}
      </div>
    );

  return (
    <div class="bar" role="banner">
      <a class="sign" href={addressOf('today')} aria-label={words.today}>
        <img src="/kantoor/icon.svg" alt="" width="28" height="28" />
      </a>
      <nav aria-label={words.pages}>
        {pageNames.map((name) => (
          <a
            key={name}
            href={addressOf(name)}
            aria-current={path === addressOf(name) ? 'page' : undefined}
            // The permissions policy of a document never changes: the page that may use the camera is loaded as a new one.
            target={name === 'vouchers' ? '_self' : undefined}
          >
            {words[name]}
          </a>
        ))}
      </nav>
      <FindField />
      {caller.may('createBoeking') && (
        <a class="button add" href={addressOf('newBooking')} aria-label={words.newBooking} title={words.newBooking}>
          +
        </a>
      )}
      {self}
    </div>
  );
}
