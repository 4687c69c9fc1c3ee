// Guesses the meant name of a misspelt one.
import { distance } from 'fastest-levenshtein';

/** Longer texts are not compared. */
const MAX_TEXT_LENGTH = 200;

/**
 * Returns the one of `names` that is nearest to `text`, ignoring capitals. Undefined when none is near enough: at most
 * one character in four may differ.
 */
export function findNearest(text: string, names: readonly string[]): string | undefined {
  // Comparing takes time in proportion to the product of both lengths, for each name.
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const countWrong = (name: string): number => distance(name.toUpperCase(), text.toUpperCase());
  const near = names.filter((name) => countWrong(name) <= name.length / 4);
  return near.sort((a, b) => countWrong(a) - countWrong(b))[0];
}
