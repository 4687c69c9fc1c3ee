// Makes the collection for Postman: a folder for each resource, with the key and the address as variables.
import { API_ROOT } from '../../contract/contract.ts';
import { SHARED_HEADERS } from './conventions.ts';
import type { Parameter } from './document.ts';
import { exampleOf, follow, type ReferenceContract, type OperationEntry } from './reference/contract.ts';
import { titleOf } from './reference/names.ts';

const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Skips what the variable `only` does not name: with GET, nothing is written. */
const ONLY_SCRIPT = [
  "const only = pm.variables.get('only');",
  'if (only && pm.request.method !== only) pm.execution.skipRequest();',
];

/** The collection. The server makes the value of `baseUrl` absolute. */
export function createPostmanCollection(contract: ReferenceContract): object {
  const { info } = contract.document;
  return {
    info: {
      name: info['title'],
      description: info['description'],
      version: info['version'],
      schema: COLLECTION_SCHEMA,
    },
    variable: [
      { key: 'baseUrl', value: API_ROOT },
      { key: 'apiKey', value: '' },
      { key: 'username', value: '' },
      { key: 'password', value: '' },
      { key: 'only', value: '' },
    ],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: ONLY_SCRIPT } }],
    item: contract.areas
      .flatMap(({ tags }) =>
        tags.map(({ name, description, entries }) => ({
          name: titleOf(name),
          description,
          // Only a sandbox has the others.
          item: entries
            .filter(({ operation }) => operation['x-only'] === undefined)
            .map((entry) => itemOf(contract, entry)),
        })),
      )
      .filter(({ item }) => item.length > 0),
  };
}

function itemOf(contract: ReferenceContract, entry: OperationEntry): object {
  const { operation, method } = entry;
  return {
    name: operation.summary,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: testOf(entry) } }],
    request: {
      method,
      description: operation.description,
      ...('x-basic' in operation ? { auth: BASIC_AUTH } : {}),
      url: urlOf(contract, entry),
      header: [...headersOf(contract, entry)],
      ...bodyOf(entry),
    },
  };
}

const BASIC_AUTH = {
  type: 'basic',
  basic: ['username', 'password'].map((key) => ({ key, value: `{{${key}}}`, type: 'string' })),
};

/** The status is one that the contract has; a list that needs nothing but a key succeeds. */
function testOf({ operation, parameters }: OperationEntry): string[] {
  const needsNothing = operation['x-kind'] === 'list' && !parameters.some(({ required }) => required);
  const statuses = Object.keys(operation.responses).map(Number);
  const right = needsNothing ? statuses.filter((each) => each < 400) : statuses;
  const title = needsNothing ? 'answers the list' : 'has a status of the contract';
  return [`pm.test('${title}', () => pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(right)}));`];
}

function urlOf(contract: ReferenceContract, { path, parameters }: OperationEntry): object {
  const below = path.slice(API_ROOT.length + 1).replace(/\{([^}]+)\}/g, ':$1');
  const query = parameters.filter((each) => each.in === 'query');

  const describeParameter = (each: Parameter): object => ({
    key: each.name,
    value: valueOf(contract, each),
    description: each.description ?? '',
  });

  return {
    raw: `{{baseUrl}}/${below}`,
    host: ['{{baseUrl}}'],
    path: below.split('/'),
    variable: parameters.filter((each) => each.in === 'path').map(describeParameter),
    query: query.map((each) => ({ ...describeParameter(each), disabled: each.required !== true })),
  };
}

/** A value that the contract shows, as it stands in an address. */
function valueOf(contract: ReferenceContract, { schema, examples }: Parameter): string {
  const media = { ...(examples === undefined ? {} : { examples: examples as Record<string, { value?: unknown }> }) };
  const value = exampleOf(contract.document, schema, media) ?? follow(contract.document, schema).minimum ?? '';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function* headersOf(contract: ReferenceContract, { operation, parameters, body }: OperationEntry): Iterable<object> {
  const [type] = body?.types ?? [];
  if (type !== undefined) yield { key: 'Content-Type', value: type };
  const shared = (operation.parameters ?? []).filter(({ $ref }) =>
    SHARED_HEADERS.includes($ref?.split('/').at(-1) ?? ''),
  );
  const names = new Set(shared.map((each) => follow(contract.document, each).name));
  for (const each of parameters)
    if (each.in === 'header' && !names.has(each.name))
      yield { key: each.name, value: valueOf(contract, each), disabled: each.required !== true };
}

function bodyOf({ body }: OperationEntry): object {
  const [type = ''] = body?.types ?? [];
  if (body === undefined) return {};
  if (!type.endsWith('json')) return { body: { mode: 'file', file: {} } };
  const raw = JSON.stringify(body.example ?? {}, null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}
