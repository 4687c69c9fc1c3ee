// Moves between pages of the reference without loading a document: only the text and the side bar change.

interface ReferenceParts {
  readonly title: string;
  readonly main: Element;
  readonly nav: Element;
}

/** The pages that were read, by their paths. */
const read = new Map<string, Promise<Document>>();

/** Returns the new address for one of an older reference, such as `/docs#/bookings/createBooking`; undefined for others. */
function findFormerAddress({ pathname, hash }: Location): string | undefined {
  const [, tag, operation] = /^#\/(\w+)(?:\/(\w+))?$/.exec(hash) ?? [];
  if (pathname !== '/docs' || tag === undefined) return undefined;
  return operation === undefined ? `/docs/resources/${tag}` : `/docs/operations/${operation}`;
}

/** Follows links within the reference, and calls `draw` after each. Returns a function that opens an address. */
export function addPages(draw: () => void): (address: string) => Promise<void> {
  const open = async (address: string, remember = true): Promise<void> => {
    const { pathname, hash } = new URL(address, location.href);
    const move = ++lastMove;
    if (pathname !== currentPath) {
      const parts = await loadParts(pathname).catch(() => undefined);
      // A page that loads slowly must not replace one that was opened after it.
      if (move !== lastMove) return;
      if (parts === undefined) {
        location.assign(address);
        return;
      }
      if (remember) history.pushState(null, '', address);
      currentPath = pathname;
      put(parts);
      draw();
    } else if (remember) history.pushState(null, '', address);

    settle(hash);
  };

  let currentPath = location.pathname;
  let lastMove = 0;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isOurs(link) || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    void open(link.href);
  });

  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A failure is ignored: the click reads the page again.
    if (link !== null && isOurs(link) && link.pathname !== currentPath) void load(link.pathname).catch(() => undefined);
  });
  addEventListener('popstate', () => void open(location.href, false));

  const former = findFormerAddress(location);
  if (former !== undefined) location.replace(former);
  return open;
}

function hasModifier({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Returns whether a link leads to a page of the reference. Browsers load files, such as the contract, as usual. */
function isOurs({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && /^\/docs(\/[\w/:-]+)?$/.test(pathname) && target === '';
}

async function load(path: string): Promise<Document> {
  const cachedPage = read.get(path);
  if (cachedPage !== undefined) return cachedPage;
  const page = fetch(path, { credentials: 'omit' }).then(async (response) => {
    if (!response.ok) throw new Error(`${path} is not there.`);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  });
  read.set(path, page);
  // The callers of `load` get the error; a later call reads the page again.
  page.catch(() => read.delete(path));
  return page;
}

async function loadParts(path: string): Promise<ReferenceParts> {
  const page = await load(path);
  const main = page.querySelector('main');
  const nav = page.querySelector('nav');
  if (main === null || nav === null) throw new Error(`${path} is no page of the reference.`);
  return { title: page.title, main, nav };
}

function put({ title, main, nav }: ReferenceParts): void {
  document.title = title;
  const oldMain = document.querySelector('main');
  const oldNav = document.querySelector('nav');
  oldMain?.replaceWith(document.importNode(main, true));
  if (oldNav === null) return;
  oldNav.classList.remove('shown');
  document.querySelector('.menu')?.setAttribute('aria-expanded', 'false');
  oldNav.replaceChildren(...document.importNode(nav, true).childNodes);
  oldNav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to the target of the hash. Without one, scrolls to the top and focuses the text, for the keyboard. */
function settle(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target !== null) {
    target.scrollIntoView();
    return;
  }
  scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}
