// JSON that a server sent, read member by member: it is not yet known to fit the contract.

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one where it is none. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The objects of a list; none where it is no list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** The id of an object. */
export function idOf(value: unknown): number {
  return Number(objectOf(value)['id']);
}

/** A member as a text. */
export function textOf(value: unknown, name: string): string {
  const member = objectOf(value)[name];
  return typeof member === 'string' || typeof member === 'number' ? String(member) : '';
}

/** An amount in cents. */
export function centsOf(value: unknown, name: string): number {
  return Math.round(Number(objectOf(value)[name]) * 100);
}

/** Whether two values are equal as JSON, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  return serialiseSorted(one) === serialiseSorted(other);
}

function serialiseSorted(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** A value in a sentence, shortened. */
export function shortenValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
