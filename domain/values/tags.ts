// Tags in texts: a known one is filled in, an unknown one stays as it is.

/** A text with its tags filled in, and the names of those that nobody knows, each once. */
export interface Filled {
  readonly text: string;
  readonly unknown: readonly string[];
}

/** Fills `{tag}` from `values`, once: a value that holds braces itself is not read again. */
export function fillTags(text: string, values: Readonly<Record<string, string>>): Filled {
  const unknown = new Set<string>();
  const filled = text.replace(/\{([a-z][a-z0-9_]*)\}/g, (whole, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? '';
    unknown.add(name);
    return whole;
  });
  return { text: filled, unknown: [...unknown] };
}
