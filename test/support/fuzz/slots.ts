// A request as the contract sees it: the places that something goes into, how it is written down, and whether all of it fits.
import { validateHeaderValue } from 'node:http';
import type { ErrorObject } from 'ajv';
import { operations } from '../../../generated/operations.ts';
import type { OperationFacts } from '../contract.ts';
import {
  findPlace,
  placeBelow,
  errorsAt,
  followReference,
  type PlacedSchema,
  type FuzzSchema,
  typesOf,
} from './schemas.ts';

type SlotValues = Readonly<Record<string, unknown>>;

/** A request in values; `address` and `headers` write it down. */
export interface TestRequest {
  readonly operation: OperationFacts;
  readonly path: SlotValues;
  readonly query: SlotValues;
  readonly header: SlotValues;
  readonly body?: unknown;
}

export type SlotPart = 'path' | 'query' | 'header';

/** A parameter. */
export interface Slot {
  readonly part: SlotPart;
  readonly name: string;
  readonly required: boolean;
  readonly placedSchema: PlacedSchema;
}

interface SlotParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: SlotPart;
  readonly required?: boolean;
  readonly schema: FuzzSchema;
}

/** The parameters of an operation, in the contract's order. */
export function slotsOf({ id }: OperationFacts): readonly Slot[] {
  const { path, method } = operations[id];
  const all = findPlace('paths', path, method, 'parameters');
  return ((all.schema as readonly SlotParameter[] | undefined) ?? []).map((parameter, index) => {
    const itself = followReference(placeBelow(all, parameter as object, String(index)));
    const { name, in: part, required = false, schema } = itself.schema as object as SlotParameter;
    return { part, name, required, placedSchema: followReference(placeBelow(itself, schema, 'schema')) };
  });
}

/** The values that a parameter, or each item of it, may have; none where they are not listed. */
export function valuesOf({ placedSchema }: Slot): readonly unknown[] {
  const { items } = placedSchema.schema;
  return (
    (items === undefined ? placedSchema : followReference(placeBelow(placedSchema, items, 'items'))).schema.enum ?? []
  );
}

/** The schema of the body; undefined where the operation takes none, or a file. */
export function bodySchemaOf({ id, takesBody, takesFile }: OperationFacts): PlacedSchema | undefined {
  if (!takesBody || takesFile !== null) return undefined;
  const { path, method } = operations[id];
  return findPlace('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
}

/** A value as a parameter carries it. */
function formatParameter(value: unknown): string {
  return Array.isArray(value)
    ? value.map((each) => encodeURIComponent(String(each))).join(',')
    : encodeURIComponent(String(value));
}

/** Whether a parameter travels as one for each of its keys. */
function isMap(value: unknown): value is SlotValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}

/** The address of a request. */
export function addressOf({ operation, path, query }: TestRequest): string {
  const pathname = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => formatParameter(path[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (isMap(value)) return Object.entries(value).map(([key, each]) => [`${name}[${key}]`, each] as const);
    // A filter without pairs is none.
    return name === 'metadata' && JSON.stringify(value) === '{}' ? [] : [[name, value] as const];
  });
  const search = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${formatParameter(value)}`);
  return search.length === 0 ? pathname : `${pathname}?${search.join('&')}`;
}

function parseParameter(schema: FuzzSchema, value: unknown): unknown {
  const takesMap = typesOf(schema).includes('object');
  // A map without pairs leaves nothing in the address.
  if (takesMap && JSON.stringify(value) === '{}') return undefined;
  if (!takesMap || !isMap(value)) return read(schema, decodeURIComponent(formatParameter(value)));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, String(each)]));
}

/** The value that arrives when it went as text: the contract says what a text means. Undefined when nothing does. */
function read(schema: FuzzSchema, text: string): unknown {
  if (text === '') return undefined;
  const types = typesOf(schema);
  if (types.includes('array')) return text.split(',').map((each) => read(itemsOf(schema), each) ?? '');
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function itemsOf({ items = {} }: FuzzSchema): FuzzSchema {
  return followReference({ schema: items, pointer: '' }).schema;
}

/** Whether a client can send the value there: a header has no control characters. */
export function isSendable({ part, name }: Slot, value: unknown): boolean {
  try {
    if (part === 'header') validateHeaderValue(name, String(value));
    return true;
  } catch {
    return false;
  }
}

/** The errors of a request: none when it fits the contract. */
export function findErrors(request: TestRequest): readonly ErrorObject[] {
  const { operation, body } = request;
  const inSlots = slotsOf(operation).flatMap(({ part, name, required, placedSchema }) => {
    const sentValue = request[part][name];
    // Without a value in its place a path is another one.
    if (part === 'path' && formatParameter(sentValue) === '') return [];
    const value = sentValue === undefined ? undefined : parseParameter(placedSchema.schema, sentValue);
    return value === undefined && !required ? [] : errorsAt(placedSchema.pointer, value);
  });
  const schema = bodySchemaOf(operation);
  return schema === undefined || body === undefined ? inSlots : [...inSlots, ...errorsAt(schema.pointer, body)];
}
