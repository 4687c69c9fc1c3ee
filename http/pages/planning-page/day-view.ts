// The board of one day: rows of locations, people and materials; hours as columns; each item where and as long as it is.
import type { Item, Row } from './board.ts';
import { drawn, hoursOf, shownHours, type Span } from './days.ts';
import { makeDraggable } from './drag.ts';
import type { Drawing } from './drawing.ts';
import { element } from '../browser/element.ts';
import { filled } from '../browser/words.ts';
import { conflictMark, itemButton } from './item.ts';
import { lanesOf, placeIn } from './lanes.ts';
import { isLine } from './move.ts';
import { amount, busiest, level, share, useText } from './use.ts';
import { words } from './words.ts';

/** Draws the day. */
export function dayView(drawing: Drawing): HTMLElement {
  const { groups, dates, zone, now } = drawing;
  const rows = groups.flatMap((group) => group.rows);
  const shown = shownHours(
    dates[0] ?? '',
    rows.flatMap(({ items, use }) => [...items.map(drawn), ...use]),
    zone,
  );
  const hours = hoursOf(shown, zone);
  const labels = hours.map(({ label, again }) =>
    element(
      'li',
      { class: again ? 'again' : '', attributes: { title: again ? words.goesBack : null } },
      again ? filled(words.again, { time: label }) : label,
    ),
  );
  const numbers = new Map(rows.map(({ key }, at) => [key, at]));
  const present = placeIn(shown, { from: now, to: now + 1 });
  return element(
    'div',
    { class: 'board day', style: { '--hours': String(hours.length) } },
    element(
      'div',
      { class: 'axis', attributes: { 'aria-hidden': 'true' } },
      element('span', { class: 'corner' }),
      element('ol', {}, ...labels),
    ),
    ...groups.map(({ name, rows }) =>
      element(
        'section',
        { class: 'group', attributes: { 'aria-label': name } },
        element('h2', {}, element('span', { text: name })),
        ...rows.map((row) => rowElement(row, numbers.get(row.key) ?? 0, shown, drawing)),
      ),
    ),
    present === null
      ? null
      : element('div', {
          class: 'now',
          style: { '--left': String(present.left) },
          attributes: { 'aria-hidden': 'true' },
        }),
  );
}

function rowElement(row: Row, number: number, shown: Span, drawing: Drawing): HTMLElement {
  const placed = row.items.flatMap((item) => {
    const place = placeIn(shown, drawn(item));
    return place === null ? [] : [{ item, place }];
  });
  const { lanes, count } = lanesOf(placed.map(({ item }) => drawn(item)));
  const items = placed.map(({ item, place }, at) =>
    element(
      'li',
      {
        style: { '--left': String(place.left), '--width': String(place.width), '--lane': String((lanes[at] ?? 0) + 1) },
      },
      movable(itemButton(item, drawing, { row: number, at: item.from }), item, shown, drawing),
    ),
  );
  const troubles = drawing.conflicts.get(row.key) ?? [];
  // A row without items shows large how much is in use.
  const isGauge = row.items.length === 0;
  return element(
    'div',
    {
      class: `row${isGauge ? ' gauge' : ''}${isFree(row, drawing) ? ' free' : ''}`,
      attributes: { 'data-key': row.key },
    },
    rowName(row, troubles),
    element(
      'div',
      { class: 'track', style: { '--lanes': String(count) } },
      items.length === 0 ? null : element('ul', { class: 'items', attributes: { 'aria-label': row.name } }, ...items),
      row.use.length === 0 ? null : useStrip(row, shown, isGauge),
    ),
  );
}

function movable(made: HTMLElement, item: Item, shown: Span, { move }: Drawing): HTMLElement {
  if (move !== null && isLine(item)) makeDraggable(made, item.from, shown, (target) => move(item, target));
  return made;
}

/** Whether nothing is planned in a row itself; a phone leaves it out, also where places below it are in use. */
export function isFree({ key, items }: Row, { conflicts }: Drawing): boolean {
  return items.length === 0 && !conflicts.has(key) && !key.startsWith('material-');
}

/** The head of a row, in a table no heading: its name, the most that is in use of it, and its conflicts. */
export function rowName(
  { name, depth, colour, use }: Row,
  troubles: readonly string[],
  tag: 'h3' | 'div' = 'h3',
): HTMLElement {
  const most = busiest(use);
  return element(
    tag,
    { class: 'name', style: { '--depth': String(depth), ...(colour === null ? {} : { '--colour': colour }) } },
    colour === null ? null : element('span', { class: 'dot', attributes: { 'aria-hidden': 'true' } }),
    element('span', { class: 'label', text: name, attributes: { title: name } }),
    troubles.length === 0 ? null : conflictMark(troubles),
    most === undefined
      ? null
      : element('small', { class: most.over ? 'over' : '', text: filled(words.most, { use: useText(most) }) }),
  );
}

function useStrip({ name, use }: Row, shown: Span, isGauge: boolean): HTMLElement {
  const parts = use.flatMap((stretch) => {
    const place = placeIn(shown, stretch);
    if (place === null) return [];
    const text = useText(stretch);
    return element(
      'li',
      {
        class: level(stretch),
        style: { '--left': String(place.left), '--width': String(place.width), '--share': String(share(stretch)) },
        attributes: { title: text },
      },
      element(
        'span',
        { class: isGauge ? '' : 'unseen' },
        amount(stretch.used),
        stretch.most === null
          ? null
          : element('span', { class: 'of', text: ` ${filled(words.of, { most: amount(stretch.most) })}` }),
      ),
    );
  });
  return element('ol', { class: 'use', attributes: { 'aria-label': filled(words.inUse, { name }) } }, ...parts);
}
