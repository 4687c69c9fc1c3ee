// The planning after the login: reads the period that the address names, draws it, and reads it again every minute.
import { Unauthorized } from 'boekstaaf';
import type { Zone } from '../../../domain/values/calendar.ts';
import { boardOf, busy, type Item, matching } from './board.ts';
import { sentences } from './conflicts.ts';
import { dayView } from './day-view.ts';
import { showDetails } from './details.ts';
import type { Drawing } from './drawing.ts';
import { element } from '../browser/element.ts';
import { focusOn, listen, settle } from './keys.ts';
import type { Connection } from './login.ts';
import { isLine, showMove, targetOf, type Target } from './move.ts';
import { datesOf, hashOf, moved, type Period, periodOf, titleOf } from './period.ts';
import { read, type Read, sentence } from './reading.ts';
import { showShift, type ShiftContext } from './shift.ts';
import { summary } from './summary.ts';
import { pageTime } from '../browser/time.ts';
import { toolbar, type Toolbar } from './toolbar.ts';
import { weekView } from './week-view.ts';
import { words } from './words.ts';

const REFRESH = 60_000;

/** The page for somebody who has logged in. */
export class Planner {
  readonly #zone: Zone;
  readonly #api: Connection;
  readonly #leave: (why: string) => void;
  readonly #bar: Toolbar;
  readonly #facts = element('section', { class: 'facts', attributes: { 'aria-label': words.summary } });
  readonly #news = element('p', { class: 'news', attributes: { role: 'alert' } });
  readonly #board = element('main', { class: 'planning', attributes: { tabindex: '-1', 'aria-labelledby': 'when' } });
  readonly #ended = new AbortController();
  #reading = new AbortController();
  #shown: Read;
  #drawing: Drawing | undefined;
  #wanted: Period;

  /** Draws `first` into the page, until somebody logs out or the credential is refused: then `leave` is told why. */
  constructor(page: HTMLElement, zone: Zone, api: Connection, first: Read, leave: (why: string) => void) {
    this.#zone = zone;
    this.#api = api;
    this.#leave = leave;
    this.#shown = first;
    this.#wanted = first.period;
    const acts = {
      previous: () => this.#go(moved(this.#wanted, -1)),
      next: () => this.#go(moved(this.#wanted, 1)),
      today: () => this.#go({ ...this.#wanted, date: periodOf('', pageTime(), zone).date }),
    };
    this.#bar = toolbar({
      ...acts,
      goTo: (date) => this.#go({ ...this.#wanted, date }),
      see: (view) => this.#go({ ...this.#wanted, view }),
      redraw: () => this.#draw(),
      leave: () => void this.#logOut(),
    });
    const { signal } = this.#ended;
    const see = (view: Period['view']) => () => this.#go({ ...this.#wanted, view });
    const find = (): void => this.#bar.search.focus();
    const move = (): void => this.#moveFocused();
    listen(this.#board, { ...acts, day: see('day'), week: see('week'), find, move }, signal);
    window.addEventListener('popstate', () => void this.#load(periodOf(location.hash, pageTime(), zone)), { signal });
    const timer = setInterval(() => this.#refresh(), REFRESH);
    signal.addEventListener('abort', () => clearInterval(timer));
    page.replaceChildren(this.#bar.bar, this.#facts, this.#news, this.#board);
    this.#draw();
    this.#board.focus();
  }

  #go(period: Period): void {
    if (hashOf(period) !== location.hash) history.pushState(null, '', hashOf(period));
    void this.#load(period);
  }

  #refresh(): void {
    if (document.hidden || document.querySelector('dialog[open]') !== null) return;
    void this.#load(this.#wanted);
  }

  /** Reads and draws a period; what was asked before is not waited for any more. */
  async #load(period: Period): Promise<void> {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    this.#wanted = period;
    this.#tell();
    this.#board.setAttribute('aria-busy', 'true');
    try {
      const found = await read(this.#api.planning, period, this.#zone, signal);
      if (signal.aborted) return;
      this.#shown = found;
      this.#news.textContent = '';
      this.#draw();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unauthorized) {
        this.#end(words.ended);
        return;
      }
      // The board of another period is not left standing under the new title.
      if (hashOf(this.#shown.period) !== hashOf(period)) this.#board.replaceChildren();
      this.#news.textContent = sentence(error);
    }
    this.#board.removeAttribute('aria-busy');
  }

  #tell(): void {
    this.#bar.tell({ ...this.#wanted, title: titleOf(this.#wanted) });
  }

  #draw(): void {
    const { planning, period, conflicts } = this.#shown;
    const found = matching(boardOf(planning), this.#bar.search.value);
    const groups = this.#bar.onlyBusy.checked ? busy(found) : found;
    const { bookings, shifts, staff, may } = this.#api;
    const again = (): void => void this.#load(this.#wanted);
    const acting = { planning, zone: this.#zone, bookings, shifts, staff, moved: again, changed: again };
    const move = may('editBoeking') ? (item: Item, target: Target) => showMove(item, target, acting) : null;
    const mayStaff = may('editPersoneelsplanning') && may('viewContact', 'editContact', 'editPersoneel');
    const staffed = mayStaff ? (item: Item) => void this.#staff(item, acting) : null;
    const known = { ...acting, conflicts: sentences(conflicts ?? []), move, staffed };
    const drawing: Drawing = {
      groups,
      dates: datesOf(period),
      zone: this.#zone,
      now: pageTime(),
      conflicts: known.conflicts,
      open: (item: Item) => showDetails(item, known),
      move,
      goTo: (date) => this.#go({ date, view: 'day' }),
    };
    this.#drawing = drawing;
    const before = document.activeElement;
    const focused = this.#board.contains(before);
    const key = before instanceof HTMLElement ? (before.dataset['key'] ?? null) : null;
    this.#tell();
    this.#facts.replaceChildren(...summary(this.#shown, (keys) => focusOn(this.#board, keys)));
    const view = period.view === 'week' ? weekView(drawing) : dayView(drawing);
    this.#board.replaceChildren(groups.length > 0 ? view : element('p', { class: 'nothing', text: words.nothing }));
    settle(this.#board, key, focused);
  }

  async #staff(item: Item, acting: ShiftContext): Promise<void> {
    try {
      await showShift(item, acting);
    } catch (error) {
      this.#news.textContent = sentence(error);
    }
  }

  #moveFocused(): void {
    const { groups = [], move = null } = this.#drawing ?? {};
    const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined;
    const items = groups.flatMap(({ rows }) => rows.flatMap((row) => row.items));
    const item = items.find((each) => each.key === key);
    if (item !== undefined && isLine(item)) move?.(item, targetOf(item));
  }

  async #logOut(): Promise<void> {
    try {
      await this.#api.leave();
      this.#end('');
    } catch (error) {
      // The session may have ended already.
      if (error instanceof Unauthorized) this.#end('');
      else this.#news.textContent = sentence(error);
    }
  }

  #end(why: string): void {
    this.#ended.abort();
    this.#reading.abort();
    this.#leave(why);
  }
}
