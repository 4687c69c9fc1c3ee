// The schemas that requests and responses are checked against: as openapi-backend composes them, without descriptions and examples.
import { OpenAPIRouter, OpenAPIValidator, type Document, type Operation } from 'openapi-backend';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { createAjv } from './ajv.ts';
import type { NamedBodySchema } from './known-names.ts';

/** The schemas of an operation. */
export interface CheckedOperation {
  readonly id: string;
  /** The first tag: operations with the same one are compiled into one file. */
  readonly group: string;
  readonly requests: readonly object[];
  readonly responses: Readonly<Record<string, ResponseSchemas>>;
  readonly body: NamedBodySchema | undefined;
}

/** The media types of a response, the schema of its JSON, and that of one item where it is a list. */
export interface ResponseSchemas {
  readonly types: readonly string[];
  readonly body?: object;
  readonly item?: object;
}

type CheckedSchema = Readonly<Record<string, unknown>>;
type CheckedContent = Readonly<Record<string, { readonly schema?: CheckedSchema }>>;
type PartsByName<Part> = Readonly<Record<string, Part>>;
interface CheckedDocument {
  readonly paths: PartsByName<PartsByName<object>>;
  readonly components: { readonly schemas: PartsByName<CheckedSchema>; readonly parameters?: PartsByName<object> };
}

const SHARED_PREFIX = '#/components/schemas/';
/**
 * How values are checked against a schema; also the id of the document with the shared schemas for it. A request is `filled`
 * with defaults, or only `tried` against alternatives; both accept any value of a read-only member, since it is ignored.
 */
type SchemaUse = 'filled' | 'tried' | 'returned';
/** Below these keywords no default is filled in: the value may fit another alternative, which has no such member. */
const TRIAL_KEYWORDS = new Set(['anyOf', 'oneOf', 'not', 'if', 'contains', 'propertyNames', 'dependentSchemas']);
const DOCUMENTATION_KEYWORDS = new Set([
  'description',
  'title',
  'summary',
  'example',
  'examples',
  'readOnly',
  'writeOnly',
]);
const OWN_KEYWORDS = new Set(['x-refusals', 'x-chosen-by', 'x-chosen-at']);
const VALUE_KEYWORDS = new Set(['enum', 'const', 'default', 'x-refusals']);

/** Returns an Ajv with the shared schemas of a contract, as `adaptForValidators` returns it: schemas of operations refer to them. */
export function createCheckingAjv(document: object, source: boolean): Ajv2020 {
  const { schemas } = (document as CheckedDocument).components;
  // Code that lives as long as the process takes longer to optimise than that saves.
  const ajv = createAjv({ useDefaults: true, code: { source, optimize: source } });
  for (const use of ['filled', 'tried', 'returned'] as const)
    ajv.addSchema({ components: { schemas: tidyMembers(schemas, use) } }, use);
  return ajv;
}

/** Returns the schemas of every operation. */
export function listCheckedOperations(document: object): CheckedOperation[] {
  const { components } = document as CheckedDocument;
  const router = new OpenAPIRouter({ definition: document as Document });
  const schemas: object[] = [];
  const validator = new OpenAPIValidator({
    definition: document as Document,
    router,
    lazyCompileValidators: true,
    // Collects the schemas that openapi-backend composes, instead of compiling them.
    customizeAjv: () => ({ compile: (schema: object) => schemas.push(schema) }) as never,
  });

  return router.getOperations().map((operation) => {
    const { operationId: id = '', tags: [group = ''] = [], requestBody, responses = {} } = operation;
    const parameters = (operation.parameters ?? []).map((each) => resolveReference(each, components.parameters ?? {}));
    validator.buildRequestValidatorsForOperation({ ...operation, parameters } as Operation);
    const { content } = (requestBody ?? {}) as { content?: CheckedContent };
    const body = content?.['application/json']?.schema;
    return {
      id,
      group,
      requests: schemas.splice(0).map((schema) => tidy(schema as CheckedSchema, 'filled')),
      responses: responseSchemasOf(responses as PartsByName<{ content?: CheckedContent }>, components.schemas),
      body: body && { schema: body, shared: components.schemas },
    };
  });
}

function responseSchemasOf(
  responses: PartsByName<{ content?: CheckedContent }>,
  shared: PartsByName<CheckedSchema>,
): PartsByName<ResponseSchemas> {
  const entries = Object.entries(responses).map(([status, { content = {} }]) => {
    const schema = content['application/json']?.schema;
    const items = schema && (resolveReference(schema, shared) as { items?: CheckedSchema }).items;
    const checkedResponse: ResponseSchemas = {
      types: Object.keys(content),
      ...(schema && { body: tidy(schema, 'returned') }),
      ...(items && { item: tidy(items, 'returned') }),
    };
    return [status, checkedResponse] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the shared schema or parameter that this one refers to; itself without a reference. */
export function resolveReference<Part extends { readonly $ref?: string }>(part: Part, shared: PartsByName<Part>): Part {
  const { $ref } = part;
  return $ref === undefined ? part : (shared[$ref.split('/').at(-1) ?? ''] ?? part);
}

/** Returns a schema whose references lead to the shared schemas; below alternatives, to those without defaults. */
function tidy(schema: CheckedSchema, use: SchemaUse): CheckedSchema {
  const kinds = 'discriminator' in schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (DOCUMENTATION_KEYWORDS.has(keyword) || (keyword === 'default' && use !== 'filled')) return [];
    if (keyword.startsWith('x-') && !OWN_KEYWORDS.has(keyword)) return [];
    if (keyword === '$ref') return [[keyword, String(value).replace(SHARED_PREFIX, `${use}${SHARED_PREFIX}`)]];
    if (VALUE_KEYWORDS.has(keyword)) return [[keyword, value]];
    const isTried = use === 'filled' && TRIAL_KEYWORDS.has(keyword) && !(kinds && keyword === 'oneOf');
    const below = isTried ? 'tried' : use;
    if (keyword === 'properties' || keyword === 'x-chosen-by')
      return [[keyword, tidyMembers(value as PartsByName<CheckedSchema>, below)]];
    return [[keyword, tidyValue(value, below)]];
  });

  return Object.fromEntries(entries);
}

function tidyMembers(schemas: PartsByName<CheckedSchema>, use: SchemaUse): PartsByName<CheckedSchema> {
  const tidied = Object.entries(schemas).map(([name, schema]) => {
    const isIgnored = use !== 'returned' && schema['readOnly'] === true;
    return [name, isIgnored ? {} : tidy(schema, use)] as const;
  });
  return Object.fromEntries(tidied);
}

function tidyValue(value: unknown, use: SchemaUse): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => tidyValue(each, use));
  return typeof value === 'object' && value !== null ? tidy(value as CheckedSchema, use) : value;
}
