// The dialog with everything about one item: opened by Enter or a press, closed by Escape.
import type { PlannedLine, PlannedShift, Planning } from 'boekstaaf';
import type { Zone } from '../../domain/values/calendar.ts';
import type { Item } from './board.ts';
import { dateAt, longDate, spanOf, spanText } from './days.ts';
import { button, element } from './element.ts';

/** What the dialog looks things up in. */
export interface Known {
  readonly planning: Planning;
  readonly zone: Zone;
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
}

type Fact = readonly [name: string, value: string | null | undefined];

/** Shows an item; the focus returns to where it was when the dialog is closed. */
export function showDetails(item: Item, known: Known): void {
  const { zone, conflicts } = known;
  const { source } = item;
  const facts: readonly Fact[] = [
    ['When', `${longDate(dateAt(item.from, zone))}, ${spanText(item, zone)}`],
    ...('personeel' in source ? shiftFacts(source, known) : lineFacts(source, known)),
  ];
  const troubles = conflicts.get(item.key) ?? [];
  const dialog = element('dialog', { class: 'details', attributes: { 'aria-labelledby': 'details-title' } });
  dialog.append(
    element(
      'header',
      {},
      element('h2', { text: item.title, attributes: { id: 'details-title' } }),
      button('×', () => dialog.close(), { 'aria-label': 'Close', class: 'close' }),
    ),
    element(
      'p',
      { class: 'state' },
      element('span', { class: 'chip', text: item.status, attributes: { 'data-status': item.status } }),
    ),
    ...(troubles.length === 0
      ? []
      : [
          element(
            'ul',
            { class: 'troubles', attributes: { 'aria-label': 'Conflicts' } },
            ...troubles.map((text) => element('li', { text })),
          ),
        ]),
    element(
      'dl',
      {},
      ...facts.flatMap(([name, value]) =>
        value == null || value === '' ? [] : [element('dt', { text: name }), element('dd', { text: value })],
      ),
    ),
  );
  // The browser has returned the focus by then.
  dialog.addEventListener('close', () => dialog.remove());
  // A press beside the dialog closes it as well.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function lineFacts(line: PlannedLine, { planning, zone }: Known): readonly Fact[] {
  const shifts = planning.diensten.filter(({ boeking_id }) => boeking_id === line.boeking_id);
  const others = planning.regels.filter(({ id, boeking_id }) => boeking_id === line.boeking_id && id !== line.id);
  return [
    ['Where', placeName(line.locatie_id, planning) ?? 'No location'],
    ['Booking', `${line.referentie}, ${line.arrangement}`],
    ['Customer', line.klant?.naam],
    ['People', String(line.personen)],
    ['Quantity', String(line.aantal)],
    ['Also', others.map((other) => `${spanText(spanOf(other), zone)} ${other.naam}`).join('\n')],
    [
      'Staff',
      shifts.map((shift) => `${spanText(spanOf(shift), zone)} ${shift.personeel.naam} (${shift.status})`).join('\n'),
    ],
  ];
}

function shiftFacts(shift: PlannedShift, { planning, zone }: Known): readonly Fact[] {
  const lines = planning.regels.filter(({ boeking_id }) => boeking_id === shift.boeking_id);
  return [
    ['Who', shift.personeel.naam],
    ['Where', placeName(shift.locatie_id, planning)],
    ['Booking', lines[0] && `${lines[0].referentie}, ${lines[0].arrangement}`],
    ['Customer', lines[0]?.klant?.naam],
    ['Programme', lines.map((line) => `${spanText(spanOf(line), zone)} ${line.naam}`).join('\n')],
    ['Remark', shift.opmerking],
  ];
}

function placeName(id: number | null, { locaties }: Planning): string | undefined {
  return locaties.find((location) => location.id === id)?.naam;
}
