// Embeds: other objects that a list or a single read includes on request, loaded for a whole page at once.
import type { Reader, ReadByIds } from '../db/engine/session/reader.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Input } from './handler.ts';

type EmbedNames<Id extends OperationId> = Input<Id>['query'] extends { embed?: infer Names }
  ? Exclude<Names, undefined> extends readonly (infer Name extends string)[]
    ? Name
    : never
  : never;

/**
 * Loads one kind of embed for many things. Returns by a thing's id the members to add to it, in a fixed number of
 * queries.
 */
export type Embed<Thing> = (db: Reader, things: readonly Thing[]) => Promise<Map<number, Partial<Thing>>>;

/** One loader for each name that the contract allows in `embed`; a missing one does not compile. */
export type Embeds<Id extends OperationId, Thing> = { readonly [Name in EmbedNames<Id>]: Embed<Thing> };

/**
 * Reads as `read` does and adds the embeds of `names`. A dotted name implies its parent. Loaders run in the order of
 * `embeds`, so that a parent exists before its own embeds.
 */
export function addEmbeds<Thing extends { readonly id: number }>(
  read: ReadByIds<Thing>,
  embeds: Readonly<Record<string, Embed<Thing>>>,
  names: readonly string[] = [],
): ReadByIds<Thing> {
  const chosenNames = Object.keys(embeds).filter((name) =>
    names.some((path) => path === name || path.startsWith(`${name}.`)),
  );
  if (chosenNames.length === 0) return read;

  return async (db, ids) => {
    const things = await read(db, ids);
    for (const name of chosenNames) {
      const membersById = await embeds[name]?.(db, [...things.values()]);
      for (const [id, members] of membersById ?? []) {
        const thing = things.get(id);
        if (thing !== undefined) things.set(id, { ...thing, ...members });
      }
    }
    return things;
  };
}

/** Embeds under `name` the object that each thing refers to, read once for a whole page; absent without a reference. */
export function embedReferred<Thing extends { readonly id: number }, Name extends keyof Thing & string>(
  name: Name,
  idOf: (thing: Thing) => number | null,
  read: ReadByIds<NonNullable<Thing[Name]>>,
): Embed<Thing> {
  return async (db, things) => {
    const ids = new Set(things.map(idOf).filter((id) => id !== null));
    const referredById = await read(db, [...ids]);
    const pairs = things.map((thing) => [thing.id, referredById.get(idOf(thing) ?? 0)] as const);
    return toMemberMap(name, pairs);
  };
}

/** Embeds under `name` the objects of each thing, by the thing's id, loaded for a whole page. */
export function embedBelonging<Thing extends { readonly id: number }, Name extends keyof Thing & string>(
  name: Name,
  load: (db: Reader, ids: readonly number[]) => Promise<Map<number, Exclude<Thing[Name], undefined>>>,
): Embed<Thing> {
  return async (db, things) => {
    const belongingById = await load(
      db,
      things.map(({ id }) => id),
    );
    return toMemberMap(name, [...belongingById]);
  };
}

function toMemberMap<Thing, Name extends keyof Thing & string>(
  name: Name,
  pairs: readonly (readonly [number, Thing[Name] | undefined])[],
): Map<number, Partial<Thing>> {
  const membersById = new Map<number, Partial<Thing>>();
  for (const [id, value] of pairs) {
    const member: Partial<Thing> = {};
    if (value !== undefined) member[name] = value;
    membersById.set(id, member);
  }
  return membersById;
}
