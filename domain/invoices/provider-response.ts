// Answers of providers as they come: JSON of any shape.

/** The JSON of a text; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A body that is no JSON says nothing.
    return undefined;
  }
}

/** The members of a value; none for what is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
