// Reads the contract for suites that are computed from it: every operation with a request that fits its shape.
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { operations, type OperationId, type Root } from '../../generated/operations.ts';
import { LOGIN } from './administrator.ts';
import { SMALLEST_PNG } from './images.ts';

/** The facts of an operation that the computed suites need. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  readonly root: Root | undefined;
  /** A read without a root that has an ETag all the same. */
  readonly conditional: boolean;
  readonly public: boolean;
  readonly basicOnly: boolean;
  /** Where the id stands that makes a thing one's own. */
  readonly own: { readonly in: 'path' | 'body' | 'root'; readonly name: string } | undefined;
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

interface Schema {
  readonly minimum?: number;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Declared {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: readonly unknown[];
  readonly 'x-permission'?: unknown;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Declared>>>>;

const document: { readonly paths: Paths } = bundle as object as { paths: Paths };

const servedIds = (Object.keys(operations) as OperationId[]).filter((id) => !('only' in operations[id]));

/** All operations that every installation has, in the order of the contract. */
export const contract: readonly Operation[] = servedIds.map((id) => {
  const operation: (typeof operations)[OperationId] = operations[id];
  const declared = declaredOf(id);
  return {
    id,
    method: operation.method.toUpperCase(),
    path: `/api2${operation.path}`,
    kind: operation.kind,
    root: 'root' in operation ? operation.root : undefined,
    conditional: 'conditional' in operation,
    public: operation.public,
    basicOnly: 'basic' in operation,
    own: 'own' in operation ? operation.own : undefined,
    permission: operation.permission,
    statuses: Object.keys(declared.responses).map(Number),
    takesBody: declared.requestBody !== undefined,
    takesFile: fileType(declared),
    largestFile: largestFile(declared),
    takesAnyName: takesAnyName(declared),
    paged: operation.paged,
    ruled: declared['x-permission'] !== undefined || declared.security?.length === 0,
  };
});

/**
 * The address of the operation, in the shape that the contract wants. Ids are `ids`, one for all or by name. Other path
 * parameters have the first value the contract allows, else one that names nothing. Required query parameters have the
 * first value it allows or shows.
 */
export function addressOf(
  operation: Operation,
  ids: number | Readonly<Record<string, number | string>> = 2_000_000_000,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = (declaredOf(operation.id).parameters ?? []).map(resolved);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    const id = typeof ids === 'number' ? undefined : ids[name];
    const sample = parameter === undefined ? undefined : sampleOf(parameter, { shown: false });
    return String(id ?? sample ?? (typeof ids === 'number' ? ids : name));
  });
  const needed = parameters.filter((each) => each.in === 'query' && each.required === true);
  const least = ({ schema }: Parameter): string => String(Math.max(1, resolved(schema).minimum ?? 1));
  const samples = Object.fromEntries(needed.map((each) => [each.name, sampleOf(each) ?? least(each)]));
  const search = new URLSearchParams({ ...samples, ...query }).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The refusals with this status in the contract, by the names of the examples: the first problem of each. */
export function refusalsShown(id: OperationId, status: number): Readonly<Record<string, ShownProblem>> {
  const { content } = resolved<Response>(declaredOf(id).responses[String(status)] ?? {});
  const examples = Object.entries(content?.['application/json']?.examples ?? {});
  return Object.fromEntries(
    examples.map(([name, each]) => {
      const { value = [] } = resolved(each);
      return [name, [value].flat()[0] ?? { code: '', message: '' }];
    }),
  );
}

/** A problem as a refusal's body tells it. */
export interface ShownProblem {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly params?: unknown;
}

interface Example {
  readonly $ref?: string;
  readonly value?: ShownProblem | readonly ShownProblem[];
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>>;
}

function sampleText(examples: readonly unknown[] = []): string {
  const [first] = examples;
  return typeof first === 'string' ? first : 'x';
}

// An example in a path may name something that exists.
function sampleOf({ schema }: Parameter, { shown }: { readonly shown: boolean } = { shown: true }): string | undefined {
  const { enum: allowed, examples, type, format } = resolved(schema);
  if (allowed !== undefined) return String(allowed[0]);
  if (format === 'date' || format === 'local-date') return '2026-03-10';
  return type === 'string' ? sampleText(shown ? examples : []) : undefined;
}

function fileType({ requestBody }: Declared): string | null {
  const types = Object.keys(requestBody?.content ?? {});
  return types.includes('application/json') ? null : (types[0] ?? null);
}

function largestFile({ requestBody }: Declared): number {
  const [content] = Object.values(requestBody?.content ?? {});
  return content === undefined ? 0 : (resolved(content.schema).maxLength ?? 0);
}

function takesAnyName({ requestBody }: Declared): boolean {
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  const named: Readonly<Record<string, object>> = bundle.components.schemas;
  const schema = named[$ref.split('/').at(-1) ?? ''] ?? {};
  return 'additionalProperties' in schema && schema.additionalProperties !== false;
}

/** A request that fits the shape: a small file, or the contract's own example; nothing where the operation takes no body. */
export function requestOf(operation: Operation): { body?: object; headers?: Record<string, string> } {
  if (!operation.takesBody) return {};
  const { takesFile } = operation;
  return takesFile === null
    ? { body: bodyOf(operation) ?? {} }
    : { body: SMALLEST_PNG, headers: { 'content-type': takesFile } };
}

/** A body that fits the shape: the contract's own example, a change without its id. Undefined where the operation takes no JSON. */
export function bodyOf({ id, takesFile }: Operation): object | undefined {
  if (takesFile !== null) return undefined;
  // Only who knows a password gets past it.
  if (id === 'createSession') return LOGIN;
  const content = Object.values(declaredOf(id).requestBody?.content ?? {})[0];
  if (content === undefined) return undefined;
  const [example] = resolved(content.schema).examples ?? [];
  if (typeof example !== 'object' || example === null) throw new Error(`The body of ${id} has no example.`);
  // A new thing may be told its id; a changed one has the id of its path.
  if (Array.isArray(example) || operations[id].kind === 'create') return example;
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'id'));
}

function declaredOf(id: OperationId): Declared {
  const { path, method } = operations[id];
  const declared = document.paths[path]?.[method];
  if (declared === undefined) throw new Error(`${id} stands in operations.ts and not in the bundle.`);
  return declared;
}

function resolved<T extends { readonly $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const steps = value.$ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((from, step) => (from as Record<string, unknown>)[step], document);
  return resolved(target as T);
}
