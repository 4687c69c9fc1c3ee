// The keyboard on the page. One item of the board is in the order of Tab, arrow keys move between items, and letters
// change the view.
import { neighbour } from './lanes.ts';

/** The actions of keys besides moving between items. */
export interface Actions {
  readonly previous: () => void;
  readonly next: () => void;
  readonly today: () => void;
  readonly day: () => void;
  readonly week: () => void;
  readonly find: () => void;
  /** Moves the item that has the focus. */
  readonly move: () => void;
}

/** Listens until the signal aborts. */
export function listen(board: HTMLElement, actions: Actions, signal: AbortSignal): void {
  const byKey: Readonly<Record<string, (() => void) | undefined>> = {
    PageUp: actions.previous,
    PageDown: actions.next,
    t: actions.today,
    d: actions.day,
    w: actions.week,
    '/': actions.find,
    m: actions.move,
  };
  board.addEventListener('keydown', (event) => {
    if (isPlain(event) && move(board, event.key)) event.preventDefault();
  });
  board.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.item')) makeStop(board, target);
  });
  const act = (event: KeyboardEvent): void => {
    const action = byKey[event.key];
    if (action === undefined || !isPlain(event) || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    action();
  };
  document.addEventListener('keydown', act, { signal });
}

/** After a drawing: Tab reaches one item, the one that had the focus before, or else the first. */
export function settle(board: HTMLElement, key: string | null, focused: boolean): void {
  const items = itemsOf(board);
  const again = items.find((item) => item.dataset['key'] === key);
  const stop = again ?? items[0];
  if (stop !== undefined) makeStop(board, stop);
  if (focused) (stop ?? board).focus();
}

/** Moves the focus to the first of these items that is on the board, else to the row of that key. */
export function focusOn(board: HTMLElement, keys: readonly string[]): void {
  const found = itemsOf(board).find(({ dataset }) => keys.includes(dataset['key'] ?? ''));
  const row = [...board.querySelectorAll<HTMLElement>('[data-key]')].find(({ dataset }) =>
    keys.includes(dataset['key'] ?? ''),
  );
  (found ?? row)?.scrollIntoView({ block: 'center' });
  (found ?? board).focus();
}

function move(board: HTMLElement, key: string): boolean {
  const items = itemsOf(board);
  const places = items.map(({ dataset }) => ({ row: Number(dataset['row']), at: Number(dataset['at']) }));
  const found = neighbour(
    places,
    items.findIndex((item) => item === document.activeElement),
    key,
  );
  if (found === null) return false;
  items[found]?.focus();
  return true;
}

function makeStop(board: HTMLElement, item: HTMLElement): void {
  for (const other of itemsOf(board)) other.tabIndex = other === item ? 0 : -1;
}

function itemsOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('.item')];
}

function isPlain({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');
}
