// HTML that others wrote and people will look at: what may stay of it. Nothing that runs, loads by itself, or leaves its place.
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

/** The longest HTML that is stored, in characters. */
export const MAX_HTML_LENGTH = 65_535;

const splitNames = (names: string): string[] => names.split(' ');

const ALLOWED_TAGS = [
  ...splitNames('p br hr h1 h2 h3 h4 h5 h6 blockquote pre div span'),
  ...splitNames('a abbr b strong i em u s del ins mark small sub sup code q'),
  ...splitNames('ul ol li dl dt dd'),
  ...splitNames('table caption thead tbody tfoot tr th td'),
  ...splitNames('img figure figcaption'),
];

/**
 * Elements that go with all that is in them: code, styles, other languages, and those that show other things than they
 * say.
 */
const REMOVED_TAGS = [
  ...splitNames('script style textarea option select title noscript noembed noframes iframe frameset'),
  ...splitNames('object embed applet svg math template xmp plaintext listing'),
];

/** Deeper than anybody writes; what is nested deeper is left out. */
const MAX_DEPTH = 50;

const POLICY: sanitize.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },

  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: REMOVED_TAGS,
  nestingLimit: MAX_DEPTH,
  transformTags: { a: protectLink },
};

/** A link that opens a window of its own gives that window no way back; no link chooses another frame of the page. */
function protectLink(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const others = Object.entries(attributes).filter(([name]) => name !== 'target' && name !== 'rel');
  const apart = attributes['target'] === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return { tagName, attribs: { ...Object.fromEntries(others), ...apart } };
}

/** How often the result is cleaned again until nothing changes: what is read must be clean by the same rules. */
const MAX_ROUNDS = 5;

// The same texts are shown again and again: of products and packages in every list.
const known = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, text) => clean.length + text.length + 1,
});

/**
 * The HTML without parts that could harm its readers. These are scripts, event attributes, styles, forms, frames, SVG,
 * MathML, comments, and addresses other than http, https, mailto and tel. Clean HTML stays as it is, to the letter;
 * text stays text.
 */
export function cleanHtml(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  const before = known.get(html);
  if (before !== undefined) return before;
  const clean = cleanUntilStable(html);
  known.set(html, clean);
  return clean;
}

function cleanUntilStable(html: string): string {
  let text = html;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const clean = sanitize(text, POLICY);
    if (clean === text) return clean;
    text = clean;
  }
  // It changes for ever: none of it is markup that somebody meant.
  return sanitize(text, { allowedTags: [], allowedAttributes: {} });
}

/** Whether HTML, once it is clean, is short enough to be stored; what is too long as it is, its bound refuses. */
export function isStorableHtml(html: string): boolean {
  return isLonger(html) || !isLonger(cleanHtml(html));
}

/** In characters as the contract counts them: one outside the basic plane is one. */
function isLonger(text: string): boolean {
  if (text.length <= MAX_HTML_LENGTH || text.length > 2 * MAX_HTML_LENGTH) return text.length > MAX_HTML_LENGTH;
  return Array.from(text).length > MAX_HTML_LENGTH;
}
