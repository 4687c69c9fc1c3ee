// Printable texts: without characters that cannot be printed, and broken into lines that fit.

/** Returns the width of a text in points. */
export type TextMeasure = (text: string) => number;

const CONTROLS = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufe00-\ufe0f\u{e0000}-\u{e007f}]/gu;
const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/gu;
const KEPT_IMAGES = /[\u00a9\u00ae\u2122]/u;

/**
 * Returns a text with characters in composed form, with its line breaks, without control characters and emoji. A mark
 * replaces each run of characters that the font lacks.
 */
export function toPrintable(text: string, hasGlyph: (character: string) => boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(EMOJI, (image) => (KEPT_IMAGES.test(image) ? image : ''))
    .replace(CONTROLS, (control) => (control === '\n' ? control : ''));
  let printable = '';
  let isMissing = false;

  for (const character of plain) {
    const has = character === '\n' || hasGlyph(character);
    if (has) printable += character;
    else if (!isMissing) printable += '\ufffd';
    isMissing = !has;
  }

  return printable.replace(/ {2,}/g, ' ').trim();
}

/** Returns the lines of a text, none wider than `width`; a wider word is broken. */
export function linesOf(text: string, width: number, measure: TextMeasure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapLine(paragraph.trim(), width, measure));
}

function wrapLine(paragraph: string, width: number, measure: TextMeasure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = breakWord(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }

  return [...lines, line];
}

/**
 * Returns a word in pieces that fit, broken after a hyphen or slash near the end of a piece where there is one. Measures about
 * one piece at a time: a word can be as long as a remark.
 */
function breakWord(word: string, width: number, measure: TextMeasure): string[] {
  const parts: string[] = [];
  const all = Array.from(word);
  let begin = 0;
  let usual = 1;

  for (;;) {
    const fits = countFitting(all, begin, usual, (text) => measure(text) <= width);
    if (begin + fits >= all.length) return [...parts, all.slice(begin).join('')];
    const joint = all.slice(begin, begin + fits).findLastIndex((character) => '-/@._'.includes(character)) + 1;
    const end = begin + (joint > fits / 2 ? joint : fits);
    parts.push(all.slice(begin, end).join(''));
    begin = end;
    usual = fits;
  }
}

/** Returns how many characters from `begin` fit, one at least. Searches from `usual` on, in steps that double. */
function countFitting(all: readonly string[], begin: number, usual: number, fit: (text: string) => boolean): number {
  const most = all.length - begin;
  const isFine = (count: number): boolean => fit(all.slice(begin, begin + count).join(''));
  let fits = 1;
  let over = Math.min(usual + 1, most + 1);
  while (over <= most && isFine(over)) {
    fits = over;
    over *= 2;
  }

  if (over > most) {
    if (most <= 1 || isFine(most)) return most;
    over = most;
  }

  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (isFine(middle)) fits = middle;
    else over = middle;
  }

  return fits;
}

/** Returns at most `most` lines; the last of them ends in an ellipsis when there were more. */
export function limitLines(lines: readonly string[], most: number): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}
