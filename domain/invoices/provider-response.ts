// Responses of providers: JSON of any shape.

/** The JSON of a text; undefined for another text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A body without JSON contains no information.
    return undefined;
  }
}

/** The members of a value; none for a value that is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
