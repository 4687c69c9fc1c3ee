// The board of a week as a table: a row for each location, person and material, a column for each day.
import type { Row } from './board.ts';
import { dateAt, dayOf, isWithin, shortDate, type Span } from './days.ts';
import { isFree, rowName } from './day-view.ts';
import type { Drawing } from './drawing.ts';
import { button, element } from '../browser/element.ts';
import { itemButton } from './item.ts';
import { busiest, useText } from './use.ts';
import { words } from './words.ts';

/** Draws the week. */
export function weekView(drawing: Drawing): HTMLElement {
  const { groups, dates, zone, now, goTo } = drawing;
  const today = dateAt(now, zone);
  const days = dates.map((date) => ({ date, span: dayOf(date, zone), isToday: date === today }));
  const heads = days.map(({ date, isToday }) =>
    element(
      'th',
      { class: isToday ? 'today' : '', attributes: { scope: 'col', 'aria-current': isToday ? 'date' : null } },
      button(shortDate(date), () => goTo(date), { title: words.showDay }),
    ),
  );
  const numbers = new Map(groups.flatMap(({ rows }) => rows).map(({ key }, at) => [key, at]));
  return element(
    'table',
    { class: 'board week' },
    element('thead', {}, element('tr', {}, element('td', { class: 'corner' }), ...heads)),
    ...groups.map(({ name, rows }) =>
      element(
        'tbody',
        {},
        element(
          'tr',
          { class: 'group' },
          element('th', { attributes: { scope: 'rowgroup', colspan: '8' } }, element('span', { text: name })),
        ),
        ...rows.map((row) =>
          element(
            'tr',
            {
              class: isFree(row, drawing) ? 'free' : '',
              attributes: { 'data-key': row.key },
            },
            element('th', { attributes: { scope: 'row' } }, rowName(row, drawing.conflicts.get(row.key) ?? [], 'div')),
            ...days.map(({ date, span, isToday }) =>
              cell(row, numbers.get(row.key) ?? 0, { date, span, isToday }, drawing),
            ),
          ),
        ),
      ),
    ),
  );
}

interface Day {
  readonly date: string;
  readonly span: Span;
  readonly isToday: boolean;
}

function cell(row: Row, number: number, { date, span, isToday }: Day, drawing: Drawing): HTMLTableCellElement {
  const inside = (some: Span): boolean => isWithin(some, span);
  const items = row.items.filter(inside);
  const most = busiest(row.use.filter(inside));
  const isEmpty = items.length === 0 && (most === undefined || !row.key.startsWith('material-'));
  return element(
    'td',
    { class: `${isToday ? 'today' : ''}${isEmpty ? ' empty' : ''}`.trim(), attributes: { 'data-date': date } },
    element('span', { class: 'date', text: shortDate(date), attributes: { 'aria-hidden': 'true' } }),
    items.length === 0
      ? null
      : element(
          'ul',
          {},
          ...items.map((item) =>
            element('li', {}, itemButton(item, drawing, { row: number, at: Math.max(item.from, span.from) })),
          ),
        ),
    most === undefined ? null : element('small', { class: most.over ? 'over' : '', text: useText(most) }),
  );
}
