// Names the objects that have events, and their events: the nouns of the contract say what they are announced as.
import { findAnnouncedNouns } from './announced.ts';
import { stringsOf, type Schema } from './document.ts';

const EVENTS_OF_EACH_OBJECT = 'x-events-of-each-object';
const ANNOUNCED_NEVER = 'x-announced-never';

/**
 * Fills in `EventObject`, and each schema whose `x-events-of-each-object` lists kinds of events. Such a schema gets
 * `Object::kind` for all objects, before the names that it lists itself. Those that nothing causes become its
 * `x-never`.
 */
export function nameEvents(schemas: Record<string, Schema>): void {
  const nouns = [...findAnnouncedNouns(schemas)];
  const objects = nouns.map(([object]) => object);
  const never = nouns.flatMap(([object, noun]) =>
    stringsOf(schemas[noun]?.[ANNOUNCED_NEVER]).map((kind) => `${object}::${kind}`),
  );

  if (objects.length === 0) delete schemas['EventObject'];
  else setNames(schemas['EventObject'] ?? {}, objects);
  for (const schema of Object.values(schemas)) {
    const kinds = stringsOf(schema[EVENTS_OF_EACH_OBJECT]);
    if (kinds.length === 0) continue;
    Reflect.deleteProperty(schema, EVENTS_OF_EACH_OBJECT);
    const each = objects.flatMap((name) => kinds.map((kind) => `${name}::${kind}`));
    setNames(schema, [...each, ...stringsOf(schema.enum)]);
    if (schema['x-object-of'] !== undefined) schema['x-never'] = never;
  }
}

/** An example that is none of the names gives way to the first one. */
function setNames(schema: Schema, names: string[]): void {
  schema.enum = names;
  const examples = stringsOf(schema.examples).filter((name) => names.includes(name));
  schema.examples = examples.length > 0 ? examples : names.slice(0, 1);
}

/** Objects of two nouns, and events that a noun excludes and no object has; each with what to write instead. */
export function findMisannounced(schemas: Readonly<Record<string, Schema>>): string[] {
  const kinds = stringsOf(schemas['EventName']?.[EVENTS_OF_EACH_OBJECT]);
  const nounByObject = new Map<string, string>();

  return Object.entries(schemas).flatMap(([noun, schema]) => {
    const objects = stringsOf(schema['x-announced-as']);
    const twice = objects.flatMap((object) => {
      const other = nounByObject.get(object);
      nounByObject.set(object, noun);
      return other === undefined ? [] : [`names ${object} in x-announced-as, as ${other} does: one noun tells of it.`];
    });
    const unknown = stringsOf(schema[ANNOUNCED_NEVER]).filter((kind) => objects.length === 0 || !kinds.includes(kind));
    const never = unknown.map(
      (kind) => `names ${kind} in ${ANNOUNCED_NEVER}: only a noun with x-announced-as has ${kinds.join(', ')}.`,
    );
    return [...twice, ...never].map((each) => `${noun}: ${each}`);
  });
}
