// Moves a line of a booking: the service is asked for price and room before anything is saved.
import { ApiError, PreconditionFailed, type Booking, type PlannedLine, type Planning } from 'boekstaaf';
import type { BookingsApi } from 'boekstaaf/bookings';
import { instantAt, type Zone } from '../../../domain/values/calendar.ts';
import type { Item } from './board.ts';
import { clockAt, spanOf, spanText, type Span } from './days.ts';
import { element } from '../browser/element.ts';
import { filled } from '../browser/words.ts';
import { choice, labelled, openForm, type FormDialog } from './form-dialog.ts';
import { sentence } from './reading.ts';
import { locale, words } from './words.ts';

/** The place of a line after a move: since when, and where. */
export interface Target {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Null for no location. */
  readonly place: number | null;
}

export interface MoveContext {
  readonly planning: Planning;
  readonly zone: Zone;
  readonly bookings: BookingsApi;
  /** Called once it is saved. */
  readonly moved: () => void;
}

/** A limit that leaves no room, as a refusal tells it. */
interface Limit {
  readonly soort: 'locatie' | 'materiaal';
  readonly id: number | null;
  readonly begin: string;
  readonly eind: string;
  readonly capaciteit: number | null;
  readonly gebruikt: number;
  readonly nodig: number;
}

/** The booking of the line, and which version of it. */
interface Held {
  readonly booking: Booking;
  readonly etag: string;
}

// Somebody who types makes one request, not one for each digit.
const PAUSE = 300;

/** Whether an item is a line that can be moved. */
export function isLine({ source }: Item): boolean {
  return !('personeel' in source);
}

/** Where a line is now. */
export function targetOf({ from, source }: Item): Target {
  return { from, place: source.locatie_id };
}

/** Asks where a line goes, with what that costs and whether there is room, and moves it. */
export function showMove(item: Item, target: Target, context: MoveContext): void {
  new MoveDialog(item.source as PlannedLine, target, context).open();
}

class MoveDialog {
  readonly #line: PlannedLine;
  readonly #context: MoveContext;
  readonly #date: HTMLInputElement;
  readonly #time: HTMLInputElement;
  readonly #place: HTMLSelectElement;
  readonly #overbook = element('input', { attributes: { type: 'checkbox' } });
  readonly #told = element('p', { class: 'difference', attributes: { role: 'status' } });
  readonly #full = element('div', { class: 'full' });
  #opened: FormDialog | undefined;
  #held: Held | undefined;
  #asking = new AbortController();

  constructor(line: PlannedLine, { from, place }: Target, context: MoveContext) {
    const { planning, zone } = context;
    this.#line = line;
    this.#context = context;
    this.#date = element('input', { attributes: { type: 'date', required: '' } });
    this.#date.value = zone.localDate(instantAt(from));
    this.#time = element('input', { attributes: { type: 'time', step: '300', required: '' } });
    this.#time.value = clockAt(from, zone);
    const places = planning.locaties.map(({ id, naam }) => [String(id), naam] as const);
    this.#place = choice([['', words.nowhere], ...places], String(place ?? ''));
  }

  open(): void {
    const opened = openForm({
      title: filled(words.move.title, { name: `${this.#line.naam}, ${this.#line.referentie}` }),
      fields: [
        labelled(words.move.date, this.#date),
        labelled(words.move.time, this.#time),
        labelled(words.move.place, this.#place),
        this.#told,
        this.#full,
      ],
      save: words.move.save,
      onsave: () => void this.#save(),
    });
    this.#opened = opened;
    opened.form.addEventListener('input', ({ target }) => {
      if (target !== this.#overbook) void this.#ask();
    });
    opened.dialog.addEventListener('close', () => this.#asking.abort());
    this.#time.focus();
    void this.#ask(0);
  }

  /** Where the form says; null where that is no moment. */
  get #wanted(): Span | null {
    const [hours = NaN, minutes = NaN] = this.#time.value.split(':').map(Number);
    const begin =
      Number.isNaN(hours + minutes) || this.#date.value === ''
        ? undefined
        : this.#context.zone.findInstant(this.#date.value, hours * 60 + minutes);
    const { from, to } = spanOf(this.#line);
    return begin === undefined ? null : { from: Date.parse(begin), to: Date.parse(begin) + to - from };
  }

  /** Tells the price and what is full, after a pause in typing. */
  async #ask(pause = PAUSE): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const isOver = (): boolean => signal.aborted;
    const wanted = this.#wanted;
    try {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isOver()) return;
      this.#held ??= await this.#read();
      const tried = wanted && (await this.#tried(wanted, signal));
      if (!isOver()) this.#tell(wanted, tried);
    } catch (error) {
      if (!isOver()) this.#refused(error);
    }
  }

  async #read(): Promise<Held> {
    const { data, headers } = await this.#context.bookings.getBooking({ id: this.#line.boeking_id }).withResponse();
    return { booking: data, etag: headers.get('etag') ?? '' };
  }

  /** The booking as it would be, and the limits that leave no room for that. */
  async #tried(
    wanted: Span,
    signal: AbortSignal,
  ): Promise<{ readonly booking: Booking; readonly full: readonly Limit[] }> {
    try {
      return { booking: await this.#patch(wanted, { dry_run: true, capaciteit: 'afdwingen' }, signal), full: [] };
    } catch (error) {
      const full = limitsIn(error);
      if (full === null) throw error;
      return { booking: await this.#patch(wanted, { dry_run: true }, signal), full };
    }
  }

  #patch(
    { from, to }: Span,
    asked: { readonly dry_run?: boolean; readonly capaciteit?: 'afdwingen' },
    signal?: AbortSignal,
  ): PromiseLike<Booking> {
    const { zone, bookings } = this.#context;
    const { booking, etag: ifMatch } = this.#held ?? { booking: null, etag: '' };
    const place = {
      begin: zone.toText(instantAt(from)),
      eind: zone.toText(instantAt(to)),
      locatie_id: Number(this.#place.value) || null,
    };
    const boekingsregels = (booking?.boekingsregels ?? []).map(({ id }) =>
      id === this.#line.id ? { id, ...place } : { id },
    );
    return bookings.patchBooking(
      { id: this.#line.boeking_id, body: { boekingsregels }, ...asked },
      { ifMatch, signal },
    );
  }

  #tell(wanted: Span | null, tried: { readonly booking: Booking; readonly full: readonly Limit[] } | null): void {
    const { zone, planning } = this.#context;
    this.#opened?.complain('');
    this.#full.replaceChildren();
    if (wanted === null || tried === null) {
      this.#told.textContent = '';
      return;
    }
    const [before, after] = [this.#held?.booking ?? tried.booking, tried.booking].map(priceOf);
    const span = { from: spanText(spanOf(this.#line), zone), to: spanText(wanted, zone) };
    const price = before === after ? '' : ` ${filled(words.move.price, { from: before ?? '', to: after ?? '' })}`;
    this.#told.textContent = filled(words.move.fromTo, span) + price;
    if (tried.full.length > 0)
      this.#full.append(fullList(tried.full, planning, zone), labelled(words.move.overbook, this.#overbook));
    else this.#overbook.checked = false;
  }

  async #save(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === null) return;
    this.#asking.abort();
    try {
      this.#held ??= await this.#read();
      await this.#patch(wanted, this.#overbook.checked ? {} : { capaciteit: 'afdwingen' });
      this.#opened?.dialog.close();
      this.#context.moved();
    } catch (error) {
      if (limitsIn(error) !== null) return this.#ask(0);
      // Somebody changed the booking: the move is shown again on top of that, and saved by another press.
      if (error instanceof PreconditionFailed) this.#held = undefined;

      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    this.#opened?.complain(error instanceof PreconditionFailed ? words.move.changedBefore : sentence(error));
  }
}

function limitsIn(error: unknown): readonly Limit[] | null {
  if (!(error instanceof ApiError) || error.code !== 'ERR_NOT_AVAILABLE') return null;
  return (error.problems[0]?.params?.['redenen'] ?? []) as readonly Limit[];
}

function fullList(full: readonly Limit[], { locaties, materialen }: Planning, zone: Zone): HTMLElement {
  const named = { locatie: locaties, materiaal: materialen };
  const items = full.map((limit) => {
    const name = named[limit.soort].find(({ id }) => id === limit.id)?.naam ?? words.nowhere;
    const facts = {
      time: spanText(spanOf(limit), zone),
      all: limit.capaciteit ?? 0,
      used: limit.gebruikt,
      needed: limit.nodig,
    };
    return element('li', { text: `${name} ${filled(words.move.full, facts)}` });
  });
  return element('ul', { attributes: { 'aria-label': words.move.whatIsFull } }, ...items);
}

function priceOf({ kosten }: Booking): string {
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return euros.format(kosten.calculated_totaalbedrag_inclusief_btw);
}
