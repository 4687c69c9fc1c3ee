// Makes the copy of the contract that openapi-generator reads for any language: /openapi-codegen.json.
import {
  isRecord,
  operationsOf,
  referredSchema,
  typesOf,
  type ContractDocument,
  type Parameter,
  type Schema,
} from './document.ts';
import { hasNull, unionOf } from './plain.ts';
import { DESCRIBING_KEYWORDS, united } from './united.ts';

type SchemasByName = Readonly<Record<string, Schema>>;

/** These leave no trace in a client, or a wrong one: a list without duplicates becomes a set in some languages. */
const DROPPED_KEYWORDS = ['examples', 'links', 'uniqueItems', 'propertyNames'];

/** The formats for which generators have types. */
const TYPED_FORMATS = ['date', 'date-time', 'binary'];

/**
 * The contract for openapi-generator. It has no webhooks. A union has a discriminator or null, or it is one object with all
 * members. Null is always one side of a union. A member of a later version ends no program. Filters that are maps are left
 * out: Java's client would not compile.
 */
export function codegenContract(document: ContractDocument): ContractDocument {
  const copy = JSON.parse(JSON.stringify(document, plain)) as ContractDocument;
  delete copy.webhooks;
  const { components } = copy;
  for (const operation of operationsOf(copy)) {
    delete operation.requestBody?.content['application/merge-patch+json'];
    operation.parameters = operation.parameters?.filter((each) => !isMap(each, components.parameters)) ?? [];
  }
  const { schemas } = components;
  for (const kind of ['schemas', 'parameters', 'headers', 'responses'] as const)
    Object.assign(components, { [kind]: prepared(components[kind], schemas) });
  copy.paths = prepared(copy.paths, schemas);
  return renamed(copy);
}

/** Whether a parameter travels as one for each of its keys. */
function isMap(parameter: Parameter, shared: ContractDocument['components']['parameters']): boolean {
  const { style } = shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  return style === 'deepObject';
}

function plain(key: string, value: unknown): unknown {
  if (DROPPED_KEYWORDS.includes(key) || key.startsWith('x-')) return undefined;
  // Go's client lacks an import for an answer that is a list of moments.
  if (key === 'items' && isRecord(value) && value['format'] === 'date-time') return { type: 'string' };
  if (isRecord(value) && TYPED_FORMATS.includes(String(value['format']))) return withoutLength(value);
  if (key === 'format' && !TYPED_FORMATS.includes(String(value))) return undefined;
  return key === 'additionalProperties' && value === false ? undefined : value;
}

/** Go would measure a moment or a file as text. */
function withoutLength(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !/^(min|max)Length$/.test(key)));
}

/** The same value with each schema inside it as generators take it. */
function prepared<T>(value: T, schemas: SchemasByName): T {
  if (Array.isArray(value)) return value.map((each: unknown) => prepared(each, schemas)) as T;
  if (!isRecord(value)) return value;
  const schema = withoutTypes(withoutUnion(inlined(value, schemas), schemas));
  return Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, prepared(each, schemas)])) as T;
}

/** One number or text stands where it is used: a reference to it beside null would make it null everywhere. */
function inlined(schema: Schema, schemas: SchemasByName): Schema {
  const target = schemas[referredSchema(schema) ?? ''];
  if (target?.type === undefined || target.enum || /array|object/.test(String(target.type))) return schema;
  const here = { ...target, ...schema };
  delete here.$ref;
  return here;
}

/** A type or null becomes a union with null; of several types only the description is left. */
function withoutTypes(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const [type, ...others] = typesOf(schema).filter((each) => each !== 'null');
  if (type === undefined || others.length > 0) return about(schema);
  const inner = { ...schema, type };
  for (const key of DESCRIBING_KEYWORDS) Reflect.deleteProperty(inner, key);
  if (schema.enum) inner.enum = schema.enum.filter((each) => each !== null);
  return { ...about(schema), oneOf: [inner, { type: 'null' }] };
}

/** A union of objects without a discriminator becomes one object; of other unions only the description is left. */
function withoutUnion(schema: Schema, schemas: SchemasByName): Schema {
  const union = unionOf(schema);
  if (union === undefined || schema.discriminator) return schema;
  if (hasNull(union) && union.length === 2) return schema;
  const one = united(union, schemas);
  // Generators name the model by its title.
  const [first] = union.map(referredSchema);
  const title = first !== undefined && union.length === 2 ? { title: `Any${first}` } : {};
  return { ...title, ...about(schema), ...one };
}

function about(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => DESCRIBING_KEYWORDS.includes(key)));
}

/** The body that makes a `Booking` is `BookingCreate` here: in Go `NewBooking` is a function. */
function renamed(document: ContractDocument): ContractDocument {
  const copy = JSON.parse(
    JSON.stringify(document).replace(/(?<="#\/components\/schemas\/)New([A-Z]\w*)(?=")/g, '$1Create'),
  ) as ContractDocument;
  const schemas = Object.entries(copy.components.schemas);
  const names = schemas.map(([name, schema]) => [name.replace(/^New([A-Z]\w*)$/, '$1Create'), schema] as const);
  copy.components.schemas = Object.fromEntries(names.sort(([a], [b]) => (a < b ? -1 : 1)));
  return copy;
}
