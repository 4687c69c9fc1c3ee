// Guesses the name that somebody misspelt.
import { distance } from 'fastest-levenshtein';

/** A text that is longer than this is no misspelt name. */
const MAX_TEXT_LENGTH = 200;

/**
 * The one of `names` that is nearest to `text`, whatever the capitals. Undefined when none is near enough to have been
 * meant: at most one character in four may be wrong.
 */
export function findNearest(text: string, names: readonly string[]): string | undefined {
  // Comparing takes as long as both are long together, for each name.
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const countWrong = (name: string): number => distance(name.toUpperCase(), text.toUpperCase());
  const near = names.filter((name) => countWrong(name) <= name.length / 4);
  return near.sort((a, b) => countWrong(a) - countWrong(b))[0];
}
