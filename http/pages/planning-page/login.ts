// Asks for a key or a login. The page keeps it in memory alone: it is in no address, no storage and no cookie.
import { BookingsApi } from 'boekstaaf/bookings';
import { PlanningApi } from 'boekstaaf/planning';
import type { Credential } from 'boekstaaf';
import { button, element } from './element.ts';

/** The page's way to ask the service. */
export interface Connection {
  readonly planning: PlanningApi;
  readonly bookings: BookingsApi;
}

/** A connection with what was typed, without cookies and without the browser's own question for a password. */
export function connect(credential: Credential): Connection {
  const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, { ...init, credentials: 'omit' });
  const options = { ...credential, baseUrl: location.origin, fetch: send, retries: 1 };
  return { planning: new PlanningApi(options), bookings: new BookingsApi(options) };
}

interface Ways {
  readonly password: HTMLFieldSetElement;
  readonly key: HTMLFieldSetElement;
}

/** Draws the form. `enter` tries what was typed and answers what is wrong with it, or null when it is drawn over. */
export function askForCredential(
  page: HTMLElement,
  enter: (credential: Credential) => Promise<string | null>,
  told = '',
): void {
  const username = field('Username', { name: 'username', autocomplete: 'username', autocapitalize: 'none' });
  const password = field('Password', { name: 'password', type: 'password', autocomplete: 'current-password' });
  const key = field('API key', { name: 'key', type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const ways: Ways = {
    password: element('fieldset', { class: 'way' }, username.label, password.label),
    key: element('fieldset', { class: 'way' }, key.label),
  };
  const complaint = element('p', { class: 'complaint', text: told, attributes: { role: 'alert' } });
  const submit = element('button', { class: 'primary', text: 'Show the planning', attributes: { type: 'submit' } });
  let chosen: keyof Ways = 'password';
  const choose = (way: keyof Ways): void => {
    chosen = way;
    for (const name of ['password', 'key'] as const) {
      ways[name].hidden = name !== way;
      ways[name].disabled = name !== way;
      tabs[name].setAttribute('aria-pressed', String(name === way));
    }
    (way === 'key' ? key : username).input.focus();
  };
  const tabs = { password: button('Username', () => choose('password')), key: button('API key', () => choose('key')) };
  const form = element(
    'form',
    { class: 'login', attributes: { 'aria-labelledby': 'login-title', novalidate: '' } },
    element('h1', { text: 'Planning', attributes: { id: 'login-title' } }),
    element('p', { class: 'hint', text: 'Log in to see what happens when and where, and who works.' }),
    element(
      'div',
      { class: 'switch', attributes: { role: 'group', 'aria-label': 'Log in with' } },
      tabs.password,
      tabs.key,
    ),
    ways.password,
    ways.key,
    complaint,
    submit,
    element('p', {
      class: 'hint',
      text: 'Nothing is stored in this browser: when you close or reload the page, you log in again.',
    }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const credential: Credential =
      chosen === 'key'
        ? { apiKey: key.input.value.trim() }
        : { username: username.input.value.trim(), password: password.input.value };
    submit.disabled = true;
    complaint.textContent = '';
    void enter(credential).then((wrong) => {
      submit.disabled = false;
      if (wrong === null) return;
      complaint.textContent = wrong;
      (chosen === 'key' ? key : password).input.select();
    });
  });
  page.replaceChildren(element('main', { class: 'entrance' }, form));
  choose('password');
}

function field(
  text: string,
  attributes: Readonly<Record<string, string>>,
): { label: HTMLLabelElement; input: HTMLInputElement } {
  const input = element('input', { attributes: { type: 'text', ...attributes } });
  return { label: element('label', {}, element('span', { text }), input), input };
}
