// Reads the texts that were typed into the fields of a form.

/** Returns the text of a field, as it was typed; empty for a missing field. */
export function readTypedText(form: HTMLFormElement | null, name: string): string {
  const typed = form === null ? null : new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
}
