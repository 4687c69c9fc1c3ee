// The dialog with everything about one item: opened by Enter or a press, closed by Escape.
import type { PlannedLine, PlannedShift, Planning } from 'boekstaaf';
import type { BookingsApi } from 'boekstaaf/bookings';
import type { Zone } from '../../../domain/values/calendar.ts';
import type { Item } from './board.ts';
import { bookingFacts, type Fact } from './booking-facts.ts';
import { dateAt, longDate, spanOf, spanText } from './days.ts';
import { button, element } from '../browser/element.ts';
import { isLine, targetOf, type Target } from './move.ts';
import { sentence } from './reading.ts';
import { words } from './words.ts';

/** The places where the dialog looks things up. */
export interface DialogContext {
  readonly planning: Planning;
  readonly zone: Zone;
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
  readonly bookings: BookingsApi;
  /** Moves a line; null for somebody who may not. */
  readonly move: ((item: Item, target: Target) => void) | null;
  /** Gives a shift for a line, or changes a shift; null for somebody who may not. */
  readonly staffed: ((item: Item) => void) | null;
}

/** Shows an item; the focus returns to where it was when the dialog is closed. */
export function showDetails(item: Item, context: DialogContext): void {
  const { zone, conflicts } = context;
  const { source } = item;
  const facts: readonly Fact[] = [
    [words.facts.when, `${longDate(dateAt(item.from, zone))}, ${spanText(item, zone)}`],
    ...('personeel' in source ? shiftFacts(source, context) : lineFacts(source, context)),
  ];
  const troubles = conflicts.get(item.key) ?? [];
  const list = element('dl', {}, ...listed(facts));
  const dialog = element('dialog', { class: 'details', attributes: { 'aria-labelledby': 'details-title' } });
  dialog.append(
    element(
      'header',
      {},
      element('h2', { text: item.title, attributes: { id: 'details-title' } }),
      button('×', () => dialog.close(), { 'aria-label': words.close, class: 'close' }),
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
            { class: 'troubles', attributes: { 'aria-label': words.conflicts } },
            ...troubles.map((text) => element('li', { text })),
          ),
        ]),
    list,
    ...(source.boeking_id === null ? [] : [bookingLink(source.boeking_id)]),
    actsOn(item, context, dialog),
  );
  // The browser has returned the focus by then.
  dialog.addEventListener('close', () => dialog.remove());
  // A press beside the dialog closes it as well.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  if (source.boeking_id !== null) void addBooking(list, context.bookings, source.boeking_id);
}

/** Buttons for what the reader may do with an item. */
function actsOn(item: Item, { move, staffed }: DialogContext, dialog: HTMLDialogElement): HTMLElement {
  const act = (text: string, work: () => void): HTMLElement =>
    button(text, () => {
      dialog.close();
      work();
    });
  return element(
    'p',
    { class: 'onward' },
    move === null || !isLine(item) ? null : act(words.moveLine, () => move(item, targetOf(item))),
    staffed === null ? null : act(isLine(item) ? words.giveShift : words.changeShift, () => staffed(item)),
  );
}

function bookingLink(id: number): HTMLElement {
  const link = element('a', { text: words.openBooking, attributes: { href: `/kantoor/boekingen/${String(id)}` } });
  return element('p', { class: 'onward' }, link);
}

/** Adds what the planning does not know of a booking, once the service has told it. */
async function addBooking(list: HTMLElement, bookings: BookingsApi, id: number): Promise<void> {
  list.setAttribute('aria-busy', 'true');
  try {
    list.append(...listed(await bookingFacts(bookings, id)));
  } catch (error) {
    list.after(element('p', { text: sentence(error), attributes: { role: 'alert' } }));
  }
  list.removeAttribute('aria-busy');
}

function listed(facts: readonly Fact[]): HTMLElement[] {
  return facts.flatMap(([name, value]) =>
    value == null || value === '' ? [] : [element('dt', { text: name }), element('dd', { text: value })],
  );
}

function lineFacts(line: PlannedLine, { planning, zone }: DialogContext): readonly Fact[] {
  const shifts = planning.diensten.filter(({ boeking_id }) => boeking_id === line.boeking_id);
  const others = planning.regels.filter(({ id, boeking_id }) => boeking_id === line.boeking_id && id !== line.id);
  return [
    [words.facts.where, placeName(line.locatie_id, planning) ?? words.nowhere],
    [words.facts.booking, bookingName(line)],
    [words.facts.customer, line.klant?.naam],
    [words.facts.people, String(line.personen)],
    [words.facts.quantity, String(line.aantal)],
    [words.facts.also, others.map((other) => `${spanText(spanOf(other), zone)} ${other.naam}`).join('\n')],
    [
      words.facts.staff,
      shifts.map((shift) => `${spanText(spanOf(shift), zone)} ${shift.personeel.naam} (${shift.status})`).join('\n'),
    ],
  ];
}

function shiftFacts(shift: PlannedShift, { planning, zone }: DialogContext): readonly Fact[] {
  const lines = planning.regels.filter(({ boeking_id }) => boeking_id === shift.boeking_id);
  return [
    [words.facts.who, shift.personeel.naam],
    [words.facts.where, placeName(shift.locatie_id, planning)],
    [words.facts.booking, lines[0] && bookingName(lines[0])],
    [words.facts.customer, lines[0]?.klant?.naam],
    [words.facts.programme, lines.map((line) => `${spanText(spanOf(line), zone)} ${line.naam}`).join('\n')],
    [words.facts.remark, shift.opmerking],
  ];
}

/** A booking without a package has its reference alone. */
function bookingName({ referentie, arrangement }: PlannedLine): string {
  return [referentie, arrangement].filter((part) => part !== '').join(', ');
}

function placeName(id: number | null, { locaties }: Planning): string | undefined {
  return locaties.find((location) => location.id === id)?.naam;
}
