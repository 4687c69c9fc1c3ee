// Texts of others, cut to a length.

/** A text of at most so many characters, without half of a pair at its end. */
export function shortenText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
