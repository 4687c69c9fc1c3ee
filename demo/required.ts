// Ends a program whose next step lacks something, rather than calling the service with an empty value.

/** Returns the value. Throws where it is missing; `name` says what it is. */
export function requireValue<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`Expected ${name}, and found none.`);
  return value;
}

/** Returns the first group of a pattern in a text. Throws where the text does not match. */
export function requireMatch(text: string, pattern: RegExp): string {
  return requireValue(pattern.exec(text)?.[1], `a text that matches ${String(pattern)}`);
}
