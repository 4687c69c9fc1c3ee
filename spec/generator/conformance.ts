// The settings for Schemathesis that are published: spec/conformance/, with the operations that take no key and the codes of shapes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, type ContractDocument } from './document.ts';
import { SHAPE_CODES } from './refusals.ts';
import { SPEC_FOLDER } from './sources.ts';

/** Each file by its path. */
export function generateConformanceFiles(document: ContractDocument): Map<string, string> {
  const folder = join(SPEC_FOLDER, 'conformance');
  return new Map(
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const codes = text.replace('SHAPE = []', `SHAPE = ${JSON.stringify(SHAPE_CODES)}`);
      return [`conformance/${name}`, name.endsWith('.toml') ? `${text}\n${writeKeylessSettings(document)}` : codes];
    }),
  );
}

/** The settings for operations that take no key. */
function writeKeylessSettings(document: ContractDocument): string {
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
