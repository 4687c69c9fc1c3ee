// The keyboard on the page. One item of the board is in the order of Tab, arrow keys move between items, and letters
// change the view.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { findNeighbour } from './lanes.ts';

/** The actions of keys apart from moving between items. */
export interface KeyActions {
  readonly showPrevious: () => void;
  readonly showNext: () => void;
  readonly showToday: () => void;
  readonly showDay: () => void;
  readonly showWeek: () => void;
  readonly find: () => void;
  /** Moves the item that has the focus. */
  readonly move: () => void;
}

function listen(board: HTMLElement, actions: KeyActions, signal: AbortSignal): void {
  const byKey: Readonly<Record<string, (() => void) | undefined>> = {
    PageUp: actions.showPrevious,
    PageDown: actions.showNext,
    t: actions.showToday,
    d: actions.showDay,
    w: actions.showWeek,
    '/': actions.find,
    m: actions.move,
  };

  board.addEventListener(
    'keydown',
    (event) => {
      if (isPlain(event) && move(board, event.key)) event.preventDefault();
    },
    { signal },
  );

  board.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('.item')) makeStop(board, target);
    },
    { signal },
  );

  const act = (event: KeyboardEvent): void => {
    const action = byKey[event.key];
    if (action === undefined || !isPlain(event) || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    action();
  };

  document.addEventListener('keydown', act, { signal });
}

/**
 * The keyboard of a board, for as long as it is drawn. Tab reaches one item. An item that a drawing puts elsewhere keeps
 * the focus.
 */
export function useKeys(board: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const before = document.activeElement;
  const key = before instanceof HTMLElement && board.current?.contains(before) ? (before.dataset['key'] ?? '') : null;
  useLayoutEffect(() => {
    if (document.activeElement === document.body) board.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (board.current === null) return undefined;
    settle(board.current, key);
    const controller = new AbortController();
    listen(board.current, actions, controller.signal);
    return () => controller.abort();
  });
}

function settle(board: HTMLElement, key: string | null): void {
  const items = itemsOf(board);
  const stop =
    items.find(({ dataset }) => dataset['key'] === key) ?? items.find(({ tabIndex }) => tabIndex === 0) ?? items[0];
  if (stop !== undefined) makeStop(board, stop);
  if (key !== null && !board.contains(document.activeElement)) (stop ?? board).focus();
}

/** Moves the focus to the first of these items that is on the board, else to the row of that key. */
export function focusOn(board: HTMLElement, keys: readonly string[]): void {
  const item = itemsOf(board).find(({ dataset }) => keys.includes(dataset['key'] ?? ''));
  const row = [...board.querySelectorAll<HTMLElement>('[data-key]')].find(({ dataset }) =>
    keys.includes(dataset['key'] ?? ''),
  );
  (item ?? row)?.scrollIntoView({ block: 'center' });
  (item ?? board).focus();
}

function move(board: HTMLElement, key: string): boolean {
  const items = itemsOf(board);
  const positions = items.map(({ dataset }) => ({ row: Number(dataset['row']), at: Number(dataset['at']) }));
  const neighbour = findNeighbour(
    positions,
    items.findIndex((item) => item === document.activeElement),
    key,
  );
  if (neighbour === null) return false;
  items[neighbour]?.focus();
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
