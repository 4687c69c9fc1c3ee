// Code on a page: coloured, with a title, a button to copy it, and a choice where there are several ways to write it.
import html from 'html-template-tag';
import { colourCode } from './markdown.ts';

export interface CodeBlock {
  readonly title: string;
  readonly language: string;
  readonly code: string;
}

/** One block with its title. */
export function writeCodeBlock({ title, language, code }: CodeBlock): string {
  return html`<figure class="code">
    <figcaption>${title}</figcaption>
    <pre><code>$${colourCode(code, language)}</code></pre>
  </figure>`;
}

/** Blocks of which one is shown at a time; without a script all of them are. */
export function writeChoice(label: string, blocks: readonly (CodeBlock & { readonly name: string })[]): string {
  const items = blocks.map(
    ({ name, ...block }) => html`<div class="way" data-way="${name}">$${writeCodeBlock(block)}</div>`,
  );
  return html`<section class="choice" aria-label="${label}" data-choice="${label}">$${items.join('')}</section>`;
}

/** A value as JSON. */
export function writeJsonBlock(title: string, value: unknown): string {
  return writeCodeBlock({ title, language: 'json', code: JSON.stringify(value, null, 2) });
}
