// Names what is announced of each object: a schema for its payload and its wrapper, and an entry under `webhooks`.
import {
  isRecord,
  SCHEMA_PREFIX,
  schemaReference,
  without,
  type Document,
  type Operation,
  type Schema,
} from './document.ts';

const MARK = 'x-announced-as';
const WITH = 'x-announced-with';
const WITHOUT = 'x-announced-without';
const TO = 'x-announced-to';

/** The nouns that tell of objects, by object: GET on a `Boeking` answers a `Booking`, which says so in `x-announced-as`. */
export function announcedNouns(schemas: Readonly<Record<string, Schema>>): ReadonlyMap<string, string> {
  const found = Object.entries(schemas).flatMap(([noun, schema]) =>
    names(schema[MARK]).map((object) => [object, noun]),
  );
  return new Map(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)) as [string, string][]);
}

function names(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

/** Objects that are announced and not in the closed list, or by two nouns, with what to write instead. */
export function misannounced(schemas: Readonly<Record<string, Schema>>): string[] {
  const known = new Set(schemas['EventObject']?.enum);
  const seen = new Map<string, string>();
  return Object.entries(schemas).flatMap(([noun, schema]) =>
    names(schema[MARK]).flatMap((object) => {
      const other = seen.get(object);
      seen.set(object, noun);
      if (!known.has(object))
        return [`${noun}: ${MARK} names ${object}, which is no EventObject of spec/webhooks.yaml.`];
      return other === undefined ? [] : [`${noun}: ${MARK} names ${object}, as ${other} does: one noun tells of it.`];
    }),
  );
}

/**
 * A copy of the contract in which `Event` is one of the wrappers of single objects, each with the payload that its noun
 * makes. Inside the service an event stays what `Event` says by hand, for its data is on the wire already. `receive` is
 * what is asked of a receiver: an operation in whose texts `{object}` is the object.
 */
export function withPayloads(document: Document, receive: unknown): Document {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  const nouns = announcedNouns(schemas);
  const { Event: wrapper, EventMeta: meta = {}, EventName: eventNames = {}, EventData: { description } = {} } = schemas;
  if (nouns.size === 0 || wrapper === undefined) return copy;
  for (const noun of new Set(nouns.values())) schemas[payloadName(noun)] = payloadOf(noun, schemas[noun] ?? {});
  for (const [object, noun] of nouns) {
    const events = eventsOf(object, eventNames);
    schemas[metaName(object)] = metaOf(meta, object, events);
    const example = exampleOf(wrapper, { object, event: events[0] }, schemas[payloadName(noun)]?.examples?.[0]);
    schemas[wrapperName(object)] = { ...wrapperOf(wrapper, object, dataOf(noun, description)), examples: example };
  }
  copy.webhooks = Object.fromEntries([...nouns.keys()].map((object) => [object, { post: receiver(receive, object) }]));
  schemas['Event'] = unionOf(wrapper, [...nouns.keys()], schemas);
  return copy;
}

// A discriminator can name a member of the object itself only.
function unionOf({ description }: Schema, objects: readonly string[], schemas: Record<string, Schema>): Schema {
  const mapping = objects.map((object) => [object, SCHEMA_PREFIX + wrapperName(object)]);
  return {
    ...(description === undefined ? {} : { description }),
    oneOf: objects.map((object) => schemaReference(wrapperName(object))),
    'x-chosen-by': { pointer: '/meta/object', mapping: Object.fromEntries(mapping) as unknown },
    examples: objects.flatMap((object) => schemas[wrapperName(object)]?.examples ?? []).slice(0, 1),
  };
}

const payloadName = (noun: string): string => `${noun}Payload`;
const capital = (object: string): string => object.charAt(0).toUpperCase() + object.slice(1);
const wrapperName = (object: string): string => `${capital(object)}Event`;
const metaName = (object: string): string => `${capital(object)}EventMeta`;

/**
 * What a noun shows without embeds, and what of it changed. Embeds are what an answer may leave out, save for what only a
 * list leaves out (`x-announced-with`), and what time changes by itself is never announced (`x-announced-without`).
 */
function payloadOf(noun: string, schema: Schema): Schema {
  const shown = shownIn(schema);
  const members = Object.entries(schema.properties ?? {}).filter(([name]) => shown.has(name));
  const examples = schema.examples?.filter(isRecord) ?? [];
  return {
    ...without(schema, MARK, WITH, WITHOUT, TO, 'properties', 'examples'),
    type: 'object',
    required: [...shown],
    description: `${noun} as GET returned it at the time of the event, without embeds.`,
    properties: { ...Object.fromEntries(members), modified: MODIFIED },
    additionalProperties: false,
    examples: examples.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => shown.has(name)))),
  };
}

function shownIn(schema: Schema): Set<string> {
  const shown = new Set([...(schema.required ?? []), ...names(schema[WITH])]);
  for (const name of names(schema[WITHOUT])) shown.delete(name);
  return shown;
}

/** The payloads of the nouns that are announced, by name, with the members that they show. */
export function payloadSchemas(schemas: Readonly<Record<string, Schema>>): [name: string, schema: Schema][] {
  return [...new Set(announcedNouns(schemas).values())].map((noun) => {
    const schema = schemas[noun] ?? {};
    const shown = shownIn(schema);
    const members = Object.entries(schema.properties ?? {}).filter(([name]) => shown.has(name));
    return [payloadName(noun), { properties: Object.fromEntries(members) }];
  });
}

const MODIFIED: Schema = {
  type: 'array',
  description: 'The names of the changed members. Present only for updates.',
  maxItems: 1000,
  items: { type: 'string', maxLength: 255 },
};

/** The names of events that tell of an object: those that begin with it, and names of their own (`x-object-of`). */
function eventsOf(object: string, all: Schema): string[] {
  const own = all['x-object-of'];
  const isOwn = (name: string): boolean => isRecord(own) && own[name] === object;
  return names(all.enum).filter((name) => name.startsWith(`${object}::`) || isOwn(name));
}

function metaOf(meta: Schema, object: string, events: readonly string[]): Schema {
  const own: Record<string, Schema> = {
    object: { type: 'string', enum: [object] },
    event: { type: 'string', enum: [...events] },
  };
  return {
    ...without(meta, 'properties', 'examples'),
    description: `Metadata of an event of ${object}.`,
    properties: { ...meta.properties, ...own },
  };
}

function dataOf(noun: string, description = ''): Schema {
  return { description, oneOf: [schemaReference(payloadName(noun)), schemaReference('ThinPayload')] };
}

function wrapperOf(wrapper: Schema, object: string, data: Schema): Schema {
  const { version = {} } = wrapper.properties ?? {};
  return {
    ...without(wrapper, 'properties', 'examples'),
    description: `A change of ${object}.`,
    properties: { version, meta: schemaReference(metaName(object)), data },
  };
}

/** The example of the wrapper about another object; none where its noun shows none. */
function exampleOf(wrapper: Schema, named: object, data: unknown): unknown[] {
  const [shown] = wrapper.examples ?? [];
  if (!isRecord(shown) || !isRecord(shown['meta']) || !isRecord(data)) return [];
  const meta = { ...shown['meta'], ...named, object_id: data['id'] ?? 1, sequence: 1, modified: [], previous: {} };
  return [{ ...shown, data, meta }];
}

function receiver(receive: unknown, object: string): Operation {
  const text = JSON.stringify(receive).replaceAll('{object}', object).replaceAll('{Object}', capital(object));
  return {
    ...(JSON.parse(text) as Operation),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaReference(wrapperName(object)) } },
    },
  };
}
