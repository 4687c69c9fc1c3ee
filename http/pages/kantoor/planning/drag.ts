// Drags a line along the day or to another location, and reports where it was dropped.
import type { MomentSpan } from './days.ts';
import { droppedAt, placeOf } from './drop.ts';
import type { MoveTarget } from './move.tsx';

/** A press that moves no further is a click. */
const SLACK_PIXELS = 6;

/** Drags a line that a mouse or a pen has pressed, and calls `drop` with its target. Fingers scroll the board. */
export function drag(
  down: PointerEvent,
  from: number,
  shownSpan: MomentSpan,
  drop: (target: MoveTarget) => void,
): void {
  const item = down.currentTarget;
  if (!(item instanceof HTMLElement) || down.pointerType === 'touch' || down.button !== 0) return;

  const controller = new AbortController();
  const { signal } = controller;
  let isDragged = false;

  const end = (): void => {
    controller.abort();
    item.classList.remove('dragged');
    item.style.removeProperty('translate');
  };

  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const x = clientX - down.clientX;
    const y = clientY - down.clientY;
    isDragged ||= Math.hypot(x, y) > SLACK_PIXELS;
    if (!isDragged) return;
    item.classList.add('dragged');
    item.style.setProperty('translate', `${String(x)}px ${String(y)}px`);
  };

  const release = (up: PointerEvent): void => {
    const locationId = placeUnder(up.clientX, up.clientY);
    const width = item.closest('.track')?.getBoundingClientRect().width ?? 0;
    end();
    if (!isDragged) return;
    // The click that follows a drag must not open the item.
    item.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    if (locationId !== undefined && width > 0)
      drop({ from: droppedAt(from, up.clientX - down.clientX, width, shownSpan), locationId });
  };

  document.addEventListener('pointermove', follow, { signal });
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

function placeUnder(x: number, y: number): number | null | undefined {
  const rows = document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('.row[data-key]') ?? []);
  return placeOf(rows[0]?.dataset['key'] ?? '');
}
