// The page of one operation: what it does, what it takes, what it returns, how it refuses, and the code that calls it.
import html from 'html-template-tag';
import type { Parameter } from '../document.ts';
import { writeChoice, writeJsonBlock } from './code.ts';
import type { EntryResponse, OperationEntry } from './contract.ts';
import { writeMemberList, writeParameterList, typeOf, type DrawingContext } from './fields.ts';
import { toResourceHref, titleOf } from './names.ts';
import { writeRefusals } from './refusal-part.ts';
import { createShownRequest } from './requests.ts';
import { samplesOf } from './samples.ts';
import type { ReferencePage } from './page.ts';
import { writeBadge } from './badge.ts';
import { writeTryForm } from './try-form.ts';

/** Headers that the client sends automatically, shown after everything else. */
const USUAL_HEADERS: ReadonlySet<string> = new Set([
  'Idempotency-Key',
  'Prefer',
  'If-Match',
  'If-None-Match',
  'X-Boekstaaf-After',
]);

/** The page of an operation. */
export function createOperationPage(drawing: DrawingContext, entry: OperationEntry): ReferencePage {
  const { operation, id, tag, method, path } = entry;
  return {
    path: `operations/${id}`,
    title: operation.summary,
    summary: `${method} ${path}: ${findFirstSentence(operation.description)}`,
    tag,
    text: html`
      <p class="crumbs">${entry.area} · <a href="$${toResourceHref(tag)}">${titleOf(tag)}</a></p>
      <h1>${operation.summary}</h1>
      <p class="call">$${writeBadge(method)} <code>$${pathOf(path)}</code></p>
      <p class="id">
        <code>${id}</code
        >$${operation['deprecated'] === true ? ' <strong class="must">deprecated</strong>' : ''}$${operation['x-only'] === 'sandbox' ? ' <strong class="must">sandbox only</strong>' : ''}
      </p>
      <div class="about">$${drawing.markdown.renderBlock(operation.description)}</div>
      $${writeRequest(drawing, entry)} $${entry.responses.map((each) => writeResponse(drawing, each)).join('')}
      $${writeRefusals(drawing, entry)}
    `,
    aside: examplesOf(drawing, entry),
  };
}

/** Returns a path with its parameters highlighted, as HTML. */
function pathOf(path: string): string {
  return path.replace(/\{[^}]+\}/g, (name) => `<var>${name}</var>`);
}

function findFirstSentence(text: string): string {
  return (/^[\s\S]*?[.](?=\s|$)/.exec(text.replaceAll('**', '').replaceAll('`', ''))?.[0] ?? text).replace(/\s+/g, ' ');
}

function writeRequest(drawing: DrawingContext, { parameters, body }: OperationEntry): string {
  const selectParameters = (location: Parameter['in'], usual: boolean): readonly Parameter[] =>
    parameters.filter((each) => each.in === location && USUAL_HEADERS.has(each.name) === usual);
  const parts = [
    writePart('Path', writeParameterList(drawing, selectParameters('path', false))),
    writePart('Query', writeParameterList(drawing, selectParameters('query', false))),
    writePart('Headers', writeParameterList(drawing, selectParameters('header', false))),
    body === undefined ? '' : writeBody(drawing, body),
  ].join('');
  const usual = writeParameterList(drawing, selectParameters('header', true));
  if (parts === '' && usual === '') return '';

  const headers =
    usual === ''
      ? ''
      : `<details class="more"><summary>Headers for every request of this kind</summary>${usual}</details>`;

  return `<section><h2 id="request">Request</h2>${parts}${headers}</section>`;
}

function writeBody(drawing: DrawingContext, { required, types, schema }: NonNullable<OperationEntry['body']>): string {
  const title = `Body${required ? '' : ', may be left out'}`;
  if (schema === undefined)
    return writePart(title, html`<p>A file: $${types.map((each) => html`<code>${each}</code>`).join(', ')}.</p>`);
  const merge = types.includes('application/merge-patch+json')
    ? '<p>A merge patch (RFC 7396): only what you send changes.</p>'
    : '';
  const members = writeMemberList(drawing, schema, 'sent');
  return writePart(
    title,
    `${merge}${members === '' ? html`<p>A JSON value: ${typeOf(drawing.contract, schema)}.</p>` : members}`,
  );
}

function writeResponse(drawing: DrawingContext, { status, description, types, schema }: EntryResponse): string {
  const members = schema === undefined ? '' : writeMemberList(drawing, schema, 'returned');
  const files =
    schema === undefined && types.length > 0
      ? html`<p>$${types.map((each) => html`<code>${each}</code>`).join(', ')}</p>`
      : '';
  return `<section><h2 id="returns-${String(status)}">Returns <span class="status">${String(status)}</span></h2><div class="about">${drawing.markdown.renderBlock(description)}</div>${members}${files}</section>`;
}

function writePart(title: string, contents: string): string {
  return contents === ''
    ? ''
    : html`<h3>${title}</h3>
        $${contents}`;
}

function examplesOf({ contract }: DrawingContext, entry: OperationEntry): string {
  const request = createShownRequest(contract, entry);
  const { sdk, python, php, curl } = samplesOf(entry, request);
  const response = entry.responses.find(({ example }) => example !== undefined);

  return [
    writeChoice('Language', [
      { name: 'SDK', title: 'TypeScript, with the SDK', language: 'ts', code: sdk },
      { name: 'Python', title: 'Python', language: 'python', code: python },
      { name: 'PHP', title: 'PHP', language: 'php', code: php },
      { name: 'curl', title: 'Shell', language: 'sh', code: curl },
    ]),
    response === undefined ? '' : writeJsonBlock(`Response ${String(response.status)}`, response.example),
    writeTryForm(entry, request),
  ].join('');
}
