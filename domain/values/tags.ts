// Tags in texts: a known one is filled in, an unknown one stays as it is.

/** A text with its tags filled in, and the names of unknown tags, each once. */
export interface FilledText {
  readonly text: string;
  readonly unknown: readonly string[];
}

const TAG = /\{([a-z][a-z0-9_]*)\}/g;

/** The names of the tags in a text. */
export function listTags(text: string): string[] {
  return [...text.matchAll(TAG)].map(([, name = '']) => name);
}

/** The tags of texts whose names are not among these, each once. */
export function findUnknownTags(texts: readonly string[], names: readonly string[]): string[] {
  return [...new Set(texts.flatMap(listTags))].filter((name) => !names.includes(name));
}

/** A piece of a filled text: unchanged text, or with `tag` the value of that tag. */
export interface TextPart {
  readonly text: string;
  readonly tag: string | null;
}

/** Fills `{tag}` from `values`, once: braces in a value are not filled. */
export function fillTags(text: string, values: Readonly<Record<string, string>>): FilledText {
  const { parts, unknown } = fillTagParts(text, values);
  return { text: textOf(parts), unknown };
}

/** Fills tags as `fillTags` does, and returns the pieces with their tags. */
export function fillTagParts(
  text: string,
  values: Readonly<Record<string, string>>,
): { readonly parts: readonly TextPart[]; readonly unknown: readonly string[] } {
  const unknown = new Set<string>();
  const parts: TextPart[] = [];
  let offset = 0;
  for (const { 0: matchedText, 1: tag = '', index } of text.matchAll(TAG)) {
    if (!Object.hasOwn(values, tag)) {
      unknown.add(tag);
      continue;
    }
    parts.push({ text: text.slice(offset, index), tag: null }, { text: values[tag] ?? '', tag });
    offset = index + matchedText.length;
  }
  return { parts: [...parts, { text: text.slice(offset), tag: null }], unknown: [...unknown] };
}

/** The pieces as one text. */
export function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
