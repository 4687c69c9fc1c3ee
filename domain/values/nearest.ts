// Guesses the name that somebody misspelt.
import { distance } from 'fastest-levenshtein';

/** A text that is longer than this is no misspelt name. */
const MAX_TEXT_LENGTH = 200;

/**
 * The one of `names` that is nearest to `text`, whatever the capitals. Undefined when none is near enough to have been
 * meant: at most one character in four may be wrong.
 */
export function nearest(text: string, names: readonly string[]): string | undefined {
  // Comparing takes as long as both are long together, for each name.
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const wrong = (name: string): number => distance(name.toUpperCase(), text.toUpperCase());
  const near = names.filter((name) => wrong(name) <= name.length / 4);
  return near.sort((a, b) => wrong(a) - wrong(b))[0];
}
