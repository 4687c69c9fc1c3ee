// How an operation refuses: the codes of its own rules first, each with what is sent; what every operation has is folded away.
import html from 'html-template-tag';
import { isRecord } from '../document.ts';
import { writeCodeBlock } from './code.ts';
import type { OperationEntry, EntryRefusal } from './contract.ts';
import type { DrawingContext } from './fields.ts';
import { toErrorHref } from './names.ts';

/** The section of an operation's page; codes that the contract knows and shows nowhere here are left out. */
export function writeRefusals(drawing: DrawingContext, { refusals }: OperationEntry): string {
  const own = refusals.filter((each) => each.isOwn);
  const common = refusals.filter((each) => !each.isOwn);
  const ownPart =
    own.length === 0
      ? '<p>It refuses only what every operation refuses.</p>'
      : `<ul class="refusals">${own.map((each) => writeItem(drawing, each)).join('')}</ul>`;
  return `<section><h2 id="refusals">Refusals</h2>${ownPart}<details class="more"><summary>${String(common.length)} that every operation of this kind has</summary><ul class="refusals">${common.map((each) => writeItem(drawing, each)).join('')}</ul></details></section>`;
}

function writeItem(drawing: DrawingContext, { status, code, value, isOwn }: EntryRefusal): string {
  const { markdown, contract } = drawing;
  const message = findFirstProblem(value)['message'];
  return html`<li>
    <p class="refusal">
      <span class="status">${String(status)}</span> <a href="$${toErrorHref(code)}"><code>${code}</code></a>
    </p>
    <div class="about">$${markdown.renderBlock(meaningOf(contract.document, code))}</div>
    $${isOwn ? exampleOf(String(message), value) : ''}
  </li>`;
}

/** A refusal: its sentence, and the whole body when opened. */
function exampleOf(message: string, value: unknown): string {
  const code = JSON.stringify(value, null, 2);
  return html`<details class="inside sent">
    <summary>${message}</summary>
    $${writeCodeBlock({ title: 'What is sent', language: 'json', code })}
  </details>`;
}

function findFirstProblem(value: unknown): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) ? first : {};
}

/** The meaning of a code, as the contract's list of codes says it. */
function meaningOf(document: DrawingContext['contract']['document'], code: string): string {
  const list = document.components.schemas['ErrorCode']?.description ?? '';
  const [, meaning = ''] =
    new RegExp(`^- \`${code}\` \\(\\d+\\): ([\\s\\S]*?)(?=^- \`|(?![\\s\\S]))`, 'm').exec(list) ?? [];
  return meaning.trim();
}
