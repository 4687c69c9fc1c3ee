// The keyboard of the planning: Tab reaches one item of the board, arrow keys move between items, and letters change
// the view.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { findNeighbour } from './lanes.ts';

/** The actions of the keys that do not move between items. */
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
 * Handles the keyboard of a board while it is on the page. Tab reaches one item. The focused item retains the focus when
 * a new drawing puts it elsewhere.
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

/** Focuses the first of these items that is on the board. Without one, scrolls to their row and focuses the board. */
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
