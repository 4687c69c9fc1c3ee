// The bar above the board: which day or week is shown, how, and what is left out of it.
import { button, element } from '../browser/element.ts';
import { languageSwitch } from './language-switch.ts';
import type { View } from './period.ts';
import { words } from './words.ts';

/** The wishes of the bar. */
export interface Wishes {
  readonly previous: () => void;
  readonly next: () => void;
  readonly today: () => void;
  readonly goTo: (date: string) => void;
  readonly see: (view: View) => void;
  /** The text that is looked for, or whether empty rows are shown, has changed. */
  readonly redraw: () => void;
  readonly leave: () => void;
}

export interface Toolbar {
  readonly bar: HTMLElement;
  readonly search: HTMLInputElement;
  readonly onlyBusy: HTMLInputElement;
  /** Says what is shown now. */
  readonly tell: (shown: { readonly title: string; readonly date: string; readonly view: View }) => void;
}

/** Makes the bar. */
export function toolbar(wishes: Wishes): Toolbar {
  const title = element('h1', { attributes: { id: 'when' } });
  const date = element('input', { attributes: { type: 'date', 'aria-label': words.goTo } });
  // While a date is being typed it is no date, or one of long ago.
  date.addEventListener('change', () => {
    if (/^(19|20|21)\d\d-/.test(date.value)) wishes.goTo(date.value);
  });
  const views = {
    day: button(words.day, () => wishes.see('day'), { 'aria-keyshortcuts': 'd' }),
    week: button(words.week, () => wishes.see('week'), { 'aria-keyshortcuts': 'w' }),
  };
  const search = element('input', {
    attributes: {
      type: 'search',
      placeholder: words.find,
      'aria-label': words.findWhat,
      'aria-keyshortcuts': '/',
    },
  });
  search.addEventListener('input', wishes.redraw);
  const onlyBusy = element('input', { attributes: { type: 'checkbox' } });
  onlyBusy.addEventListener('change', wishes.redraw);
  const bar = element(
    'header',
    { class: 'bar' },
    element(
      'a',
      { class: 'sign', attributes: { href: '/kantoor' } },
      element('img', { attributes: { src: '/planning/icon.svg', alt: words.office, width: '30', height: '30' } }),
    ),
    title,
    element(
      'div',
      { class: 'moves', attributes: { role: 'group', 'aria-label': words.period } },
      button('‹', wishes.previous, { 'aria-label': words.previous, 'aria-keyshortcuts': 'PageUp' }),
      button(words.today, wishes.today, { 'aria-keyshortcuts': 't' }),
      button('›', wishes.next, { 'aria-label': words.next, 'aria-keyshortcuts': 'PageDown' }),
    ),
    date,
    element('div', { class: 'switch', attributes: { role: 'group', 'aria-label': words.view } }, views.day, views.week),
    element('span', { class: 'space' }),
    search,
    element('label', { class: 'check' }, onlyBusy, words.hideEmpty),
    languageSwitch(),
    button(words.logOut, wishes.leave, { class: 'leave' }),
  );
  return {
    bar,
    search,
    onlyBusy,
    tell: (shown) => {
      title.textContent = shown.title;
      date.value = shown.date;
      for (const view of ['day', 'week'] as const)
        views[view].setAttribute('aria-pressed', String(view === shown.view));
      document.title = `${shown.title}: ${words.planning.toLowerCase()}`;
    },
  };
}
