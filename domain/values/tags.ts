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
  const { pieces, unknown } = fillTagParts(text, values);
  return { text: textOf(pieces), unknown };
}

/** Fills tags as `fillTags` does, and returns the pieces with their tags. */
export function fillTagParts(
  text: string,
  values: Readonly<Record<string, string>>,
): { readonly pieces: readonly TextPart[]; readonly unknown: readonly string[] } {
  const unknown = new Set<string>();
  const pieces: TextPart[] = [];
  let done = 0;
  for (const { 0: whole, 1: tag = '', index } of text.matchAll(TAG)) {
    if (!Object.hasOwn(values, tag)) {
      unknown.add(tag);
      continue;
    }
    pieces.push({ text: text.slice(done, index), tag: null }, { text: values[tag] ?? '', tag });
    done = index + whole.length;
  }
  return { pieces: [...pieces, { text: text.slice(done), tag: null }], unknown: [...unknown] };
}

/** The pieces as one text. */
export function textOf(pieces: readonly TextPart[]): string {
  return pieces.map(({ text }) => text).join('');
}
