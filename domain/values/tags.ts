// Tags in texts: a known one is filled in, an unknown one stays as it is.

/** A text with its tags filled in, and the names of those that nobody knows, each once. */
export interface Filled {
  readonly text: string;
  readonly unknown: readonly string[];
}

const TAG = /\{([a-z][a-z0-9_]*)\}/g;

/** The tags of texts that are none of these names, each once. */
export function unknownTags(texts: readonly string[], names: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(TAG)].map(([, name = '']) => name));
  return [...new Set(found)].filter((name) => !names.includes(name));
}

/** Fills `{tag}` from `values`, once: a value that holds braces itself is not read again. */
export function fillTags(text: string, values: Readonly<Record<string, string>>): Filled {
  const unknown = new Set<string>();
  const filled = text.replace(TAG, (whole, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? '';
    unknown.add(name);
    return whole;
  });
  return { text: filled, unknown: [...unknown] };
}
