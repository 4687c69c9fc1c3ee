// The texts that stand in the fields of a form.

/** The text of a field, as it was typed; empty where there is none. */
export function readTypedText(form: HTMLFormElement | null, name: string): string {
  const typed = form === null ? null : new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
}
