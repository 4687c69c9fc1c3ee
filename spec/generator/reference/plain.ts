// The reference as Markdown, for language models: llms.txt, a page for each resource, and the guides as they are written.
import type { ErrorTable } from '../errors.ts';
import { follow, type ReferenceContract, type OperationEntry, type TagEntries } from './contract.ts';
import { typeOf } from './fields.ts';
import type { Guide } from './guides.ts';
import { toGuideHref, toResourceHref, titleOf } from './names.ts';
import { createShownRequest } from './requests.ts';
import { samplesOf } from './samples.ts';
import type { Schema } from '../document.ts';

/** The list of everything, as llmstxt.org describes it. */
export function writeLlms({ areas, document }: ReferenceContract, guides: readonly Guide[]): string {
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
    ...guides.map(({ name, title, summary }) => `- [${title}](${toGuideHref(name)}.md): ${summary}`),
    ...areas.flatMap(({ name, tags }) => [
      '',
      `## ${name}`,
      '',
      ...tags.map((tag) => `- [${titleOf(tag.name)}](${toResourceHref(tag.name)}.md): ${joinLines(tag.description)}`),
    ]),
    '',
    '## Optional',
    '',
    '- [Error codes](/docs/errors.md): every code with its cause and its remedy',
    '- [Glossary](/docs/glossary.md): the Dutch words of the API',
    '- [Changes of the contract](/changelog.json): by release, as a list',
  ];

  return `${lines.join('\n')}\n`;
}

/** All operations of a resource. */
export function writeResource(contract: ReferenceContract, { name, description, entries }: TagEntries): string {
  return (
    [`# ${titleOf(name)}`, description, ...entries.map((entry) => writeOperation(contract, entry))].join('\n\n') + '\n'
  );
}

function writeOperation(contract: ReferenceContract, entry: OperationEntry): string {
  const { id, operation, method, path, parameters, body, responses, refusals } = entry;
  const { sdk } = samplesOf(entry, createShownRequest(contract, entry));
  const ownCodes = refusals.filter((each) => each.isOwn).map(({ code, status }) => `${code} (${String(status)})`);
  const response = responses.find(({ example }) => example !== undefined);

  return [
    `## ${operation.summary}${operation['x-only'] === 'sandbox' ? ' (sandbox only)' : ''}`,
    `\`${id}\`: \`${method} ${path}\``,
    operation.description.trim(),
    parameters.length === 0
      ? ''
      : `Parameters:\n\n${parameters.map((each) => writeMemberLine(contract, each.name, each.schema, each.required === true, each.description)).join('\n')}`,
    body?.schema === undefined ? '' : `Body:\n\n${membersOf(contract, body.schema)}`,
    ownCodes.length === 0 ? '' : `Refusals of its own: ${ownCodes.join(', ')}.`,
    fenceCode('ts', sdk),
    response === undefined
      ? ''
      : `Returns ${String(response.status)}:\n\n${fenceCode('json', JSON.stringify(response.example, null, 2))}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function membersOf(contract: ReferenceContract, schema: Schema): string {
  const target = follow(contract.document, schema);
  const members = target.properties ?? {};

  return Object.entries(members)
    .map(([name, each]) =>
      writeMemberLine(
        contract,
        name,
        each,
        target.required?.includes(name) === true,
        each.description ?? follow(contract.document, each).description,
      ),
    )
    .join('\n');
}

function writeMemberLine(
  contract: ReferenceContract,
  name: string,
  schema: Schema,
  required: boolean,
  description = '',
): string {
  return `- \`${name}\` (${typeOf(contract, schema)}${required ? ', required' : ''})${description === '' ? '' : `: ${joinLines(description)}`}`;
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function fenceCode(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** All error codes. */
export function writeErrors(codes: ErrorTable): string {
  const lines = Object.entries(codes).map(
    ([code, { status, description, remedy, examples }]) =>
      `- \`${code}\` (${String(status)}): ${joinLines(description)} Remedy: ${remedy} ${examples.map(({ message }) => `"${message}"`).join(' ')}`,
  );
  return `# Error codes\n\n${lines.join('\n')}\n`;
}
