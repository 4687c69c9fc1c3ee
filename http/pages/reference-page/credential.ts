// The credential that forms send: typed once, and stored only in the memory of the page.
import { buildElement } from './element.ts';
import { requireButton } from './switches.ts';

export interface TypedCredential {
  /** Returns the `Authorization` header; null until a credential is typed. */
  getHeader(): string | null;
  /** Opens the dialog that asks for a credential. */
  ask(): void;
}

/** Shows the button that asks for an API key or a login, and returns the credential. */
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
