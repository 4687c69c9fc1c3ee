// Markdown as HTML: descriptions of the contract, guides and the glossary. HTML in them is shown, never run; code is coloured.
import MarkdownIt from 'markdown-it';
import Prism from 'prismjs';
// Each adds its language to what is imported above.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
// PHP stands between the marks of a template.
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-typescript.js';
import type { ReferenceContract } from './contract.ts';
import { toErrorHref, toEventHref, toOperationHref, slugOf } from './names.ts';

const PRISM_LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'bash',
  json: 'json',
  php: 'php',
  python: 'python',
  ts: 'typescript',
};

export interface MarkdownRenderer {
  /** Paragraphs, lists and headings. */
  renderBlock(text: string): string;
  /** One line, without a paragraph around it. */
  renderLine(text: string): string;
}

/** Code in colours; a language that is not known is escaped and left black. */
export function colourCode(code: string, language: string): string {
  const grammarName = PRISM_LANGUAGES[language] ?? '';
  const grammar = Prism.languages[grammarName];
  return grammar === undefined ? escapeHtml(code) : Prism.highlight(code, grammar, grammarName);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A renderer that links error codes, operations and events to their pages wherever a text names them. */
export function markdownOf({ entries, document }: ReferenceContract, codes: ReadonlySet<string>): MarkdownRenderer {
  const operations = new Set(entries.map(({ id }) => id));
  const events = new Set(Object.keys(document.webhooks ?? {}));

  const linkOf = (name: string): string | undefined => {
    if (name.startsWith('/docs/')) return name;
    if (codes.has(name)) return toErrorHref(name);
    if (operations.has(name)) return toOperationHref(name);
    const [object = ''] = name.split('::');
    return name.includes('::') && events.has(object) ? toEventHref(object) : undefined;
  };

  const renderer = new MarkdownIt({ html: false, highlight: colourCode });
  const { rules } = renderer.renderer;
  let linked = 0;

  rules['link_open'] = (tokens, at, options, _env, self) => {
    linked += 1;
    const token = tokens[at];
    token?.attrSet('href', resolveAddress(String(token.attrGet('href') ?? '')));
    return self.renderToken(tokens, at, options);
  };

  rules['link_close'] = (tokens, at, options, _env, self) => {
    linked -= 1;
    return self.renderToken(tokens, at, options);
  };
  rules['code_inline'] = (tokens, at) => {
    const text = tokens[at]?.content ?? '';
    const href = linked > 0 ? undefined : linkOf(text);
    const code = `<code>${escapeHtml(text)}</code>`;
    return href === undefined ? code : `<a href="${href}">${code}</a>`;
  };

  rules['text'] = (tokens, at) => {
    const text = escapeHtml(tokens[at]?.content ?? '');
    if (linked > 0) return text;
    return text.replace(/\bERR_[A-Z_]+\b/g, (code) =>
      codes.has(code) ? `<a href="${toErrorHref(code)}"><code>${code}</code></a>` : code,
    );
  };

  rules['heading_open'] = (tokens, at, options, _env, self) => {
    const token = tokens[at];
    token?.attrSet('id', slugOf(tokens[at + 1]?.content ?? ''));
    return self.renderToken(tokens, at, options);
  };
  rules['table_open'] = () => '<div class="wide"><table>';
  rules['table_close'] = () => '</table></div>';

  return { renderBlock: (text) => renderer.render(text), renderLine: (text) => renderer.renderInline(text) };
}

/** Pages of the repository that are shown here lie elsewhere. */
function resolveAddress(href: string): string {
  const guide = /^(?:\.\/)?([a-z-]+)\.md(#.*)?$/.exec(href);
  return guide === null ? href : `/docs/guides/${guide[1] ?? ''}${guide[2] ?? ''}`;
}
