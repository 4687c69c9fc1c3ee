// A consumer of events: copies objects by events alone, as docs/webhooks.md says, and compares the copies with reads.
import { isDeepStrictEqual } from 'node:util';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { EVENT_NOUNS } from '../../generated/operations.ts';
import { ADMINISTRATOR, sendRaw } from './index.ts';

type ObjectData = Readonly<Record<string, unknown>>;

/** An event as it travels. */
export interface ConsumedEvent {
  readonly data: ObjectData;
  readonly meta: {
    readonly event: string;
    readonly position: string;
    readonly object: string;
    readonly object_id: number;
    readonly sequence: number;
  };
}

export interface ObjectCopy {
  readonly object: string;
  readonly sequence: number;
  /** The object; undefined once it is deleted. */
  readonly data: ObjectData | undefined;
}

/** The copies of a consumer, by object and id. */
export class Copies {
  readonly #kept = new Map<string, ObjectCopy>();

  /** Stores the state of an event, unless it is older than the stored one. */
  receive({ data, meta: { event, object, object_id, sequence } }: ConsumedEvent): void {
    const key = `${object} ${String(object_id)}`;
    if (sequence < (this.#kept.get(key)?.sequence ?? 0)) return;
    // `modified` belongs to the event: those of one sequence differ in it.
    const members = Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'modified'));
    this.#kept.set(key, { object, sequence, data: event.endsWith('::postDelete') ? undefined : members });
  }

  get all(): ReadonlyMap<string, ObjectCopy> {
    return this.#kept;
  }

  /** Those that exist and can be read alone. */
  listReadable(): (readonly [key: string, copy: ObjectCopy, path: string])[] {
    return [...this.#kept].flatMap(([key, copy]) => {
      const path = pathOf(copy);
      return path === undefined ? [] : [[key, copy, path] as const];
    });
  }
}

interface ReadOperation {
  readonly 'x-kind': string;
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}

/** The path that reads one thing of a noun, by the noun. Where the public sees less, the first schema is the whole. */
const paths = new Map(
  Object.entries(contract.paths as Readonly<Record<string, { readonly get?: ReadOperation }>>).flatMap(
    ([path, { get }]) => {
      const [, noun] = /schemas\/(\w+)"/.exec(JSON.stringify(get?.responses['200']?.content ?? {})) ?? [];
      return get?.['x-kind'] === 'read' && path.endsWith('}') && noun !== undefined ? [[noun, path] as const] : [];
    },
  ),
);

/** The names in the thing itself for parameters before the last one. */
const OWNERS: Readonly<Record<string, string>> = {
  id: 'factuur_id',
  staff_id: 'personeel_id',
  boeking_id: 'boeking_id',
};

/** Where the thing of a copy is read. */
function pathOf({ object, data }: ObjectCopy): string | undefined {
  const path = paths.get(EVENT_NOUNS[object as keyof typeof EVENT_NOUNS]);
  if (data === undefined || path === undefined) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const findValue = (name: string): unknown =>
    name === 'slug' ? data['slug'] : name === names.at(-1) ? data['id'] : data[OWNERS[name] ?? name];
  return `/api2${path.replace(/\{(\w+)\}/g, (_all, name: string) => String(findValue(name)))}`;
}

/** All events after a position, in the order of the feed. */
export async function readFeedAfter(position: string | undefined): Promise<ConsumedEvent[]> {
  const events: ConsumedEvent[] = [];
  for (let after = position; ;) {
    const query = after === undefined ? '' : `&after=${encodeURIComponent(after)}`;
    const { body } = await sendRaw('GET', `/api2/events?page_size=1000${query}`, { auth: ADMINISTRATOR });
    const page = body as ConsumedEvent[];
    events.push(...page);
    if (page.length === 0) return events;
    after = page.at(-1)?.meta.position;
  }
}

/** Returns every difference between the copies of a consumer and reads. */
export async function differencesOf(copies: Copies): Promise<string[]> {
  const differences: string[] = [];
  for (const [key, { data }, path] of copies.listReadable()) {
    const { status, body } = await sendRaw('GET', path, { auth: ADMINISTRATOR });
    // A contact of another kind is read there, and announced as that kind too.
    if (status === 301) continue;
    if (status !== 200) differences.push(`${key} is kept, and reads answer ${String(status)}`);
    else
      for (const [member, copyValue] of Object.entries(data ?? {})) {
        const readValue = narrowTo((body as ObjectData)[member], copyValue);
        if (!isDeepStrictEqual(readValue, copyValue))
          differences.push(
            `${key}: ${member} is ${JSON.stringify(readValue)}, and ${JSON.stringify(copyValue)} is kept`,
          );
      }
  }

  return differences;
}

/** The shown value, without the members that events leave out of parts. */
function narrowTo(readValue: unknown, copyValue: unknown): unknown {
  if (Array.isArray(readValue) && Array.isArray(copyValue))
    return readValue.map((each, at) => narrowTo(each, copyValue[at]));
  if (!isMembers(readValue) || !isMembers(copyValue)) return readValue;
  const members = Object.entries(readValue).filter(([name]) => name in copyValue);
  return Object.fromEntries(members.map(([name, value]) => [name, narrowTo(value, copyValue[name])]));
}

function isMembers(value: unknown): value is ObjectData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
