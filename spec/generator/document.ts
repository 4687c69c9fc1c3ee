// The types of an OpenAPI document for the tools of spec/, its lint errors, and functions that find parts of it.

/** A JSON schema of the contract. Keywords that no tool looks at pass through untouched. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  examples?: unknown[];
  'x-noun'?: boolean;
  'x-required-on-create'?: string[];
  'x-required-on-put'?: string[];
  [keyword: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  explode?: boolean;
  'x-permission'?: PermissionRule;
  'x-value-permissions'?: Record<string, PermissionRule>;
  [keyword: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
  [keyword: string]: unknown;
}

export interface Header {
  $ref?: string;
  [keyword: string]: unknown;
}

export interface DeclaredResponse {
  $ref?: string;
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  [keyword: string]: unknown;
}

/** Schemas by their names in `components`. */
export type SchemasByName = Readonly<Record<string, Schema>>;

// Not `anyOf` and `allOf`: programs that read contracts take these for schemas wherever they stand.
export type PermissionRule = string | { any: string[] } | { all: string[] };

export const OPERATION_KINDS = ['list', 'read', 'ask', 'statistic', 'create', 'change', 'remove', 'act'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType>; [keyword: string]: unknown };
  responses: Record<string, DeclaredResponse>;
  security?: Record<string, string[]>[];
  'x-kind': OperationKind;
  'x-root'?: string;
  'x-created'?: string;
  'x-takes'?: string;
  'x-returns'?: string;
  'x-returns-public'?: string;
  'x-origin'?: string;
  'x-permission'?: PermissionRule;
  'x-needs-rights'?: true;
  'x-own'?: { path?: string; member?: string };
  'x-public'?: string;
  'x-limit'?: Record<string, number>;
  'x-queue'?: string;
  'x-basic'?: 'always' | 'strict';
  'x-before-second-factor'?: true;
  'x-errors'?: string[];
  'x-only'?: 'sandbox';
  'x-paged'?: boolean;
  'x-conditional'?: boolean;
  [keyword: string]: unknown;
}

export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export type PathItem = Partial<Record<HttpMethod, Operation>>;

export interface ContractDocument {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, DeclaredResponse>;
    examples: Record<string, { value: unknown }>;
    securitySchemes: Record<string, unknown>;
  };
  webhooks?: Record<string, unknown>;
  [keyword: string]: unknown;
}

/** One operation with its place. `where` is `spec/paths/house/x.yaml:12 x.post`, `area` then `house`. */
export interface OperationPlace {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: Operation;
  readonly where: string;
  readonly area: string;
}

/** Everything that is wrong, each with the file, the line and what to write instead. */
export class LintErrors extends Error {
  readonly list: readonly string[];

  constructor(list: readonly string[]) {
    super(list.join('\n'));
    this.name = 'LintErrors';
    this.list = list;
  }
}

export const SCHEMA_PREFIX = '#/components/schemas/';

/** Returns the component that a reference names; undefined for a schema without a reference. */
export function findReferredName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(SCHEMA_PREFIX) === true ? schema.$ref.slice(SCHEMA_PREFIX.length) : undefined;
}

export function createReference(name: string): Schema {
  return { $ref: SCHEMA_PREFIX + name };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the items as texts; an empty list for any other value. */
export function stringsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

/** Returns the types that a schema allows. */
export function typesOf(schema: Schema): string[] {
  return schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** Returns the schemas directly inside a schema: members, items, alternatives. */
export function insideOf(schema: Schema): Schema[] {
  const more = schema.additionalProperties;
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof more === 'object' ? [more] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
}

/** Returns the names of all schemas that can be reached from these. */
export function findReachable(from: readonly Schema[], schemas: Readonly<Record<string, Schema>>): Set<string> {
  const names = new Set<string>();
  const queue = [...from];
  for (let schema = queue.pop(); schema; schema = queue.pop()) {
    const name = findReferredName(schema);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      const target = schemas[name];
      if (target) queue.push(target);
    }
    queue.push(...insideOf(schema));
  }
  return names;
}

/** Returns the schemas of all request bodies. */
export function bodiesOf(operations: readonly Operation[]): Schema[] {
  return operations.map((each) => findJsonSchema(each.requestBody?.content)).filter((each) => each !== undefined);
}

/** Returns the schemas of all responses, refusals included. */
export function responseSchemasOf(operations: readonly Operation[]): Schema[] {
  const responses = operations.flatMap((each) => Object.values(each.responses));
  return responses.map((each) => findJsonSchema(each.content)).filter((each) => each !== undefined);
}

/** Returns the schema of a JSON body, under either media type of JSON; undefined without one. */
export function findJsonSchema(content: Record<string, MediaType> | undefined): Schema | undefined {
  return (content?.['application/json'] ?? content?.['application/merge-patch+json'])?.schema;
}

/** Returns a copy of a schema without some of its keywords. */
export function omitKeywords(schema: Schema, ...keywords: string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** Returns all operations of a document. */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.values(document.paths).flatMap((item) => HTTP_METHODS.flatMap((method) => item[method] ?? []));
}

/** Returns the parameters of an operation, with those that it refers to. */
export function parametersOf(operation: Operation, document: ContractDocument): Parameter[] {
  return (operation.parameters ?? []).map(
    (each) => document.components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each,
  );
}
