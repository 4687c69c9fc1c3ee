// Writes out the names of events: every object with every kind of event, before the names that are written by hand.
import { isRecord, type Schema } from './document.ts';

const MARK = 'x-events-of-each-object';

/** A schema whose `x-events-of-each-object` lists kinds of events gets `Object::kind` for all of them in its enum. */
export function namedEvents(value: unknown, schemas: Readonly<Record<string, Schema>>): unknown {
  if (!isRecord(value) || !Array.isArray(value[MARK])) return value;
  const { [MARK]: kinds, enum: own, ...rest } = value;
  const objects = schemas['EventObject']?.enum ?? [];
  const each = objects.flatMap((object) => kinds.map((kind) => `${String(object)}::${String(kind)}`));
  return { ...rest, enum: [...each, ...(Array.isArray(own) ? (own as unknown[]) : [])] };
}
