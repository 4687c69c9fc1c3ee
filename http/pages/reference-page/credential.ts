// The credential that forms send: typed in once, kept in a variable of this page, and gone with it.
import { element } from './element.ts';
import { button } from './switches.ts';

export interface TypedCredential {
  /** The header that says who asks; null while nothing was typed in. */
  header(): string | null;
  /** Asks for it. */
  ask(): void;
}

/** Shows the button of the bar, which asks for an API key or a login. */
export function addCredential(): TypedCredential {
  let header: string | null = null;
  const key = field('API key', 'password');
  const username = field('User name', 'text');
  const password = field('Password', 'password');
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', {}, 'Credential for trying'),
    element(
      'p',
      { class: 'warn' },
      'An API key, or a user name and password. They stay in the memory of this page: reload it, and they are gone.',
    ),
    key.label,
    username.label,
    password.label,
    element('button', { type: 'submit' }, 'Use'),
  );
  const dialog = element('dialog', { 'aria-label': 'Credential' }, form);
  document.body.append(dialog);

  const open = button('.keys');
  form.addEventListener('submit', () => {
    header = headerOf(key.input.value.trim(), username.input.value, password.input.value);
    open.classList.toggle('set', header !== null);
    open.textContent = header === null ? 'Credential' : 'Credential set';
  });

  const ask = (): void => dialog.showModal();
  open.addEventListener('click', ask);
  open.hidden = false;

  return { header: () => header, ask };
}

function headerOf(key: string, username: string, password: string): string | null {
  if (username !== '') return `Basic ${base64(`${username}:${password}`)}`;
  return key === '' ? null : `Bearer ${key}`;
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function field(name: string, type: string): { readonly label: HTMLLabelElement; readonly input: HTMLInputElement } {
  const input = element('input', { type, autocomplete: 'off', spellcheck: 'false' });
  return { label: element('label', {}, element('span', {}, name), input), input };
}
