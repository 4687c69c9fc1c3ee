// Makes the copy of the contract that openapi-generator reads for any language: /openapi-codegen.json.
import {
  isRecord,
  operationsOf,
  findReferredName,
  SCHEMA_PREFIX,
  typesOf,
  type ContractDocument,
  type Parameter,
  type Schema,
  type SchemasByName,
} from './document.ts';
import { findUnionSchemas, hasNull } from './unions.ts';
import { DESCRIBING_KEYWORDS, uniteShapes } from './united.ts';

/** These leave no trace in a client, or a wrong one: a list without duplicates becomes a set in some languages. */
const DROPPED_KEYWORDS = ['examples', 'links', 'uniqueItems', 'propertyNames'];

/** The formats for which generators have types. */
const TYPED_FORMATS = ['date', 'date-time', 'binary'];

/** Returns the contract for openapi-generator: without webhooks, and with schemas that it can turn into types of any language. */
export function createCodegenContract(document: ContractDocument): ContractDocument {
  const copy = simplifyKeywords(document) as ContractDocument;
  delete copy.webhooks;

  const { components } = copy;
  for (const operation of operationsOf(copy)) {
    delete operation.requestBody?.content['application/merge-patch+json'];
    // Java's client would not compile with filters that are maps.
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

/** Returns a copy of a part of the contract with only the keywords that generators can use. Members keep any name. */
function simplifyKeywords(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => simplifyKeywords(each));
  if (!isRecord(part)) return part;
  const isTyped = TYPED_FORMATS.includes(String(part['format']));
  const entries = Object.entries(part)
    .filter(([keyword, value]) => !isDropped(keyword, value, isTyped))
    .map(([keyword, value]) => [keyword, simplifyValue(keyword, value)] as const);
  return Object.fromEntries(entries);
}

/** Whether a keyword is left out of a schema, which `isTyped` if generators have a type for its format. */
function isDropped(keyword: string, value: unknown, isTyped: boolean): boolean {
  if (keyword.startsWith('x-') || DROPPED_KEYWORDS.includes(keyword)) return true;
  if (keyword === 'format') return !isTyped;
  // Go would measure a moment or a file as text.
  if (isTyped && /^(min|max)Length$/.test(keyword)) return true;
  // A client must accept the members that a later version adds.
  return keyword === 'additionalProperties' && value === false;
}

function simplifyValue(keyword: string, value: unknown): unknown {
  if (!isRecord(value)) return simplifyKeywords(value);
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, simplifyKeywords(member)]));
  // Go's client lacks an import for a response that is a list of moments.
  if (keyword === 'items' && value['format'] === 'date-time') return { type: 'string' };
  return simplifyKeywords(value);
}

/** Returns a copy of the value, with each schema in the form that generators accept. */
function prepareSchemas<T>(value: T, schemas: SchemasByName): T {
  if (Array.isArray(value)) return value.map((each: unknown) => prepareSchemas(each, schemas)) as T;
  if (!isRecord(value)) return value;
  const schema = uniteWithNull(mergeUnion(inlineScalar(value, schemas), schemas));
  return Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, prepareSchemas(each, schemas)])) as T;
}

/** Replaces a reference to one number or text by its schema: a reference beside null would make it null everywhere. */
function inlineScalar(schema: Schema, schemas: SchemasByName): Schema {
  const target = schemas[findReferredName(schema) ?? ''];
  if (target?.type === undefined || target.enum || /array|object/.test(String(target.type))) return schema;
  const inlined = { ...target, ...schema };
  delete inlined.$ref;
  return inlined;
}

/** Turns a type or null into a union with null; of several types only the description is left. */
function uniteWithNull(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const [type, ...others] = typesOf(schema).filter((each) => each !== 'null');
  if (type === undefined || others.length > 0) return selectDescription(schema);

  const inner = { ...schema, type };
  for (const key of DESCRIBING_KEYWORDS) Reflect.deleteProperty(inner, key);
  if (schema.enum) inner.enum = schema.enum.filter((each) => each !== null);
  return { ...selectDescription(schema), oneOf: [inner, { type: 'null' }] };
}

/**
 * Merges a union of objects without a discriminator into one object with all members; of other unions only the description
 * is left. A union of one schema with null stays.
 */
function mergeUnion(schema: Schema, schemas: SchemasByName): Schema {
  const union = findUnionSchemas(schema);
  if (union === undefined || schema.discriminator) return schema;
  if (hasNull(union) && union.length === 2) return schema;

  const merged = uniteShapes(union, schemas);
  // Generators name the model by its title.
  const firstName = findReferredName(union[0] ?? {});
  const title = firstName !== undefined && union.length === 2 ? { title: `Any${firstName}` } : {};
  return { ...title, ...selectDescription(schema), ...merged };
}

function selectDescription(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => DESCRIBING_KEYWORDS.includes(key)));
}

/** Renames the bodies that make a thing, `NewBooking` to `BookingCreate`: in Go `NewBooking` is a function. */
function renameBodies(document: ContractDocument): ContractDocument {
  const copy = JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    renameReference(value),
  ) as ContractDocument;
  const entries = Object.entries(copy.components.schemas).map(([name, schema]) => [renameBody(name), schema] as const);
  copy.components.schemas = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  return copy;
}

/** Renames the schema in a reference, or in the mapping of a discriminator. */
function renameReference(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(SCHEMA_PREFIX)) return value;
  return SCHEMA_PREFIX + renameBody(value.slice(SCHEMA_PREFIX.length));
}

function renameBody(name: string): string {
  return name.replace(/^New([A-Z]\w*)$/, '$1Create');
}
