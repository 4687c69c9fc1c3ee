// Makes the copy of the contract that openapi-generator reads for any language: /openapi-codegen.json.
import {
  isRecord,
  operationsOf,
  findReferredName,
  typesOf,
  type ContractDocument,
  type Parameter,
  type Schema,
  type SchemasByName,
} from './document.ts';
import { hasNull, unionOf } from './plain.ts';
import { DESCRIBING_KEYWORDS, uniteShapes } from './united.ts';

/** These leave no trace in a client, or a wrong one: a list without duplicates becomes a set in some languages. */
const DROPPED_KEYWORDS = ['examples', 'links', 'uniqueItems', 'propertyNames'];

/** The formats for which generators have types. */
const TYPED_FORMATS = ['date', 'date-time', 'binary'];

/**
 * The contract for openapi-generator. It has no webhooks. A union has a discriminator or null, or it is one object with all
 * members. Null is always one side of a union. A member of a later version ends no program. Filters that are maps are left
 * out: Java's client would not compile.
 */
export function createCodegenContract(document: ContractDocument): ContractDocument {
  const copy = JSON.parse(JSON.stringify(document, simplifyValue)) as ContractDocument;
  delete copy.webhooks;
  const { components } = copy;
  for (const operation of operationsOf(copy)) {
    delete operation.requestBody?.content['application/merge-patch+json'];
    operation.parameters = operation.parameters?.filter((each) => !isMap(each, components.parameters)) ?? [];
  }
  const { schemas } = components;
  for (const kind of ['schemas', 'parameters', 'headers', 'responses'] as const)
    Object.assign(components, { [kind]: prepareSchemas(components[kind], schemas) });
  copy.paths = prepareSchemas(copy.paths, schemas);
  return renameBodies(copy);
}

/** Whether a parameter travels as one for each of its keys. */
function isMap(parameter: Parameter, shared: ContractDocument['components']['parameters']): boolean {
  const { style } = shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  return style === 'deepObject';
}

function simplifyValue(key: string, value: unknown): unknown {
  if (DROPPED_KEYWORDS.includes(key) || key.startsWith('x-')) return undefined;
  // Go's client lacks an import for a response that is a list of moments.
  if (key === 'items' && isRecord(value) && value['format'] === 'date-time') return { type: 'string' };
  if (isRecord(value) && TYPED_FORMATS.includes(String(value['format']))) return removeLength(value);
  if (key === 'format' && !TYPED_FORMATS.includes(String(value))) return undefined;
  return key === 'additionalProperties' && value === false ? undefined : value;
}

/** Go would measure a moment or a file as text. */
function removeLength(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !/^(min|max)Length$/.test(key)));
}

/** A copy of the value, with each schema in the form that generators accept. */
function prepareSchemas<T>(value: T, schemas: SchemasByName): T {
  if (Array.isArray(value)) return value.map((each: unknown) => prepareSchemas(each, schemas)) as T;
  if (!isRecord(value)) return value;
  const schema = removeTypes(removeUnion(inlineScalar(value, schemas), schemas));
  return Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, prepareSchemas(each, schemas)])) as T;
}

/** One number or text stands where it is used: a reference to it beside null would make it null everywhere. */
function inlineScalar(schema: Schema, schemas: SchemasByName): Schema {
  const target = schemas[findReferredName(schema) ?? ''];
  if (target?.type === undefined || target.enum || /array|object/.test(String(target.type))) return schema;
  const here = { ...target, ...schema };
  delete here.$ref;
  return here;
}

/** A type or null becomes a union with null; of several types only the description is left. */
function removeTypes(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const [type, ...others] = typesOf(schema).filter((each) => each !== 'null');
  if (type === undefined || others.length > 0) return selectDescription(schema);
  const inner = { ...schema, type };
  for (const key of DESCRIBING_KEYWORDS) Reflect.deleteProperty(inner, key);
  if (schema.enum) inner.enum = schema.enum.filter((each) => each !== null);
  return { ...selectDescription(schema), oneOf: [inner, { type: 'null' }] };
}

/** A union of objects without a discriminator becomes one object; of other unions only the description is left. */
function removeUnion(schema: Schema, schemas: SchemasByName): Schema {
  const union = unionOf(schema);
  if (union === undefined || schema.discriminator) return schema;
  if (hasNull(union) && union.length === 2) return schema;
  const one = uniteShapes(union, schemas);
  // Generators name the model by its title.
  const [first] = union.map(findReferredName);
  const title = first !== undefined && union.length === 2 ? { title: `Any${first}` } : {};
  return { ...title, ...selectDescription(schema), ...one };
}

function selectDescription(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => DESCRIBING_KEYWORDS.includes(key)));
}

/** The body that makes a `Booking` is `BookingCreate` here: in Go `NewBooking` is a function. */
function renameBodies(document: ContractDocument): ContractDocument {
  const copy = JSON.parse(
    JSON.stringify(document).replace(/(?<="#\/components\/schemas\/)New([A-Z]\w*)(?=")/g, '$1Create'),
  ) as ContractDocument;
  const schemas = Object.entries(copy.components.schemas);
  const names = schemas.map(([name, schema]) => [name.replace(/^New([A-Z]\w*)$/, '$1Create'), schema] as const);
  copy.components.schemas = Object.fromEntries(names.sort(([a], [b]) => (a < b ? -1 : 1)));
  return copy;
}
