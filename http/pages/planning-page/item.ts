// Draws one item of the board as a button, the same in every view, and the mark of a conflict.
import type { Item } from './board.ts';
import { spanText } from './days.ts';
import { element } from '../browser/element.ts';
import { filled } from '../browser/words.ts';
import type { Drawing } from './drawing.ts';
import { words } from './words.ts';

/** The button of an item; a press shows its details. */
export function itemButton(
  item: Item,
  { zone, conflicts, open }: Drawing,
  place: { row: number; at: number },
): HTMLButtonElement {
  const troubles = conflicts.get(item.key) ?? [];
  const made = element(
    'button',
    {
      class: `item ${item.kind}${troubles.length > 0 ? ' trouble' : ''}`,
      attributes: {
        type: 'button',
        tabindex: '-1',
        'data-key': item.key,
        'data-status': item.status,
        'data-row': String(place.row),
        'data-at': String(place.at),
        'aria-haspopup': 'dialog',
        title: [spanText(item, zone), item.title, ...item.details, item.status, ...troubles].join('\n'),
      },
    },
    element('span', { class: 'time', text: spanText(item, zone) }),
    ' ',
    element('span', { class: 'title', text: item.title }),
    ' ',
    element('span', { class: 'more', text: item.details.join(' · ') }),
    ' ',
    element('span', { class: 'status', text: item.status }),
    troubles.length === 0 ? null : conflictMark(troubles),
  );
  made.addEventListener('click', () => open(item));
  return made;
}

/** A sign for the eye, and the sentences for those who listen. */
export function conflictMark(troubles: readonly string[]): HTMLElement {
  return element(
    'span',
    { class: 'mark', attributes: { title: troubles.join('\n') } },
    element('span', { text: '!', attributes: { 'aria-hidden': 'true' } }),
    element('span', { class: 'unseen', text: ` ${filled(words.isConflict, { sentences: troubles.join(' ') })}` }),
  );
}
