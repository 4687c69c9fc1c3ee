// Asks for a login, which begins a session, or for a key, which the page keeps in memory alone.
import { BookingsApi } from 'boekstaaf/bookings';
import { PlanningApi } from 'boekstaaf/planning';
import { Unauthorized, type CurrentSession, type Permission } from 'boekstaaf';
import { SessionsApi } from 'boekstaaf/sessions';
import { ShiftsApi } from 'boekstaaf/shifts';
import { StaffApi } from 'boekstaaf/staff';
import { button, element } from '../browser/element.ts';
import { issuerLink } from '../browser/issuer.ts';
import { languageSwitch } from './language-switch.ts';
import { words } from './words.ts';

/** The page's way to ask the service. */
export interface Connection {
  readonly planning: PlanningApi;
  readonly bookings: BookingsApi;
  readonly shifts: ShiftsApi;
  readonly staff: StaffApi;
  /** Whether who looks has one of these rights. The page cannot know those of a key. */
  readonly may: (...rights: readonly Permission[]) => boolean;
  /** Ends the session; a key is only forgotten. */
  readonly leave: () => Promise<void>;
}

/** A key, or the token of a session. */
type Held = { readonly apiKey: string } | { readonly csrfToken: string };

const options = { baseUrl: location.origin, retries: 1 };

/** A connection with a key, which no cookie goes with; or with the cookie of a session. */
export function connect(held: Held, rights: readonly Permission[] = []): Connection {
  const withoutCookies = (url: string, init: RequestInit): Promise<Response> =>
    fetch(url, { ...init, credentials: 'omit' });
  const all = { ...options, ...held, ...('apiKey' in held && { fetch: withoutCookies }) };
  return {
    ...{ planning: new PlanningApi(all), bookings: new BookingsApi(all) },
    ...{ shifts: new ShiftsApi(all), staff: new StaffApi(all) },
    may: (...wanted) => wanted.some((right) => rights.includes(right)),
    leave: () => leave(held),
  };
}

/** A connection with what was typed: a user name and password begin a session. Throws as the client does. */
export async function connectWith(typed: Typed): Promise<Connection> {
  if ('apiKey' in typed) return connect(typed);
  const { username: gebruikersnaam, password: wachtwoord, code } = typed;
  const body = { gebruikersnaam, wachtwoord, ...(code !== '' && { code }) };
  return connectBy(await new SessionsApi(options).createSession({ body }));
}

/** The connection of a session. One that has to set up a second factor first can do so on another page: it never resolves. */
function connectBy(session: CurrentSession): Promise<Connection> {
  if (!session.must_set_up_second_factor)
    return Promise.resolve(connect({ csrfToken: session.csrf_token }, session.permissies));
  location.assign('/account');
  return new Promise(() => undefined);
}

/** The connection of a session that goes on after the page was reloaded; null where nobody is logged in. */
export async function connectAgain(): Promise<Connection | null> {
  try {
    return await connectBy(await new SessionsApi(options).getCurrentSession());
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}

async function leave(held: Held): Promise<void> {
  if ('csrfToken' in held) await new SessionsApi({ ...options, ...held }).deleteCurrentSession();
}

/** The text of the form. */
export type Typed =
  | { readonly apiKey: string }
  | {
      readonly username: string;
      readonly password: string;
      /** Empty while nobody asked for one. */
      readonly code: string;
    };

/** Why a login did not succeed. */
export interface Refused {
  readonly words: string;
  /** Whether the same is to be tried with a code. */
  readonly needsCode: boolean;
}

interface Ways {
  readonly password: HTMLFieldSetElement;
  readonly key: HTMLFieldSetElement;
}

/** Draws the form. `enter` tries what was typed and answers why it was refused, or null when it is drawn over. */
export function askForCredential(page: HTMLElement, enter: (typed: Typed) => Promise<Refused | null>, told = ''): void {
  const username = field(words.username, { name: 'username', autocomplete: 'username', autocapitalize: 'none' });
  const password = field(words.password, { name: 'password', type: 'password', autocomplete: 'current-password' });
  const code = field(words.code, { name: 'code', autocomplete: 'one-time-code', autocapitalize: 'none' });
  code.label.hidden = true;
  const key = field(words.key, { name: 'key', type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const ways: Ways = {
    password: element('fieldset', { class: 'way' }, username.label, password.label, code.label),
    key: element('fieldset', { class: 'way' }, key.label),
  };
  const complaint = element('p', { class: 'complaint', text: told, attributes: { role: 'alert' } });
  const submit = element('button', { class: 'primary', text: words.show, attributes: { type: 'submit' } });
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
  const tabs = {
    password: button(words.username, () => choose('password')),
    key: button(words.key, () => choose('key')),
  };
  const form = element(
    'form',
    { class: 'login', attributes: { 'aria-labelledby': 'login-title', novalidate: '' } },
    element('h1', { text: words.planning, attributes: { id: 'login-title' } }),
    element('p', { class: 'hint', text: words.logIn }),
    element(
      'div',
      { class: 'switch', attributes: { role: 'group', 'aria-label': words.logInWith } },
      tabs.password,
      tabs.key,
    ),
    ways.password,
    ways.key,
    complaint,
    submit,
    issuerLink('/planning'),
    languageSwitch(),
    element('p', {
      class: 'hint',
      text: words.stays,
    }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed: Typed =
      chosen === 'key'
        ? { apiKey: key.input.value.trim() }
        : { username: username.input.value.trim(), password: password.input.value, code: code.input.value.trim() };
    submit.disabled = true;
    complaint.textContent = '';
    void enter(typed).then((wrong) => {
      submit.disabled = false;
      if (wrong === null) return;
      if (wrong.needsCode) code.label.hidden = false;
      complaint.textContent = wrong.words;
      (chosen === 'key' ? key : code.label.hidden ? password : code).input.select();
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
