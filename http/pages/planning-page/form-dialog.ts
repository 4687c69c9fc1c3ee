// A dialog with a form: it shows what is wrong in one place, and is gone once it is closed.
import { button, element } from '../browser/element.ts';
import { words } from './words.ts';

export interface FormDialog {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  /** Says what is wrong; empty for nothing. */
  readonly complain: (sentence: string) => void;
}

interface FormDialogPlan {
  readonly title: string;
  readonly fields: readonly HTMLElement[];
  /** The text on the button that saves. */
  readonly save: string;
  readonly onsave: () => void;
  /** Other buttons, between saving and giving up. */
  readonly others?: readonly HTMLElement[];
}

/** Opens it, with the focus in its first field. */
export function openForm({ title, fields, save, onsave, others = [] }: FormDialogPlan): FormDialog {
  const wrong = element('p', { class: 'wrong', attributes: { role: 'alert' } });
  const dialog = element('dialog', { class: 'details act', attributes: { 'aria-labelledby': 'form-title' } });
  const form = element(
    'form',
    {},
    ...fields,
    wrong,
    element(
      'p',
      { class: 'onward' },
      element('button', { text: save, attributes: { type: 'submit' } }),
      ...others,
      button(words.cancel, () => dialog.close()),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onsave();
  });
  dialog.append(element('h2', { text: title, attributes: { id: 'form-title' } }), form);
  // The browser has returned the focus by then.
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, form, complain: (sentence) => (wrong.textContent = sentence) };
}

/** A field with its name. */
export function labelled(name: string, field: HTMLElement): HTMLElement {
  return element('label', {}, element('span', { text: name }), field);
}

/** A choice of one of several, by their values. */
export function choice(
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
): HTMLSelectElement {
  const made = element(
    'select',
    {},
    ...options.map(([value, text]) => element('option', { text, attributes: { value } })),
  );
  made.value = chosen;
  return made;
}
