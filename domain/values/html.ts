// Cleans HTML of others before people look at it: nothing may run, load other resources, or leave its place.
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

/** The maximum length of stored HTML, in characters. */
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
 * Elements that are removed with their contents: code, styles, other languages, and those that display other contents
 * than they contain.
 */
const REMOVED_TAGS = [
  ...splitNames('script style textarea option select title noscript noembed noframes iframe frameset'),
  ...splitNames('object embed applet svg math template xmp plaintext listing'),
];

/** The maximum depth of elements; deeper ones are removed. */
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

/**
 * A link that opens its own window gives that window no access to the opener; no link chooses another frame of the
 * page.
 */
function protectLink(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const others = Object.entries(attributes).filter(([name]) => name !== 'target' && name !== 'rel');
  const apart = attributes['target'] === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return { tagName, attribs: { ...Object.fromEntries(others), ...apart } };
}

/** The maximum number of passes until cleaning changes nothing: the result must be clean by its own rules. */
const MAX_ROUNDS = 5;

// Texts of products and packages are cleaned in every list.
const known = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, text) => clean.length + text.length + 1,
});

/**
 * Returns the HTML without parts that could harm its readers: scripts, event attributes, styles, forms, frames, SVG,
 * MathML and comments. Addresses other than http, https, mailto and tel are removed too. Clean HTML stays unchanged to
 * the letter; text stays text.
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
  // Cleaning never settles: no part of it is intended markup.
  return sanitize(text, { allowedTags: [], allowedAttributes: {} });
}

/** Whether cleaned HTML is short enough to store. HTML that is too long before cleaning is refused by the contract. */
export function isStorableHtml(html: string): boolean {
  return isLonger(html) || !isLonger(cleanHtml(html));
}

/** Characters as the contract counts them: one outside the basic plane counts once. */
function isLonger(text: string): boolean {
  if (text.length <= MAX_HTML_LENGTH || text.length > 2 * MAX_HTML_LENGTH) return text.length > MAX_HTML_LENGTH;
  return Array.from(text).length > MAX_HTML_LENGTH;
}
