// Reads the contract for suites that are computed from it: every operation with a request that fits its shape.
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { operations, type OperationId, type Root } from '../../generated/operations.ts';
import {
  parametersOf,
  findReferredName,
  type ContractDocument,
  type Operation as Declared,
  type Parameter,
  type Schema,
} from '../../spec/generator/document.ts';
import { LOGIN } from './administrator.ts';
import { SMALLEST_PNG } from './images.ts';

/** The facts of an operation that the computed suites need. */
export interface OperationFacts {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  readonly root: Root | undefined;
  /** A read without a root that has an ETag all the same. */
  readonly conditional: boolean;
  readonly public: boolean;
  readonly basicOnly: boolean;
  /** The place of the id that makes a thing one's own. */
  readonly ownId: { readonly in: 'path' | 'body' | 'root'; readonly name: string } | undefined;
  readonly permission: { readonly anyOf: readonly string[] } | { readonly allOf: readonly string[] } | null;
  /** The statuses that the contract declares, as numbers. */
  readonly statuses: readonly number[];
  readonly takesBody: boolean;
  /** The media type of a body that is no JSON but a file. */
  readonly takesFile: string | null;
  /** How many bytes the file may have. */
  readonly largestFile: number;
  /** Whether its body is an object whose members can have any name. */
  readonly takesAnyName: boolean;
  readonly paged: boolean;
  /** The contract says who may: a permission, any credential, or everybody. */
  readonly ruled: boolean;
}

const document = bundle as object as ContractDocument;
const servedIds = (Object.keys(operations) as OperationId[]).filter((id) => !('only' in operations[id]));

/** All operations that every installation has, in the order of the contract. */
export const contract: readonly OperationFacts[] = servedIds.map((id) => {
  const operation: (typeof operations)[OperationId] = operations[id];
  const declaration = declaredOf(id);
  const types = Object.keys(declaration.requestBody?.content ?? {});
  const { maxLength = 0, additionalProperties = false } = schemaOf(bodySchemaOf(declaration));

  return {
    id,
    method: operation.method.toUpperCase(),
    path: `/api2${operation.path}`,
    kind: operation.kind,
    root: 'root' in operation ? operation.root : undefined,
    conditional: 'conditional' in operation,
    public: operation.public,
    basicOnly: 'basic' in operation,
    ownId: 'own' in operation ? operation.own : undefined,
    permission: operation.permission,
    statuses: Object.keys(declaration.responses).map(Number),
    takesBody: declaration.requestBody !== undefined,
    takesFile: types.includes('application/json') ? null : (types[0] ?? null),
    largestFile: maxLength,
    takesAnyName: types.includes('application/json') && additionalProperties !== false,
    paged: operation.paged,
    ruled: declaration['x-permission'] !== undefined || declaration.security?.length === 0,
  };
});

/**
 * The address of the operation, in the shape that the contract wants. Ids are `ids`, one for all or by name. Other path
 * parameters have the first value the contract allows, else one that names nothing. Required query parameters have the
 * first value it allows or shows.
 */
export function addressOf(
  operation: OperationFacts,
  ids: number | Readonly<Record<string, number | string>> = 2_000_000_000,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = parametersOf(declaredOf(operation.id), document);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    const id = typeof ids === 'number' ? undefined : ids[name];
    const sample = parameter === undefined ? undefined : sampleOf(parameter, { shown: false });
    return String(id ?? sample ?? (typeof ids === 'number' ? ids : name));
  });
  const requiredParameters = parameters.filter((each) => each.in === 'query' && each.required === true);
  const minimumOf = ({ schema }: Parameter): string => String(Math.max(1, schemaOf(schema).minimum ?? 1));
  const samples = Object.fromEntries(requiredParameters.map((each) => [each.name, sampleOf(each) ?? minimumOf(each)]));
  const search = new URLSearchParams({ ...samples, ...query }).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The refusals with this status in the contract, by the names of the examples: the first problem of each. */
export function findExampleRefusals(id: OperationId, status: number): Readonly<Record<string, ShownProblem>> {
  const { responses, examples } = document.components;
  const response = declaredOf(id).responses[String(status)];
  const { content = {} } = responses[nameOf(response?.$ref)] ?? response ?? {};
  return Object.fromEntries(
    Object.entries(content['application/json']?.examples ?? {}).map(([name, each]) => {
      const { value } = examples[nameOf(each.$ref)] ?? each;
      return [name, [value].flat()[0] as ShownProblem];
    }),
  );
}

/** A problem in the body of a refusal. */
export interface ShownProblem {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly params?: unknown;
}

const nameOf = (reference = ''): string => reference.split('/').at(-1) ?? '';

/** The schema itself, where this only refers to it. */
function schemaOf(schema: Schema | undefined): Schema {
  return document.components.schemas[findReferredName(schema ?? {}) ?? ''] ?? schema ?? {};
}

// An example in a path may name something that exists.
function sampleOf({ schema }: Parameter, { shown } = { shown: true }): string | undefined {
  const { enum: allowed, examples = [], type, format } = schemaOf(schema);
  if (allowed !== undefined) return String(allowed[0]);
  if (format === 'date' || format === 'local-date') return '2026-03-10';
  if (type !== 'string') return undefined;
  return shown && typeof examples[0] === 'string' ? examples[0] : 'x';
}

/** A request that fits the shape: a small file, or the contract's own example; nothing where the operation takes no body. */
export function requestOf(operation: OperationFacts): { body?: object; headers?: Record<string, string> } {
  if (!operation.takesBody) return {};
  const { takesFile } = operation;
  return takesFile === null
    ? { body: bodyOf(operation) ?? {} }
    : { body: SMALLEST_PNG, headers: { 'content-type': takesFile } };
}

/** A body that fits the shape: the contract's own example, a change without its id. Undefined where the operation takes no JSON. */
export function bodyOf({ id, kind, takesBody, takesFile }: OperationFacts): object | undefined {
  if (!takesBody || takesFile !== null) return undefined;
  // Only who knows a password gets past it.
  if (id === 'createSession') return LOGIN;
  const [example] = schemaOf(bodySchemaOf(declaredOf(id))).examples ?? [];
  if (typeof example !== 'object' || example === null) throw new Error(`The body of ${id} has no example.`);
  // A body may set the id of a new thing. A changed thing has the id in its path.
  if (Array.isArray(example) || kind === 'create') return example;
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'id'));
}

function bodySchemaOf({ requestBody }: Declared): Schema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

function declaredOf(id: OperationId): Declared {
  const { path, method } = operations[id];
  const declaration = document.paths[path]?.[method];
  if (declaration === undefined) throw new Error(`${id} stands in operations.ts and not in the bundle.`);
  return declaration;
}
