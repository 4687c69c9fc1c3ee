// Makes the named examples of each operation: a request that succeeds and one that is refused, of what the fixture `venue` has.
import type { NamedExample, NamedExamples } from '../../contract/named-examples.ts';
import {
  isRecord,
  findJsonSchema,
  parametersOf,
  findReferredName,
  type ContractDocument,
  type Operation,
  type Parameter,
  type OperationPlace,
  type Schema,
} from './document.ts';
import type { ErrorTable } from './errors.ts';
import type { ExampleInput, GivenExample, GivenExamples } from './given-examples.ts';
import { ExampleIds } from './example-ids.ts';

/** The name of the request that succeeds; a refused one is named as the response names the example of its code. */
const SUCCESS_NAME = 'success';
/** An id that nothing has. */
const UNKNOWN_ID = 2_147_483_647;
/** A place in a list that no list gave. */
const UNKNOWN_CURSOR = 'AAAA';

/** Everything that examples are made with. */
interface ExampleContext {
  readonly document: ContractDocument;
  readonly errors: ErrorTable;
  readonly input: ExampleInput;
  readonly referring: ExampleIds;
}

/** The examples of all operations by their ids, and what has to be mended in spec/examples.yaml. */
export function createNamedExamples(
  document: ContractDocument,
  places: readonly OperationPlace[],
  errors: ErrorTable,
  input: ExampleInput,
): { readonly examples: NamedExamples; readonly lintErrors: string[] } {
  const making = { document, errors, input, referring: new ExampleIds(document, input.ids) };
  const lintErrors = findUnknownNames(input, places);
  const examples = places.map(({ path, method }) => {
    const operation = document.paths[path]?.[method];
    if (operation === undefined) return null;
    const ownExamples = input.operations[operation.operationId] ?? {};
    const results = [
      createSuccess(operation, path, ownExamples, making),
      createRefusal(operation, path, ownExamples, making),
    ];
    for (const each of results) if (typeof each === 'string') lintErrors.push(each);
    return [operation.operationId, results.filter((each) => typeof each === 'object' && each !== null)] as const;
  });

  return { examples: Object.fromEntries(examples.filter((each) => each !== null)), lintErrors };
}

function findUnknownNames({ operations }: ExampleInput, places: readonly OperationPlace[]): string[] {
  const ids = new Set(places.map(({ operation }) => operation.operationId));
  const unknown = Object.keys(operations).filter((id) => !ids.has(id));
  return unknown.map((id) => `spec/examples.yaml: there is no operation ${id}.`);
}

function createSuccess(
  operation: Operation,
  path: string,
  { success: example }: GivenExamples,
  making: ExampleContext,
): NamedExample | null {
  if (example === null) return null;
  const statuses = Object.keys(operation.responses).filter((each) => Number(each) < 300);
  const usual = operation['x-kind'] === 'create' && statuses.includes('201') ? '201' : statuses[0];
  const status = String(example?.status ?? usual);
  const request = requestOf(operation, path, example ?? {}, making);
  const responseBody = exampleOf(findJsonSchema(operation.responses[status]?.content), making);
  return {
    name: SUCCESS_NAME,
    ...request,
    status: Number(status),
    ...(responseBody !== undefined && { answer: setPathId(responseBody, path, request.parameters) }),
  };
}

/** A thing that the path names has the id of the path. */
function setPathId(responseBody: unknown, path: string, { id }: NamedExample['parameters']): unknown {
  return path.endsWith('/{id}') && isRecord(responseBody) && typeof responseBody['id'] === 'number'
    ? { ...responseBody, id }
    : responseBody;
}

/** The refusal that is given, else the first of the usual ones that the operation has; a text where its code is not shown. */
function createRefusal(
  operation: Operation,
  path: string,
  { success: fine, refused: example }: GivenExamples,
  making: ExampleContext,
): NamedExample | string | null {
  if (example === null) return null;
  const usual = example ?? findUsualRefusal(operation, path, making);
  if (usual === undefined) return null;

  const { code } = usual;
  const status = String(making.errors[code]?.status);
  const name = findExampleName(code, operation.responses[status], making.document);
  if (name === undefined) return `spec/examples.yaml: ${operation.operationId} shows no example of ${code}.`;

  return {
    name,
    ...requestOf(operation, path, mergeExamples(fine ?? {}, usual), making),
    status: Number(status),
    code,
  };
}

function mergeExamples(first: GivenExample, then: GivenExample): GivenExample {
  return {
    path: { ...first.path, ...then.path },
    query: { ...first.query, ...then.query },
    ...((first.body ?? then.body) !== undefined && { body: mergeBodies(first.body, then.body) }),
    without: [...(first.without ?? []), ...(then.without ?? [])],
  };
}

function mergeBodies(first: unknown, then: unknown): unknown {
  if (then === undefined) return first;
  return isRecord(first) && isRecord(then) ? { ...first, ...then } : then;
}

/** Returns the refusal of an unknown id in the path, or of an invalid cursor, or of an unknown reference in the body. */
function findUsualRefusal(
  operation: Operation,
  path: string,
  { document, referring }: ExampleContext,
): (GivenExample & { readonly code: string }) | undefined {
  const parameters = parametersOf(operation, document);
  const [, first] = /\{(\w+)\}/.exec(path) ?? [];
  const pathParameter = parameters.find((each) => each.in === 'path' && each.name === first);
  if (operation['x-root'] !== undefined && first !== undefined && referring.isId(pathParameter?.schema))
    return { code: 'ERR_NOT_FOUND', path: { [first]: UNKNOWN_ID } };
  if (parameters.some(({ name }) => name === 'cursor'))
    return { code: 'ERR_CURSOR', query: { cursor: UNKNOWN_CURSOR } };
  const body = findJsonSchema(operation.requestBody?.content);
  const member = body && referring.findFirstReference(body);
  return member === undefined
    ? undefined
    : { code: 'ERR_UNKNOWN_REFERENCE', body: { [member.name]: member.isList ? [UNKNOWN_ID] : UNKNOWN_ID } };
}

/** Returns the name under which a response shows a code: that of the operation's own rule where a shape has the code too. */
function findExampleName(
  code: string,
  response: Operation['responses'][string] | undefined,
  { components: { responses } }: ContractDocument,
): string | undefined {
  const target = responses[response?.$ref?.split('/').at(-1) ?? ''] ?? response;
  const [media] = Object.values(target?.content ?? {});
  return Object.keys(media?.examples ?? {}).findLast((name) => name.split(' ')[0] === code);
}

function requestOf(
  operation: Operation,
  path: string,
  example: GivenExample,
  making: ExampleContext,
): Pick<NamedExample, 'parameters' | 'body'> {
  const parameters = parametersOf(operation, making.document).flatMap((each): [string, unknown][] => {
    const value = each.in === 'path' ? example.path?.[each.name] : example.query?.[each.name];
    if (value !== undefined) return [[each.name, value]];
    if (each.in === 'path') return [[each.name, findPathId(path, each, operation, making)]];
    return each.required === true ? [[each.name, exampleOf(each.schema, making)]] : [];
  });
  const body = bodyOf(operation, example, making);
  return { parameters: Object.fromEntries(parameters), ...(body !== undefined && { body }) };
}

/** The thing that a parameter of the path names: the root of the operation, what the name says, or the first of all. */
function findPathId(path: string, { name, schema }: Parameter, operation: Operation, making: ExampleContext): unknown {
  const isRoot = path.includes(`{${name}}`) && path.indexOf('{') === path.indexOf(`{${name}}`);
  if (!making.referring.isId(schema)) return exampleOf(schema, making);
  return (
    (isRoot ? making.input.ids[operation['x-root'] ?? ''] : making.input.ids[name]) ?? making.referring.idOf(name) ?? 1
  );
}

function bodyOf({ requestBody }: Operation, { body, without = [] }: GivenExample, making: ExampleContext): unknown {
  const schema = findJsonSchema(requestBody?.content);
  if (schema === undefined) return requestBody === undefined ? undefined : body;
  const exampleBody = exampleOf(schema, making, 'toRequest');
  const fullBody = body === undefined ? exampleBody : mergeBodies(exampleBody, body);
  return isRecord(fullBody)
    ? Object.fromEntries(Object.entries(fullBody).filter(([name]) => !without.includes(name)))
    : fullBody;
}

/** The example of a schema, of things that the fixture has. */
function exampleOf(
  schema: Schema | undefined,
  making: ExampleContext,
  as: 'fillIds' | 'toRequest' = 'fillIds',
): unknown {
  const name = schema && findReferredName(schema);
  const target = name === undefined ? schema : making.document.components.schemas[name];
  const [first] = target?.examples ?? [];
  if (schema !== undefined && first !== undefined) return making.referring[as](schema, first);
  const [alternative] = target?.anyOf ?? target?.oneOf ?? [];
  if (alternative !== undefined) return exampleOf(alternative, making, as);
  if (target?.items === undefined) return undefined;
  if (target.maxItems === 0) return [];
  const item = exampleOf(target.items, making, as);
  return item === undefined ? undefined : [item];
}
