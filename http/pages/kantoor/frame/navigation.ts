// Moves between pages without loading the document again: links are ordinary links, and the browser's history works.
import { useLayoutEffect, useState } from 'preact/hooks';
import { pageAt } from '../addresses.ts';

let moved = false;
/** The forms with unsaved input. */
const unsaved = new Set<object>();

/** Returns whether the user opened another page since the office was loaded. */
export function hasMoved(): boolean {
  return moved;
}

/** Records whether a form has unsaved input. */
export function markUnsaved(form: object, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

/** Returns whether any form has unsaved input. */
export function isUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Opens an address of the office. With `replace` it takes the place of the current one in the history. */
export function goTo(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Returns the address of the page, and follows links and the history. A link asks `question` before unsaved input is lost. */
export function useAddress(question: string): URL {
  const [href, setHref] = useState(location.href);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    const followHistory = (): void => {
      moved = true;
      unsaved.clear();
      setHref(location.href);
    };

    const follow = (event: MouseEvent): void => {
      const address = linkOf(event);
      if (address === null) return;
      event.preventDefault();
      if (isUnsaved() && !confirm(question)) return;
      goTo(address);
      scrollTo(0, 0);
    };

    const warn = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };

    addEventListener('popstate', followHistory, { signal });
    document.addEventListener('click', follow, { signal });
    addEventListener('beforeunload', warn, { signal });

    return () => controller.abort();
  }, [question]);

  return new URL(href);
}

/** Returns a parameter of the address's query, and follows its changes; empty where it is missing. */
export function useQuery(name: string): string {
  const readQuery = (): string => new URLSearchParams(location.search).get(name) ?? '';
  const [text, setText] = useState(readQuery);
  useLayoutEffect(() => {
    const controller = new AbortController();
    addEventListener('popstate', () => setText(readQuery()), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return text;
}

/** Returns the address within the office that a plain click leads to; null for every other click. */
function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  // The login through an issuer begins below /kantoor too, but is no page of the office.
  const isPage = pageAt(link.pathname) !== null && (link.hash === '' || link.pathname !== location.pathname);
  return isPage ? link.pathname + link.search + link.hash : null;
}
