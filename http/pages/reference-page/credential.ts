// The credential that forms send: typed in once, kept in a variable of this page, and gone with it.
import { buildElement } from './element.ts';
import { requireButton } from './switches.ts';

export interface TypedCredential {
  /** The header that says who asks; null while nothing was typed in. */
  getHeader(): string | null;
  /** Asks for it. */
  ask(): void;
}

/** Shows the button of the bar, which asks for an API key or a login. */
export function addCredential(): TypedCredential {
  let header: string | null = null;
  const key = createField('API key', 'password');
  const username = createField('User name', 'text');
  const password = createField('Password', 'password');
  const form = buildElement(
    'form',
    { method: 'dialog' },
    buildElement('h2', {}, 'Credential for trying'),
    buildElement(
      'p',
      { class: 'warn' },
      'An API key, or a user name and password. They stay in the memory of this page: reload it, and they are gone.',
    ),
    key.label,
    username.label,
    password.label,
    buildElement('button', { type: 'submit' }, 'Use'),
  );
  const dialog = buildElement('dialog', { 'aria-label': 'Credential' }, form);
  document.body.append(dialog);

  const open = requireButton('.keys');
  form.addEventListener('submit', () => {
    header = headerOf(key.input.value.trim(), username.input.value, password.input.value);
    open.classList.toggle('set', header !== null);
    open.textContent = header === null ? 'Credential' : 'Credential set';
  });

  const ask = (): void => dialog.showModal();
  open.addEventListener('click', ask);
  open.hidden = false;

  return { getHeader: () => header, ask };
}

function headerOf(key: string, username: string, password: string): string | null {
  if (username !== '') return `Basic ${encodeBase64(`${username}:${password}`)}`;
  return key === '' ? null : `Bearer ${key}`;
}

function encodeBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function createField(
  name: string,
  type: string,
): { readonly label: HTMLLabelElement; readonly input: HTMLInputElement } {
  const input = buildElement('input', { type, autocomplete: 'off', spellcheck: 'false' });
  return { label: buildElement('label', {}, buildElement('span', {}, name), input), input };
}
