// Shortens texts to a length.

/** A text of at most this many characters, without half of a surrogate pair at its end. */
export function shortenText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
