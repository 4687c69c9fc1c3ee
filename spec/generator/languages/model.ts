// The client that every language offers, made from the contract: groups of methods with their parameters and results.
import { listClientCalls, type ClientCall } from '../client-calls.ts';
import { showWhole } from '../client.ts';
import {
  isRecord,
  findJsonSchema,
  operationsOf,
  findReferredName,
  type ContractDocument,
  type Parameter,
  type Schema,
} from '../document.ts';
import type { ErrorTable } from '../errors.ts';
import { readParameterNames } from '../parameter-names.ts';
import { listRefusalClasses, type RefusalClass } from './errors.ts';

/** A query parameter, with its name in programs. */
export interface QueryParameter {
  readonly parameter: Parameter;
  readonly name: string;
}

/** An operation as a method. */
export interface MethodModel {
  readonly id: string;
  readonly call: ClientCall;
  readonly query: readonly QueryParameter[];
  /** The members of a body that is one object; undefined for other bodies and for files. */
  readonly members: Schema | undefined;
  /** The schema of the result, or of one item of a paged list; undefined for files and for empty responses. */
  readonly result: Schema | undefined;
}

export interface GroupModel {
  readonly name: string;
  readonly about: string;
  readonly methods: readonly MethodModel[];
}

/** An event by the names it can have, with the schemas of its data and of what is told about it. */
export interface EventShape {
  readonly schema: string;
  readonly names: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
}

export interface ClientModel {
  readonly document: ContractDocument;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly groups: readonly GroupModel[];
  readonly events: readonly EventShape[];
  readonly errors: readonly RefusalClass[];
}

/** The model of a published contract. */
export function modelOf(published: ContractDocument, errors: ErrorTable): ClientModel {
  const document = structuredClone(published);
  for (const operation of operationsOf(document)) if (operation['x-returns-public'] !== undefined) showWhole(operation);

  const { schemas } = document.components;
  const calls = [...listClientCalls(document)].map(([id, call]) => methodOf(id, call, schemas));
  const tags = document['tags'] as readonly { name: string; description?: string }[];
  const groups = tags
    .map(({ name, description = '' }) => ({
      name,
      about: findFirstSentence(description),
      methods: calls.filter(({ call }) => call.group === name),
    }))
    .filter(({ methods }) => methods.length > 0);

  return { document, schemas, groups, events: eventsOf(schemas), errors: listRefusalClasses(errors) };
}

function methodOf(id: string, call: ClientCall, schemas: Readonly<Record<string, Schema>>): MethodModel {
  const renamed = readParameterNames();
  const query = call.query.map((parameter) => ({
    parameter,
    name: renamed[parameter.name] ?? parameter.name.replace(/\W/g, '_'),
  }));
  const body = call.body?.type === 'application/json' ? resolveSchema(call.body.schema, schemas) : undefined;
  const members = body?.properties || body?.additionalProperties ? body : undefined;
  return { id, call, query, members, result: answerOf(call, schemas) };
}

function answerOf(
  { operation, isList, file }: ClientCall,
  schemas: Readonly<Record<string, Schema>>,
): Schema | undefined {
  if (file !== undefined) return undefined;
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = findJsonSchema(success?.content);
  return schema && isList ? itemOf(schema, schemas) : schema;
}

/** One item of a list: of an array, or of the one below `_embedded`. */
function itemOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const target = resolveSchema(schema, schemas);
  if (target.items) return target.items;
  const embedded = resolveSchema(target.properties?.['_embedded'] ?? {}, schemas);
  const [list] = Object.values(embedded.properties ?? {});
  return resolveSchema(list ?? {}, schemas).items ?? {};
}

/** The schema itself, whatever refers to it. */
export function resolveSchema(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = findReferredName(schema);
  return name === undefined ? schema : resolveSchema(schemas[name] ?? {}, schemas);
}

/** The wrappers of events: what the union is made of that is chosen by the object in `meta`. */
function eventsOf(schemas: Readonly<Record<string, Schema>>): EventShape[] {
  const union = Object.values(schemas).find(({ 'x-chosen-by': discriminator }) => isRecord(discriminator));
  return (union?.anyOf ?? []).flatMap((each): EventShape[] => {
    const schema = findReferredName(each);
    const { properties = {} } = resolveSchema(each, schemas);
    const { event } = resolveSchema(properties['meta'] ?? {}, schemas).properties ?? {};
    return schema === undefined
      ? []
      : [{ schema, names: resolveSchema(event ?? {}, schemas).enum?.map(String) ?? [], properties }];
  });
}

/** The first sentence of a description, in one line. */
export function findFirstSentence(text: string): string {
  const flat = text.trim().replace(/\s+/g, ' ');
  return /^.*?[.](?=\s|$)/.exec(flat)?.[0] ?? flat;
}

/** The names of a union's alternatives but for null, and whether null is among them. */
export function alternativesOf(schema: Schema): {
  readonly alternatives: readonly Schema[];
  readonly isNullable: boolean;
} {
  const all = schema.oneOf ?? schema.anyOf ?? [];
  return {
    alternatives: all.filter(({ type }) => type !== 'null'),
    isNullable: all.some(({ type }) => type === 'null'),
  };
}
