// The line between the bar and the board: how much is planned, what cannot work, and what the colours mean.
import type { Conflict } from './conflicts.ts';
import { button, element } from '../browser/element.ts';
import type { Read } from './reading.ts';
import { counted, words } from './words.ts';

const IN_ORDER = [
  ...['informatie', 'interesse', 'optie', 'reservering', 'definitief', 'gaande', 'voltooid'],
  ...['concept', 'gevraagd', 'bevestigd', 'geweigerd'],
];

/** The parts of the line. `find` shows what a conflict concerns. */
export function summary(
  { planning, conflicts }: Read,
  find: (keys: readonly string[]) => void,
): readonly HTMLElement[] {
  const bookings = new Set(planning.regels.map(({ boeking_id }) => boeking_id)).size;
  const told = [
    counted(bookings, words.booking),
    counted(planning.regels.length, words.line),
    counted(planning.diensten.length, words.shift),
    ...(conflicts?.length === 0 ? [words.noConflicts] : []),
  ];
  const statuses = new Set<string>([...planning.regels, ...planning.diensten].map(({ status }) => status));
  const legend = IN_ORDER.filter((status) => statuses.has(status)).map((status) =>
    element('li', { class: 'chip', text: status, attributes: { 'data-status': status } }),
  );
  return [
    element('p', { class: 'counts', text: told.join(' · '), attributes: { role: 'status' } }),
    ...(conflicts === null || conflicts.length === 0 ? [] : [conflictList(conflicts, find)]),
    element('ul', { class: 'legend', attributes: { 'aria-label': words.statuses } }, ...legend),
  ];
}

function conflictList(conflicts: readonly Conflict[], find: (keys: readonly string[]) => void): HTMLElement {
  const list = element(
    'details',
    { class: 'conflicts' },
    element('summary', { text: counted(conflicts.length, words.conflict) }),
    element(
      'ul',
      {},
      ...conflicts.map(({ text, keys }) =>
        element(
          'li',
          {},
          button(text, () => {
            list.open = false;
            find(keys);
          }),
        ),
      ),
    ),
  );
  return list;
}
