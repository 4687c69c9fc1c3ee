// Writes values as JSON, byte for byte as JSON.stringify does: the parts of the generated writers of responses and events.

/** The characters that JSON.stringify escapes, and surrogates: it escapes those without their pair. */
const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/;

/** Any value; null for one without JSON. */
export function json(value: unknown): string {
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' ? text : 'null';
}

/** A text. */
export function quoted(value: unknown): string {
  return typeof value === 'string' && !ESCAPED.test(value) ? `"${value}"` : json(value);
}

/** A number; one that is not finite is null. */
export function number(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : json(value);
}

/** True or false. */
export function flag(value: unknown): string {
  return value === true ? 'true' : value === false ? 'false' : json(value);
}

/** A text after its name; nothing where it is absent. */
export function aText(name: string, value: unknown): string {
  return typeof value === 'string' && !ESCAPED.test(value) ? `${name}"${value}"` : aValue(name, value);
}

/** A number after its name; nothing where it is absent. */
export function aNumber(name: string, value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? name + String(value) : aValue(name, value);
}

/** True or false after its name; nothing where it is absent. */
export function aFlag(name: string, value: unknown): string {
  return value === true ? `${name}true` : value === false ? `${name}false` : aValue(name, value);
}

/** Any value after its name; nothing where it is absent. */
export function aValue(name: string, value: unknown): string {
  return value === undefined ? '' : name + json(value);
}

/** An amount of hundredths, such as cents, as a decimal. */
export function hundredths(value: unknown): string {
  return number((value as number) / 100);
}

/** An amount of ten-thousandths as a decimal. */
export function tenThousandths(value: unknown): string {
  return number((value as number) / 10_000);
}

/** A list, each item written by `write`. */
export function list<To>(items: unknown, write: (each: unknown, to: To) => string, to: To): string {
  const all = items as readonly unknown[];
  let text = '[';
  for (let at = 0; at < all.length; at += 1) text += at === 0 ? write(all[at], to) : ',' + write(all[at], to);
  return text + ']';
}

/** Values by name, each written by `write`. */
export function byName<To>(values: unknown, write: (each: unknown, to: To) => string, to: To): string {
  let text = '';
  for (const [name, each] of Object.entries(values as object))
    if (each !== undefined) text += `${text === '' ? '' : ','}${json(name)}:${write(each, to)}`;
  return `{${text}}`;
}
