// Which conflicts concern what on the board: by the same keys as its items and rows.

/** What cannot work as planned: a sentence, and the keys of what it concerns. */
export interface Conflict {
  readonly text: string;
  readonly keys: readonly string[];
}

/** The sentences for each key. */
export function sentences(conflicts: readonly Conflict[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { text, keys } of conflicts)
    for (const key of new Set(keys)) found.set(key, [...(found.get(key) ?? []), text]);
  return found;
}
