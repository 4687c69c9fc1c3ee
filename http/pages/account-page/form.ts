// Forms of the page: fields with their labels, and a place that says what is wrong.
import { button, element } from '../browser/element.ts';
import { sentence } from './connection.ts';
import type { Words } from './words.ts';

/** A field and its label. */
export interface Field {
  readonly label: HTMLLabelElement;
  readonly input: HTMLInputElement;
}

export function field(text: string, attributes: Readonly<Record<string, string>>): Field {
  const input = element('input', { attributes: { type: 'text', ...attributes } });
  return { label: element('label', {}, element('span', { text }), input), input };
}

/** The field of a code, which phones and password managers know as one. */
export function codeField({ code }: Words): Field {
  return field(code, {
    name: 'code',
    autocomplete: 'one-time-code',
    inputmode: 'text',
    autocapitalize: 'none',
    maxlength: '40',
  });
}

/** A button of a form, and what it does; it throws what the service refuses. */
export interface Act {
  readonly text: string;
  readonly act: () => Promise<void>;
}

/** A form: Enter does the first act. A refusal stands below, and `onRefused` may do more. */
export function form(
  words: Words,
  [first, ...others]: readonly [Act, ...Act[]],
  content: readonly (Node | string)[],
  onRefused: (error: unknown) => void = () => undefined,
): HTMLFormElement {
  const complaint = element('p', { class: 'complaint', attributes: { role: 'alert' } });
  const submit = element('button', { class: 'primary', text: first.text, attributes: { type: 'submit' } });
  const run = async (act: Act['act']): Promise<void> => {
    for (const each of buttons) each.disabled = true;
    complaint.textContent = '';
    try {
      await act();
    } catch (error) {
      complaint.textContent = sentence(error, words);
      onRefused(error);
    }
    for (const each of buttons) each.disabled = false;
  };
  const buttons = [submit, ...others.map(({ text, act }) => button(text, () => void run(act)))];
  const made = element('form', { attributes: { novalidate: '' } }, ...content, complaint);
  made.append(element('div', { class: 'acts' }, ...buttons));
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(first.act);
  });
  return made;
}
