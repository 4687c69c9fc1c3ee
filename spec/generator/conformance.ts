// The settings for Schemathesis that are published: spec/conformance/, and the operations of this contract that take no key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, type Document } from './document.ts';
import { SPEC_FOLDER } from './sources.ts';

/** Each file by its path. */
export function conformanceFiles(document: Document): Map<string, string> {
  const folder = join(SPEC_FOLDER, 'conformance');
  return new Map(
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [`conformance/${name}`, name.endsWith('.toml') ? `${text}\n${withoutKey(document)}` : text];
    }),
  );
}

/** The settings for operations that take no key. */
function withoutKey(document: Document): string {
  const ids = operationsOf(document)
    .filter((operation) => 'x-basic' in operation)
    .map(({ operationId }) => operationId);
  return [
    '# These take no key.',
    '[[operations]]',
    `include-operation-id = ${JSON.stringify(ids)}`,
    'auth = { basic = { username = "${USERNAME}", password = "${PASSWORD}" } }',
    '',
  ].join('\n');
}
