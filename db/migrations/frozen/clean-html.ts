// Frozen, for 0060-clean-html: what stayed of HTML when that migration was written.
import sanitize from 'sanitize-html';

const LONGEST = 65_535;
/** How often a text is cleaned again until nothing changes. */
const ROUNDS = 5;

const words = (text: string): string[] => text.split(' ');

const POLICY: sanitize.IOptions = {
  allowedTags: words(
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre div span a abbr b strong i em u s del ins mark small sub sup code q ' +
      'ul ol li dl dt dd table caption thead tbody tfoot tr th td img figure figcaption',
  ),
  allowedAttributes: {
    a: words('href title target rel'),
    abbr: ['title'],
    img: words('src alt title width height'),
    ol: ['start'],
    td: words('colspan rowspan'),
    th: words('colspan rowspan scope'),
  },
  allowedSchemes: words('http https mailto tel'),
  allowedSchemesByTag: { img: words('http https') },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: words(
    'script style textarea option select title noscript noembed noframes iframe frameset object embed applet svg math ' +
      'template xmp plaintext listing',
  ),
  nestingLimit: 50,
  transformTags: { a: ofLink },
};

/** A link that opens a window of its own gives that window no way back; no link chooses another frame of the page. */
function ofLink(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const others = Object.entries(attributes).filter(([name]) => name !== 'target' && name !== 'rel');
  const apart = attributes['target'] === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return { tagName, attribs: { ...Object.fromEntries(others), ...apart } };
}

/** As much of a text as can be stored when it is clean, cleaned: each `<`, `>` and `&` that is text becomes longer. */
export function storable(html: string): string {
  let text = html;
  let cleaned = clean(text);
  while (Array.from(cleaned).length > LONGEST && Array.from(text).length <= LONGEST) {
    text = text.slice(0, Math.floor(text.length * 0.9));
    cleaned = clean(text);
  }
  return cleaned;
}

function clean(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  let text = html;
  for (let round = 0; round < ROUNDS; round++) {
    const next = sanitize(text, POLICY);
    if (next === text) return next;
    text = next;
  }
  // It changes for ever: none of it is markup that somebody meant.
  return sanitize(text, { allowedTags: [], allowedAttributes: {} });
}
