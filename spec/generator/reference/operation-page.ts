// The page of one operation: what it does, what it takes, what it returns, how it refuses, and the code that calls it.
import html from 'html-template-tag';
import type { Parameter } from '../document.ts';
import { choice, jsonBlock } from './code.ts';
import type { EntryResponse, OperationEntry } from './contract.ts';
import { memberList, parameterList, typeOf, type DrawingContext } from './fields.ts';
import { resourceHref, titleOf } from './names.ts';
import { refusalPart } from './refusal-part.ts';
import { shownRequest } from './requests.ts';
import { samplesOf } from './samples.ts';
import type { ReferencePage } from './page.ts';
import { badge } from './shell.ts';
import { tryForm } from './try-form.ts';

/** Headers that the client sends by itself, shown after everything else. */
const USUAL_HEADERS: ReadonlySet<string> = new Set([
  'Idempotency-Key',
  'Prefer',
  'If-Match',
  'If-None-Match',
  'X-Boekstaaf-After',
]);

/** The page of an operation. */
export function operationPage(drawing: DrawingContext, entry: OperationEntry): ReferencePage {
  const { operation, id, tag, method, path } = entry;
  return {
    path: `operations/${id}`,
    title: operation.summary,
    summary: `${method} ${path}: ${firstSentence(operation.description)}`,
    tag,
    text: html`
      <p class="crumbs">${entry.area} · <a href="$${resourceHref(tag)}">${titleOf(tag)}</a></p>
      <h1>${operation.summary}</h1>
      <p class="call">$${badge(method)} <code>$${pathOf(path)}</code></p>
      <p class="id">
        <code>${id}</code
        >$${operation['deprecated'] === true ? ' <strong class="must">deprecated</strong>' : ''}$${operation['x-only'] === 'sandbox' ? ' <strong class="must">sandbox only</strong>' : ''}
      </p>
      <div class="about">$${drawing.markdown.block(operation.description)}</div>
      $${requestPart(drawing, entry)} $${entry.answers.map((each) => answerPart(drawing, each)).join('')}
      $${refusalPart(drawing, entry)}
    `,
    aside: examplesOf(drawing, entry),
  };
}

/** A path in which what is filled in stands out. */
function pathOf(path: string): string {
  return path.replace(/\{[^}]+\}/g, (name) => `<var>${name}</var>`);
}

function firstSentence(text: string): string {
  return (/^[\s\S]*?[.](?=\s|$)/.exec(text.replaceAll('**', '').replaceAll('`', ''))?.[0] ?? text).replace(/\s+/g, ' ');
}

function requestPart(drawing: DrawingContext, { parameters, body }: OperationEntry): string {
  const inPlace = (place: Parameter['in'], usual: boolean): readonly Parameter[] =>
    parameters.filter((each) => each.in === place && USUAL_HEADERS.has(each.name) === usual);
  const parts = [
    part('Path', parameterList(drawing, inPlace('path', false))),
    part('Query', parameterList(drawing, inPlace('query', false))),
    part('Headers', parameterList(drawing, inPlace('header', false))),
    body === undefined ? '' : bodyPart(drawing, body),
  ].join('');
  const usual = parameterList(drawing, inPlace('header', true));
  if (parts === '' && usual === '') return '';

  const headers =
    usual === ''
      ? ''
      : `<details class="more"><summary>Headers for every request of this kind</summary>${usual}</details>`;

  return `<section><h2 id="request">Request</h2>${parts}${headers}</section>`;
}

function bodyPart(drawing: DrawingContext, { required, types, schema }: NonNullable<OperationEntry['body']>): string {
  const title = `Body${required ? '' : ', may be left out'}`;
  if (schema === undefined)
    return part(title, html`<p>A file: $${types.map((each) => html`<code>${each}</code>`).join(', ')}.</p>`);
  const merge = types.includes('application/merge-patch+json')
    ? '<p>A merge patch (RFC 7396): only what you send changes.</p>'
    : '';
  const members = memberList(drawing, schema, 'sent');
  return part(
    title,
    `${merge}${members === '' ? html`<p>A JSON value: ${typeOf(drawing.contract, schema)}.</p>` : members}`,
  );
}

function answerPart(drawing: DrawingContext, { status, description, types, schema }: EntryResponse): string {
  const members = schema === undefined ? '' : memberList(drawing, schema, 'returned');
  const files =
    schema === undefined && types.length > 0
      ? html`<p>$${types.map((each) => html`<code>${each}</code>`).join(', ')}</p>`
      : '';
  return `<section><h2 id="returns-${String(status)}">Returns <span class="status">${String(status)}</span></h2><div class="about">${drawing.markdown.block(description)}</div>${members}${files}</section>`;
}

function part(title: string, contents: string): string {
  return contents === ''
    ? ''
    : html`<h3>${title}</h3>
        $${contents}`;
}

function examplesOf({ contract }: DrawingContext, entry: OperationEntry): string {
  const request = shownRequest(contract, entry);
  const { sdk, python, php, curl } = samplesOf(entry, request);
  const answer = entry.answers.find(({ example }) => example !== undefined);

  return [
    choice('Language', [
      { name: 'SDK', title: 'TypeScript, with the SDK', language: 'ts', code: sdk },
      { name: 'Python', title: 'Python', language: 'python', code: python },
      { name: 'PHP', title: 'PHP', language: 'php', code: php },
      { name: 'curl', title: 'Shell', language: 'sh', code: curl },
    ]),
    answer === undefined ? '' : jsonBlock(`Response ${String(answer.status)}`, answer.example),
    tryForm(entry, request),
  ].join('');
}
