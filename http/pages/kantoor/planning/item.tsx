// Draws one item of the board as a button, the same in every view, and the mark of a conflict.
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import type { BoardItem } from './board.ts';
import { formatSpan } from './days.ts';
import type { BoardDrawing } from './drawing.ts';
import { statuses, words } from './words.ts';

interface ItemButtonProps {
  readonly item: BoardItem;
  readonly drawing: BoardDrawing;
  /** The number of its row, by which arrow keys find it. */
  readonly row: number;
  /** The moment at which the item begins in its row or cell. */
  readonly at: number;
  /** Begins a drag; left out for an item that cannot be moved. */
  readonly drag?: ((down: PointerEvent) => void) | undefined;
}

/** The button of an item; a press shows its details. */
export function ItemButton({ item, drawing, row, at, drag }: ItemButtonProps): ComponentChildren {
  const { zone, conflicts, open } = drawing;
  const troubles = conflicts.get(item.key) ?? [];
  const time = formatSpan(item, zone);

  return (
    <button
      type="button"
      class={`item ${item.kind}${troubles.length > 0 ? ' trouble' : ''}`}
      tabIndex={-1}
      data-key={item.key}
      data-status={item.status}
      data-row={row}
      data-at={at}
      aria-haspopup="dialog"
      title={[time, item.title, ...item.details, statuses[item.status], ...troubles].join('\n')}
      onClick={() => open(item)}
      onPointerDown={drag}
    >
      <span class="time">{time}</span> <span class="title">{item.title}</span>{' '}
      <span class="more">{item.details.join(' · ')}</span> <span class="status">{statuses[item.status]}</span>
      <Mark troubles={troubles} />
    </button>
  );
}

/** The mark of conflicts: a sign on the screen, and the sentences for screen readers. */
export function Mark({ troubles }: { readonly troubles: readonly string[] }): ComponentChildren {
  if (troubles.length === 0) return null;
  return (
    <span class="mark" title={troubles.join('\n')}>
      <span aria-hidden="true">!</span>
      <span class="unseen"> {fillWords(words.isConflict, { sentences: troubles.join(' ') })}</span>
    </span>
  );
}
