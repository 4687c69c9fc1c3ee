// The contract as the reference pages read it: every operation with its references followed, by area and tag.
import { addSandboxPart, type SandboxPart } from '../../../contract/sandbox-part.ts';
import {
  findJsonSchema,
  HTTP_METHODS,
  type ContractDocument,
  type MediaType,
  type Operation,
  type Parameter,
  type DeclaredResponse,
} from '../document.ts';
import { listClientCalls, type ClientCall } from '../client-calls.ts';
import { isRecord, type Schema } from '../document.ts';
import { findUnionSchemas } from '../unions.ts';
import { readGenerated } from '../sources.ts';

/** An operation with all that its page shows. */
export interface OperationEntry {
  readonly id: string;
  /** The method of the client. */
  readonly call: ClientCall;
  readonly tag: string;
  readonly area: string;
  readonly method: string;
  /** As it is called: `/api2/boekingen/{id}`. */
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly body: EntryBody | undefined;
  /** Status 200 to 399, in the order of the contract. */
  readonly responses: readonly EntryResponse[];
  readonly refusals: readonly EntryRefusal[];
}

export interface EntryBody {
  readonly required: boolean;
  /** The first is the one that samples use. */
  readonly types: readonly string[];
  readonly schema: Schema | undefined;
  readonly example: unknown;
}

export interface EntryResponse {
  readonly status: number;
  readonly description: string;
  readonly types: readonly string[];
  readonly schema: Schema | undefined;
  readonly example: unknown;
}

/** One code of one status, with what is sent. */
export interface EntryRefusal {
  readonly status: number;
  readonly code: string;
  /** Whether the operation's own rules refuse by it. */
  readonly isOwn: boolean;
  readonly value: unknown;
}

export interface TagEntries {
  readonly name: string;
  readonly description: string;
  readonly entries: readonly OperationEntry[];
}

export interface AreaEntries {
  readonly name: string;
  readonly tags: readonly TagEntries[];
}

export interface ReferenceContract {
  readonly document: ContractDocument;
  readonly entries: readonly OperationEntry[];
  readonly areas: readonly AreaEntries[];
}

/** The contract that installations serve, unless they are sandboxes. */
export function readServedDocument(): ContractDocument {
  return readGenerated('openapi.json') as ContractDocument;
}

/** Reads the contract, with the operations that only a sandbox has. */
export function readContract(): ReferenceContract {
  const document = addSandboxPart(readServedDocument(), readGenerated('sandbox.json') as SandboxPart);
  const groups = document['x-tagGroups'] as readonly { name: string; tags: readonly string[] }[];
  const tags = document['tags'] as readonly { name: string; description: string }[];
  const areaOf = new Map(groups.flatMap((group) => group.tags.map((tag) => [tag, group.name] as const)));
  const [{ url: base } = { url: '' }] = document['servers'] as readonly { url: string }[];
  const calls = listClientCalls(document);
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];

      const [tag = ''] = operation.tags;
      const call = calls.get(operation.operationId);
      if (call === undefined) throw new Error(`${operation.operationId} is no method of the client.`);

      return [
        entryOf(document, {
          call,
          tag,
          area: areaOf.get(tag) ?? '',
          method: method.toUpperCase(),
          path: base + path,
          operation,
        }),
      ];
    }),
  );

  const areas = groups.map(({ name, tags: names }) => ({
    name,
    tags: names.map((each) => ({
      name: each,
      description: tags.find((tag) => tag.name === each)?.description ?? '',
      entries: entries.filter(({ tag }) => tag === each),
    })),
  }));

  return { document, entries, areas };
}

type PlacedEntry = Pick<OperationEntry, 'call' | 'tag' | 'area' | 'method' | 'path' | 'operation'>;

function entryOf(document: ContractDocument, placed: PlacedEntry): OperationEntry {
  const { operation } = placed;
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), follow(document, response)] as const,
  );
  const parameters = (operation.parameters ?? []).map((each) => follow(document, each));

  return {
    ...placed,
    id: operation.operationId,
    parameters,
    body: bodyOf(document, operation),
    responses: responses
      .filter(([status]) => status < 400)
      .map(([status, response]) => answerOf(document, status, response)),
    refusals: responses
      .filter(([status]) => status >= 400)
      .flatMap(([status, response]) => refusalsOf(document, operation, status, response)),
  };
}

function bodyOf(document: ContractDocument, { requestBody }: Operation): EntryBody | undefined {
  if (requestBody === undefined) return undefined;
  const schema = findJsonSchema(requestBody.content);
  return {
    required: requestBody.required === true,
    types: Object.keys(requestBody.content),
    schema,
    example: schema === undefined ? undefined : exampleOf(document, schema, requestBody.content['application/json']),
  };
}

function answerOf(
  document: ContractDocument,
  status: number,
  { description, content = {} }: DeclaredResponse,
): EntryResponse {
  const schema = findJsonSchema(content);
  const example = schema === undefined ? undefined : exampleOf(document, schema, content['application/json']);
  return { status, description, types: Object.keys(content), schema, example };
}

function refusalsOf(
  document: ContractDocument,
  operation: Operation,
  status: number,
  { content }: DeclaredResponse,
): EntryRefusal[] {
  const ownCodes = operation['x-errors'] ?? [];
  return Object.entries(content?.['application/json']?.examples ?? {}).map(([code, example]) => ({
    status,
    code,
    isOwn: ownCodes.includes(code),
    value: follow(document, example).value,
  }));
}

/** Follows references until something stands there itself. */
export function follow<T extends { $ref?: string }>(document: ContractDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.slice(2).split('/');
  const target = steps.reduce<unknown>(
    (from, step) => (isRecord(from) ? from[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
  return follow(document, target as T);
}

/** An example of this schema: as the media type shows it, as the schema shows it, or put together of its parts. */
export function exampleOf(document: ContractDocument, schema: Schema, media?: MediaType): unknown {
  const [mediaExample] = Object.values(media?.examples ?? {});
  if (mediaExample !== undefined) return follow(document, mediaExample).value;

  const [first] = schema.examples ?? [];
  if (first !== undefined) return first;
  if (schema.$ref !== undefined) return exampleOf(document, follow(document, schema));
  if (schema.items !== undefined) {
    const item = exampleOf(document, schema.items);
    return item === undefined ? undefined : [item];
  }

  const [alternative] = findUnionSchemas(schema) ?? [];
  if (alternative !== undefined) return exampleOf(document, alternative);
  if (schema.enum !== undefined) return schema.enum[0];

  return undefined;
}
