// The reference as Markdown, for language models: llms.txt, a page for each resource, and the guides as they are written.
import type { ErrorTable } from '../errors.ts';
import { follow, type ReferenceContract, type OperationEntry, type TagEntries } from './contract.ts';
import { typeOf } from './fields.ts';
import type { Guide } from './guides.ts';
import { guideHref, resourceHref, titleOf } from './names.ts';
import { shownRequest } from './requests.ts';
import { samplesOf } from './samples.ts';
import type { Schema } from '../document.ts';

/** The list of everything, as llmstxt.org describes it. */
export function llmsText({ areas, document }: ReferenceContract, guides: readonly Guide[]): string {
  const { info } = document;
  const lines = [
    `# ${String(info['title'])}`,
    '',
    `> ${String(info['summary'])}`,
    '',
    String(info['description']).trim(),
    '',
    'The contract: [/openapi.json](/openapi.json), [/openapi.yaml](/openapi.yaml).',
    '',
    '## Guides',
    '',
    ...guides.map(({ name, title, summary }) => `- [${title}](${guideHref(name)}.md): ${summary}`),
    ...areas.flatMap(({ name, tags }) => [
      '',
      `## ${name}`,
      '',
      ...tags.map((tag) => `- [${titleOf(tag.name)}](${resourceHref(tag.name)}.md): ${oneLine(tag.description)}`),
    ]),
    '',
    '## Optional',
    '',
    '- [Error codes](/docs/errors.md): every code with its cause and its remedy',
    '- [Glossary](/docs/glossary.md): the Dutch words of the interface',
    '- [Changes of the contract](/changelog.json): by release, as a list',
  ];

  return `${lines.join('\n')}\n`;
}

/** All operations of a resource. */
export function resourceText(contract: ReferenceContract, { name, description, entries }: TagEntries): string {
  return (
    [`# ${titleOf(name)}`, description, ...entries.map((entry) => operationText(contract, entry))].join('\n\n') + '\n'
  );
}

function operationText(contract: ReferenceContract, entry: OperationEntry): string {
  const { id, operation, method, path, parameters, body, answers, refusals } = entry;
  const { sdk } = samplesOf(entry, shownRequest(contract, entry));
  const own = refusals.filter((each) => each.own).map(({ code, status }) => `${code} (${String(status)})`);
  const answer = answers.find(({ example }) => example !== undefined);

  return [
    `## ${operation.summary}${operation['x-only'] === 'sandbox' ? ' (sandbox only)' : ''}`,
    `\`${id}\`: \`${method} ${path}\``,
    operation.description.trim(),
    parameters.length === 0
      ? ''
      : `Parameters:\n\n${parameters.map((each) => memberLine(contract, each.name, each.schema, each.required === true, each.description)).join('\n')}`,
    body?.schema === undefined ? '' : `Body:\n\n${membersOf(contract, body.schema)}`,
    own.length === 0 ? '' : `Refusals of its own: ${own.join(', ')}.`,
    fenced('ts', sdk),
    answer === undefined
      ? ''
      : `Returns ${String(answer.status)}:\n\n${fenced('json', JSON.stringify(answer.example, null, 2))}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function membersOf(contract: ReferenceContract, schema: Schema): string {
  const own = follow(contract.document, schema);
  const members = own.properties ?? {};

  return Object.entries(members)
    .map(([name, each]) =>
      memberLine(
        contract,
        name,
        each,
        own.required?.includes(name) === true,
        each.description ?? follow(contract.document, each).description,
      ),
    )
    .join('\n');
}

function memberLine(
  contract: ReferenceContract,
  name: string,
  schema: Schema,
  required: boolean,
  description = '',
): string {
  return `- \`${name}\` (${typeOf(contract, schema)}${required ? ', required' : ''})${description === '' ? '' : `: ${oneLine(description)}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** All error codes. */
export function errorsText(codes: ErrorTable): string {
  const lines = Object.entries(codes).map(
    ([code, { status, description, remedy, examples }]) =>
      `- \`${code}\` (${String(status)}): ${oneLine(description)} Remedy: ${remedy} ${examples.map(({ message }) => `"${message}"`).join(' ')}`,
  );
  return `# Error codes\n\n${lines.join('\n')}\n`;
}
