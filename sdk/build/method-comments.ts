// The comments of methods: the description of an operation, its path, an example, and what it throws.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addSandboxPart, type SandboxPart } from '../../contract/sandbox-part.ts';
import { STATUS } from '../../generated/operations.ts';
import { listClientCalls, sampleOf, type ClientCall } from '../../spec/generator/client-calls.ts';
import type { ContractDocument } from '../../spec/generator/document.ts';
import { classes } from '../errors.ts';
import type { MethodComments } from './method.ts';

/** Returns the comment of each method, as lines, by the id of its operation. */
export function createMethodComments(): MethodComments {
  const generated = resolve(import.meta.dirname, '../../generated');
  const read = (name: string): unknown => JSON.parse(readFileSync(join(generated, name), 'utf8'));
  const document = addSandboxPart(read('openapi.json') as ContractDocument, read('sandbox.json') as SandboxPart);
  const calls = listClientCalls(document);
  return (id) => {
    const call = calls.get(id);
    return call && commentOf(document, call);
  };
}

function commentOf(document: ContractDocument, call: ClientCall): string[] {
  const { operation, verb, path } = call;
  return [
    operation.summary,
    '',
    ...operation.description.trim().split('\n'),
    '',
    `\`${verb} ${path}\``,
    '',
    ...throwsOf(call),
    ...(operation['deprecated'] === true ? ['@deprecated'] : []),
    '@example',
    '```ts',
    ...sampleOf(document, call).split('\n'),
    '```',
  ];
}

/** Returns the refusals that only this operation declares. The README lists the errors of every call. */
function throwsOf({ operation }: ClientCall): string[] {
  const codesByClass = new Map<string, string[]>();
  if (operation.responses['404']) codesByClass.set(classes[404].name, []);
  for (const code of operation['x-errors'] ?? []) {
    const name = classes[STATUS[code as keyof typeof STATUS]].name;
    codesByClass.set(name, [...(codesByClass.get(name) ?? []), code]);
  }
  return [...codesByClass].map(([name, codes]) => `@throws {@link ${name}} ${codes.join(', ')}`.trimEnd());
}
