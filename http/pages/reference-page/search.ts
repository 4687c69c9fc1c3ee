// The search: a dialog over an index that is loaded when it is first opened.
import MiniSearch, { type SearchResult } from 'minisearch';
import { buildElement } from './element.ts';
import { SEARCH_OPTIONS, type SearchDocument } from '../../../contract/search-options.ts';
import { requireButton } from './switches.ts';

const MAX_RESULTS = 20;

/** Shows the button, and opens the search by it, by `/` and by Ctrl+K. `open` is called with the chosen address. */
export function addSearch(open: (address: string) => Promise<void>): void {
  const input = buildElement('input', {
    type: 'search',
    'aria-label': 'Search',
    placeholder: 'Search operations, fields, codes, words',
  });
  const list = buildElement('ul', {});
  const hint = buildElement('p', { role: 'status' });
  const dialog = buildElement('dialog', { class: 'search', 'aria-label': 'Search' }, input, hint, list);
  document.body.append(dialog);

  let index: Promise<MiniSearch<SearchDocument>> | undefined;

  const runSearch = async (): Promise<void> => {
    index ??= loadIndex();
    const query = input.value.trim();
    const results = await index.then(
      (loadedIndex) => loadedIndex.search(query).slice(0, MAX_RESULTS),
      () => null,
    );
    if (query !== input.value.trim()) return;
    if (results === null) {
      // The next search loads it again.
      index = undefined;
      hint.textContent = 'The index could not be loaded: type again to retry.';
      hint.hidden = false;
      return;
    }

    list.replaceChildren(...results.map(createItem));
    hint.textContent =
      query === ''
        ? 'Type a name, a field, a code, or a word in Dutch or English.'
        : results.length === 0
          ? 'Nothing found.'
          : '';
    hint.hidden = hint.textContent === '';
  };

  const show = (): void => {
    dialog.showModal();
    input.select();
    void runSearch();
  };

  const choose = (link: HTMLAnchorElement): void => {
    dialog.close();
    void open(link.href);
  };

  input.addEventListener('input', () => void runSearch());
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(link);
  });

  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Enter' && at === -1 && links[0] !== undefined) choose(links[0]);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = links[event.key === 'ArrowDown' ? at + 1 : at - 1];
    (next ?? (event.key === 'ArrowUp' ? input : links[at]))?.focus();
  });

  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isShortcut || dialog.open || isTyping(event.target)) return;
    event.preventDefault();
    show();
  });

  const find = requireButton('.find');
  find.addEventListener('click', show);
  find.hidden = false;
}

async function loadIndex(): Promise<MiniSearch<SearchDocument>> {
  const response = await fetch('/docs/search.json', { credentials: 'omit' });
  return MiniSearch.loadJSON<SearchDocument>(await response.text(), SEARCH_OPTIONS);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** A result of the search, with the members that the index stores of a page. */
type StoredResult = SearchResult & Pick<SearchDocument, 'address' | 'title' | 'hint'>;

function createItem(result: SearchResult): HTMLLIElement {
  const { address, title, hint } = result as StoredResult;
  return buildElement('li', {}, buildElement('a', { href: address }, title, buildElement('small', {}, hint)));
}
