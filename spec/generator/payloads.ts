// Names what is announced of each object: a schema for its payload and its wrapper, and an entry under `webhooks`.
import { findAnnouncedNouns, createAnnouncedShapes, formatPayloadName } from './announced.ts';
import {
  isRecord,
  parametersOf,
  SCHEMA_PREFIX,
  createReference,
  stringsOf as names,
  omitKeywords,
  type ContractDocument,
  type Operation,
  type Schema,
} from './document.ts';

/**
 * A copy of the contract in which `Event` is one of the wrappers of single objects, each with the payload that its noun
 * makes. Inside the service an event stays what `Event` says by hand, for its data is on the wire already. `receive` is
 * what is asked of a receiver: an operation in whose texts `{object}` is the object.
 */
export function addPayloads(document: ContractDocument, receive: unknown): ContractDocument {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  const nouns = findAnnouncedNouns(schemas);
  const { Event: wrapper, EventMeta: meta = {}, EventName: eventNames = {}, EventData: { description } = {} } = schemas;
  if (nouns.size === 0 || wrapper === undefined) return copy;

  Object.assign(schemas, createAnnouncedShapes(schemas));
  for (const [object, noun] of nouns) {
    const events = eventsOf(object, eventNames);
    schemas[formatMetaName(object)] = metaOf(meta, object, events);
    const example = exampleOf(wrapper, { object, event: events[0] }, schemas[formatPayloadName(noun)]?.examples?.[0]);
    schemas[formatWrapperName(object)] = {
      ...wrapperOf(wrapper, object, dataOf(noun, description)),
      examples: example,
    };
  }

  copy.webhooks = Object.fromEntries(
    [...nouns.keys()].map((object) => [object, { post: createReceiver(copy, receive, object) }]),
  );
  schemas['Event'] = unionOf(wrapper, [...nouns.keys()], schemas);

  return copy;
}

// A discriminator can name a member of the object itself only, and programs that try all alternatives find several to fit.
function unionOf({ description }: Schema, objects: readonly string[], schemas: Record<string, Schema>): Schema {
  const mapping = objects.map((object) => [object, SCHEMA_PREFIX + formatWrapperName(object)]);
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: objects.map((object) => createReference(formatWrapperName(object))),
    'x-chosen-by': { pointer: '/meta/object', mapping: Object.fromEntries(mapping) as unknown },
    examples: objects.flatMap((object) => schemas[formatWrapperName(object)]?.examples ?? []).slice(0, 1),
  };
}

const capitalise = (object: string): string => object.charAt(0).toUpperCase() + object.slice(1);
const formatWrapperName = (object: string): string => `${capitalise(object)}Event`;
const formatMetaName = (object: string): string => `${capitalise(object)}EventMeta`;

/** Returns the names of an object's events: those that begin with it, and names of their own (`x-object-of`). */
function eventsOf(object: string, all: Schema): string[] {
  const objectByEvent = all['x-object-of'];
  const isOwn = (name: string): boolean => isRecord(objectByEvent) && objectByEvent[name] === object;
  return names(all.enum).filter((name) => name.startsWith(`${object}::`) || isOwn(name));
}

function metaOf(meta: Schema, object: string, events: readonly string[]): Schema {
  const metaProperties: Record<string, Schema> = {
    object: { type: 'string', enum: [object] },
    event: { type: 'string', enum: [...events] },
  };
  return {
    ...omitKeywords(meta, 'properties', 'examples'),
    description: `Metadata of an event of ${object}.`,
    properties: { ...meta.properties, ...metaProperties },
  };
}

function dataOf(noun: string, description = ''): Schema {
  return { description, anyOf: [createReference(formatPayloadName(noun)), createReference('ThinPayload')] };
}

function wrapperOf(wrapper: Schema, object: string, data: Schema): Schema {
  const { version = {} } = wrapper.properties ?? {};
  return {
    ...omitKeywords(wrapper, 'properties', 'examples'),
    description: `A change of ${object}.`,
    properties: { version, meta: createReference(formatMetaName(object)), data },
  };
}

/** The example of the wrapper about another object; none where its noun shows none. */
function exampleOf(wrapper: Schema, metaNames: object, data: unknown): unknown[] {
  const [example] = wrapper.examples ?? [];
  if (!isRecord(example) || !isRecord(example['meta']) || !isRecord(data)) return [];
  const meta = {
    ...example['meta'],
    ...metaNames,
    object_id: data['id'] ?? 1,
    sequence: 1,
    modified: [],
    previous: {},
  };
  return [{ ...example, data, meta }];
}

// Its parameters stand in full: generators follow references of paths only.
function createReceiver(document: ContractDocument, receive: unknown, object: string): Operation {
  const text = JSON.stringify(receive).replaceAll('{object}', object).replaceAll('{Object}', capitalise(object));
  const operation = JSON.parse(text) as Operation;
  return {
    ...operation,
    parameters: parametersOf(operation, document),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: createReference(formatWrapperName(object)) } },
    },
  };
}
