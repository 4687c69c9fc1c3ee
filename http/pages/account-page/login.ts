// Asks for user name and password, and for a code once the service says that it needs one.
import { element } from '../browser/element.ts';
import { logIn, needsCode, type Connection } from './connection.ts';
import { codeField, field, form } from './form.ts';
import type { Words } from './words.ts';

/** The form of a login; `enter` gets who has logged in. */
export function loginForm(words: Words, enter: (connection: Connection) => void): HTMLElement {
  const username = field(words.username, { name: 'username', autocomplete: 'username', autocapitalize: 'none' });
  const password = field(words.password, { type: 'password', name: 'password', autocomplete: 'current-password' });
  const code = codeField(words);
  const asked = element(
    'fieldset',
    { attributes: { hidden: '' } },
    code.label,
    element('p', { class: 'hint', text: words.codeHint }),
  );
  const act = async (): Promise<void> => {
    const body = { gebruikersnaam: username.input.value.trim(), wachtwoord: password.input.value };
    try {
      enter(await logIn({ ...body, ...(code.input.value.trim() !== '' && { code: code.input.value.trim() }) }));
    } catch (error) {
      if (!needsCode(error)) throw error;
      asked.hidden = false;
      code.input.focus();
    }
  };
  return form(words, [{ text: words.logIn, act }], [username.label, password.label, asked], () => {
    (asked.hidden ? password : code).input.select();
  });
}
