// A copy of the contract for oasdiff: what the program ignores is expressed by what it compares.
import {
  bodiesOf,
  isRecord,
  HTTP_METHODS,
  createReference,
  findReachable,
  omitKeywords,
  operationsOf,
  responseSchemasOf,
  type ContractDocument,
  type MediaType,
  type Operation,
  type DeclaredResponse,
  type Schema,
} from '../document.ts';

/** They say nothing about the wire: prose, samples, and our own keywords, whose rules are compared separately. */
const PROSE_KEYWORDS = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'links',
  'externalDocs',
  'x-generated',
]);
const COMPARED_KEYWORDS = new Set(['x-sunset', 'x-deprecated', 'x-stability-level']);

/** The path under which the copy returns the payload of an event. */
export const EVENTS_PATH = '/webhooks/';
/** The path under which the copy returns what visitors see of an operation. */
export const PUBLIC_PATH = '/public';

/**
 * The copy. Each webhook is a GET that returns its payload, and what visitors see is an operation of its own. Refusals
 * return an enum of their codes. Read-only members of requests have no shape.
 */
export function createComparable(document: ContractDocument): object {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : listOperationsFor(document, { path, method, operation });
    }),
  );
  const paths: Record<string, Record<string, object>> = {};

  for (const { path, method, operation } of [...operations, ...eventsOf(document)])
    (paths[path] ??= {})[method] = operation;

  const { schemas, parameters, headers, responses } = document.components;
  const comparedComponents = {
    schemas: simplifyReadOnly(document, simplifyEvents(schemas)),
    parameters,
    headers,
    responses,
    securitySchemes: document.components.securitySchemes,
  };

  return JSON.parse(
    JSON.stringify(
      {
        openapi: document.openapi,
        info: { title: 'contract', version: '1' },
        security: document['security'],
        paths,
        components: comparedComponents,
      },
      (key, value: unknown) => (isSaid(key, value) ? undefined : value),
    ),
  ) as object;
}

interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: object;
}

/** Whether a value is prose of the contract. A member may be called `description` as well; its value is a schema. */
function isSaid(key: string, value: unknown): boolean {
  if (key.startsWith('x-')) return /^x-[a-z]/.test(key) && !COMPARED_KEYWORDS.has(key) && !isMember(value);
  return PROSE_KEYWORDS.has(key) && !isMember(value);
}

/** Parameters and headers are called `X-Request-Id`; a value with a schema is no keyword. */
function isMember(value: unknown): boolean {
  return isRecord(value) && ['type', '$ref', 'schema', 'oneOf', 'anyOf'].some((key) => key in value);
}

function listOperationsFor(
  document: ContractDocument,
  { path, method, operation }: PlacedOperation & { operation: Operation },
): PlacedOperation[] {
  const refusing = Object.entries(operation.responses).map(([status, response]): [string, object] => [
    status,
    Number(status) < 400 ? response : { description: '', content: refusalOf(document, response) },
  ]);
  const fullOperation = { ...operation, responses: Object.fromEntries(refusing) };
  if (operation['x-returns-public'] === undefined) return [{ path, method, operation: fullOperation }];

  return (
    [
      [0, ''],
      [1, PUBLIC_PATH],
    ] as const
  ).map(([part, prefix]) => ({
    path: prefix + path,
    method,
    operation: {
      ...fullOperation,
      operationId: operation.operationId + (part === 0 ? '' : '#public'),
      responses: { ...fullOperation.responses, '200': chooseResponse(operation.responses['200'], part) },
    },
  }));
}

/** The response with one of the two that `x-returns-public` puts beside each other. */
function chooseResponse(response: DeclaredResponse | undefined, part: 0 | 1): object {
  return JSON.parse(
    JSON.stringify(response, (_key, value: unknown) => {
      const either = isRecord(value) && isRecord(value['schema']) ? value['schema'] : undefined;
      if (either === undefined) return value;
      const { anyOf = [], items } = either as Schema;
      const one = anyOf[part] ?? (items?.anyOf === undefined ? undefined : { type: 'array', items: items.anyOf[part] });
      return one === undefined ? value : { ...(value as object), schema: one };
    }),
  ) as object;
}

/** The body of a refusal as an object whose code is one of those that its examples show. */
function refusalOf(document: ContractDocument, response: DeclaredResponse): Record<string, MediaType> {
  const refusal = document.components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response;
  const codes = Object.values(refusal.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples));
  const code: Schema = { type: 'string', enum: [...new Set(codes)].sort() };
  return { 'application/json': { schema: { type: 'object', required: ['code'], properties: { code } } } };
}

function eventsOf(document: ContractDocument): PlacedOperation[] {
  return Object.entries(document.webhooks ?? {}).map(([object, item]) => {
    const { post } = item as { post: Operation };
    const content = post.requestBody?.content ?? {};

    return {
      path: EVENTS_PATH + object,
      method: 'get',
      operation: {
        operationId: post.operationId,
        tags: post.tags,
        ...(post['deprecated'] === true && { deprecated: true }),
        security: [],
        responses: { '200': { description: '', content } },
      },
    };
  });
}

/**
 * Gives each event the payload of its object alone. The payload for readers without permission has only an id, and
 * never changes.
 */
function simplifyEvents(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]): [string, Schema] => {
      const { data, ...others } = schema.properties ?? {};
      const payload = data?.anyOf?.[0];
      const isEvent = payload !== undefined && data?.anyOf?.[1]?.$ref === createReference('ThinPayload').$ref;
      if (isEvent) return [name, { ...schema, properties: { ...others, data: payload } }];
      // Each event is compared separately: their union says nothing more.
      return [
        name,
        schema['x-chosen-by'] === undefined ? schema : { ...omitKeywords(schema, 'anyOf'), type: 'object' },
      ];
    }),
  );
}

/**
 * Removes the shape of each read-only member from the schemas that only requests have: clients may send anything there.
 * oasdiff knows that of the member itself, and not of the members inside it.
 */
function simplifyReadOnly(
  document: ContractDocument,
  schemas: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const operations = operationsOf(document);
  const taken = findReachable(bodiesOf(operations), document.components.schemas);
  const returned = findReachable(responseSchemasOf(operations), document.components.schemas);

  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]): [string, Schema] => {
      if (schema.properties === undefined || !taken.has(name) || returned.has(name)) return [name, schema];
      const members = Object.entries(schema.properties).map(([member, shape]): [string, Schema] => [
        member,
        shape.readOnly === true ? { readOnly: true } : shape,
      ]);
      return [name, { ...schema, properties: Object.fromEntries(members) }];
    }),
  );
}
