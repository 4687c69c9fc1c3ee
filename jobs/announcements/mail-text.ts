// The text of a message's HTML, extracted in linear time for any input.
import { convert } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** The parser visits all open elements at each tag, and each list and quotation writes its lines again. */
const LIMITS = { characters: 2_000_000, open: 100, indented: 30 };
const INDENTED_TAGS: ReadonlySet<string> = new Set(['blockquote', 'ol', 'ul']);

const CONVERT_OPTIONS = {
  wordwrap: false as const,
  limits: { maxDepth: LIMITS.open, maxChildNodes: 10_000, maxInputLength: LIMITS.characters },
  selectors: [
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  ],
};

/** The text of HTML, and whether it is complete. */
export interface TextOfHtml {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Returns the text of HTML up to where it is too long or nested too deep. docs/decisions/130-mails-out-and-in.md. */
export function extractText(html: string): TextOfHtml {
  const shallowHtml = html.slice(0, findDepthLimit(html));
  return { text: convert(shallowHtml, CONVERT_OPTIONS), isWhole: shallowHtml.length === html.length };
}

/** Where HTML becomes too deep; its length where it does not. */
function findDepthLimit(html: string): number {
  const depth = { open: 0, indented: 0 };
  let end = Math.min(html.length, LIMITS.characters);

  const count = (name: string, by: 1 | -1): void => {
    depth.open += by;
    if (INDENTED_TAGS.has(name)) depth.indented += by;
  };

  const parser = new Parser({
    onopentagname(name) {
      count(name, 1);
      if (depth.open <= LIMITS.open && depth.indented <= LIMITS.indented) return;
      end = parser.startIndex;
      parser.pause();
    },
    onclosetag(name) {
      count(name, -1);
    },
  });

  parser.write(html.slice(0, end));
  return end;
}
