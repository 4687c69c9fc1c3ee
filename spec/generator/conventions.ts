// Writes the shared parts of operations into the bundle by kind: parameters, headers, refusals. The door does the same.
import { closeSchema } from './bounds.ts';
import {
  isRecord,
  OPERATION_KINDS,
  type ContractDocument,
  type Operation,
  type Parameter,
  type OperationPlace,
  type DeclaredResponse,
} from './document.ts';
import type { ErrorTable } from './errors.ts';
import { isConditionalRead, isPaged, isReadFromCopies, isWrite, expandPermission } from './kinds.ts';
import { describeOperationLimits } from './limits.ts';
import { deprecationsOf } from './deprecated.ts';
import { describeOwn, omitOwn } from './own.ts';
import { describeQueue } from './queues.ts';
import { addOperationRefusals, addRefusals, headersOf } from './refusals.ts';

/** Header parameters that conventions add; the SDK sends them by option, so they are no arguments there. */
export const SHARED_HEADERS: readonly string[] = ['IdempotencyKey', 'IfMatch', 'IfNoneMatch', 'Prefer', 'After'];

/** Writes the shared parts into every operation and every schema. Returns what is wrong, with the place. */
export function applyConventions(
  document: ContractDocument,
  places: readonly OperationPlace[],
  errors: ErrorTable,
): string[] {
  const lintErrors = findDuplicates(places);
  addRefusals(document);

  const roots = new Map(places.map(({ operation }) => [operation.operationId, operation['x-root']]));
  const permissions = new Set(document.components.schemas['Permission']?.enum?.map(String));
  for (const place of places) {
    lintErrors.push(...findMisstatements(place, errors, permissions));
    if (OPERATION_KINDS.includes(place.operation['x-kind'])) completeOperation(place, errors, roots);
    if (deprecationsOf(place.operation, document).length > 0) addEnds(place.operation);
  }

  Object.values(document.components.schemas).forEach(closeSchema);
  nameKinds(document);
  for (const { operation } of places) {
    operation.parameters?.forEach((each) => {
      if (isRecord(each.schema)) closeSchema(each.schema);
    });
    Object.values(operation.responses).forEach((each) => {
      Object.values(each.content ?? {}).forEach((media) => {
        if (media.schema) closeSchema(media.schema);
      });
    });
  }

  return lintErrors;
}

/** Says which value of the discriminator means which schema; without it that would mean the schema of that name. */
function nameKinds({ components: { schemas } }: ContractDocument): void {
  for (const schema of Object.values(schemas)) {
    const { discriminator, oneOf = [] } = schema;
    if (discriminator === undefined) continue;
    const kinds = oneOf.flatMap(({ $ref = '' }) => {
      const values = schemas[$ref.split('/').at(-1) ?? '']?.properties?.[discriminator.propertyName]?.enum ?? [];
      return values.map((value) => [String(value), $ref]);
    });
    schema.discriminator = { ...discriminator, mapping: Object.fromEntries(kinds) as Record<string, string> };
  }
}

/** Returns the lint errors that would break the other tools; lint.ts finds all others. */
function findMisstatements(
  { operation, where, path }: OperationPlace,
  errors: ErrorTable,
  permissions: ReadonlySet<string>,
): string[] {
  const wrong: string[] = [];
  const kind: unknown = operation['x-kind'];
  if (!OPERATION_KINDS.includes(operation['x-kind']))
    wrong.push(`x-kind is ${String(kind)}: write one of ${OPERATION_KINDS.join(', ')}.`);
  if (!isRecord(operation.responses)) wrong.push('write `responses:` with the success status.');
  if (typeof operation.operationId !== 'string') wrong.push('write `operationId: verbNoun`.');
  if (!Array.isArray(operation.tags) || operation.tags.length !== 1) wrong.push('write one tag: `tags: [locations]`.');
  for (const code of operation['x-errors'] ?? []) {
    if (!errors[code]) wrong.push(`x-errors names ${code}: add it to spec/errors.yaml.`);
  }

  for (const name of new Set(permissionsOf(operation)))
    if (!permissions.has(name)) wrong.push(`${name} is no permission: add it to Permission in spec/common.yaml.`);

  const template = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'path' && !template.has(parameter.name)) wrong.push(`no {${parameter.name}} in ${path}.`);
  }

  return wrong.map((each) => `${where}: ${each}`);
}

/** The permissions that an operation names, for itself and for its parameters and their values. */
function permissionsOf({ 'x-permission': permission, parameters = [] }: Operation): string[] {
  const guards = parameters.flatMap((each) => [
    each['x-permission'],
    ...Object.values(each['x-value-permissions'] ?? {}),
  ]);
  return [permission, ...guards].flatMap((each) => {
    const rule = expandPermission(each);
    if (rule === null) return [];
    return omitOwn('anyOf' in rule ? rule.anyOf : rule.allOf);
  });
}

/** Operations with the same name, or the same method and path but for the names in braces. */
function findDuplicates(places: readonly OperationPlace[]): string[] {
  const ids = findRepeated(places.map((place) => place.operation.operationId));
  const routes = findRepeated(places.map((place) => `${place.method} ${place.path.replace(/\{\w+\}/g, '{}')}`));
  return [...ids, ...routes].map((each) => `spec/openapi.yaml: ${each} is declared twice.`);
}

function findRepeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((each, index) => list.indexOf(each) !== index))];
}

function completeOperation(
  place: OperationPlace,
  errors: ErrorTable,
  roots: ReadonlyMap<string, string | undefined>,
): void {
  const { operation, path } = place;
  operation.parameters = [
    ...listPathParameters(operation, path),
    ...selectOwnParameters(operation),
    ...listSharedParameters(operation),
  ];
  if (operation.parameters.length === 0) delete operation.parameters;
  describePermission(operation);
  if (operation['x-basic'] === 'always') operation.security = [{ basic: [] }, { session: [] }];
  acceptMergePatch(place);
  addSuccessHeaders(operation, roots);
  addOperationRefusals(operation, path, errors);
}

function selectOwnParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).filter((each) => each.in !== 'path');
}

function listPathParameters(operation: Operation, path: string): Parameter[] {
  const parameters = operation.parameters ?? [];
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return parameter
      ? { ...parameter, required: true }
      : { name, in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } };
  });
}

function listSharedParameters(operation: Operation): Parameter[] {
  const kind = operation['x-kind'];
  const ownParameters = selectOwnParameters(operation);
  const names: string[] = [];
  if (isPaged(operation))
    names.push(...['page', 'page_size', 'cursor'].filter((name) => !ownParameters.some((each) => each.name === name)));
  if (isWrite(kind)) names.push('IdempotencyKey');
  if (isWrite(kind) && operation['x-root'] !== undefined) names.push('IfMatch');
  if (isConditionalRead(operation)) names.push('IfNoneMatch');
  if (hasInput(operation)) names.push('Prefer');
  if (isReadFromCopies(kind)) names.push('After');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }) as Parameter);
}

/** Whether a request could have an unknown member: in a body or in query parameters. */
function hasInput(operation: Operation): boolean {
  const queries = (operation.parameters ?? []).some((each) => each.in === 'query');
  return queries || operation.requestBody !== undefined || isPaged(operation);
}

function describePermission(operation: Operation): void {
  const rule = expandPermission(operation['x-permission']);
  const sentences = [operation.description.trim()];
  if (rule && 'allOf' in rule) sentences.push(`Needs the permission ${joinNames(rule.allOf, 'and')}.`);
  if (rule && 'anyOf' in rule) sentences.push(`Needs the permission ${joinNames(rule.anyOf, 'or')}.`);
  if (operation['x-needs-rights'] === true) sentences.push('Needs an account that has a permission, whichever it is.');
  sentences.push(...describeOwn(operation));
  for (const parameter of selectOwnParameters(operation)) sentences.push(...describeGuards(parameter));
  if (operation['x-public'] !== undefined) {
    sentences.push('Needs no credential if the installation has opened online booking to the public.');
    for (const { name, 'x-permission': rule } of operation.parameters ?? [])
      if (rule !== undefined) sentences.push(`\`${name}\` needs one.`);
  }

  sentences.push(...describeOperationLimits(operation), ...describeQueue(operation));
  if (operation['x-basic'] === 'always') sentences.push('Accepts only a user name and password (Basic), no API key.');
  if (operation['x-basic'] === 'strict') {
    sentences.push(
      'Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).',
    );
  }

  operation.description = sentences.filter((each) => each !== '').join('\n\n');
}

function describeGuards(parameter: Parameter): string[] {
  const rule = expandPermission(parameter['x-permission']);
  const sentences: string[] = [];
  const describeRule = (each: { anyOf: string[] } | { allOf: string[] }): string =>
    'anyOf' in each ? joinNames(each.anyOf, 'or') : joinNames(each.allOf, 'and');
  if (rule) sentences.push(`\`${parameter.name}\` needs the permission ${describeRule(rule)}.`);
  for (const [value, guard] of Object.entries(parameter['x-value-permissions'] ?? {})) {
    const valueRule = expandPermission(guard);
    if (valueRule) sentences.push(`\`${parameter.name}=${value}\` needs the permission ${describeRule(valueRule)}.`);
  }
  return sentences;
}

function joinNames(list: readonly string[], word: 'and' | 'or'): string {
  return list.map((each) => `\`${each}\``).join(` ${word} `);
}

function acceptMergePatch({ operation, method }: OperationPlace): void {
  const content = operation.requestBody?.content;
  const json = content?.['application/json'];
  if (method === 'patch' && content && json) content['application/merge-patch+json'] ??= json;
}

/** Whether it may be something else than JSON, which is sent with the name to save it under. */
function isFile({ content = {} }: DeclaredResponse): boolean {
  return Object.keys(content).some((type) => type !== 'application/json');
}

/** Successes tell which parts of the request will end. */
function addEnds({ responses }: Operation): void {
  for (const response of Object.values(responses))
    if (!('$ref' in response))
      response.headers = { ...headersOf(['Deprecation', 'Sunset', 'Link']), ...response.headers };
}

/** Whether an operation can be a dry run, which makes nothing that would have a Location. */
function hasDryRun({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref === '#/components/parameters/dryRun');
}

function addSuccessHeaders(operation: Operation, roots: ReadonlyMap<string, string | undefined>): void {
  const kind = operation['x-kind'];
  const readId = operation['x-created'];
  const root = readId === undefined ? operation['x-root'] : roots.get(readId);

  for (const [status, response] of Object.entries(operation.responses)) {
    const headers = ['X-Request-Id'];
    const ok = Number(status) < 300;
    if (['301', '302'].includes(status)) headers.push('Location');
    if (readId !== undefined && ok) headers.push(hasDryRun(operation) ? 'LocationOfCreated' : 'Location');
    if (isFile(response)) headers.push('Content-Disposition');
    const hasVersion = root !== undefined && kind !== 'list' && kind !== 'ask';
    if (ok && response.content && (hasVersion || isConditionalRead(operation))) headers.push('ETag');
    if (isWrite(kind)) headers.push('Idempotent-Replayed');
    if (isWrite(kind) && Number(status) < 400) headers.push('X-Boekstaaf-Position');
    if (ok && hasInput(operation)) headers.push('X-Ignored-Members');
    if (ok && isPaged(operation)) headers.push('X-Total-Count', 'X-Page-Size', 'Link');
    response.headers = { ...headersOf(headers), ...response.headers };
  }

  if (isConditionalRead(operation))
    operation.responses['304'] = { $ref: '#/components/responses/NotModified' } as DeclaredResponse;
}
