// The five handlers of a plain resource, each created from the resource's own database functions.
import type { Writer } from '../db/engine/session/database.ts';
import type { Reader, ReadByIds } from '../db/engine/session/reader.ts';
import { createListing, type Selection } from '../db/engine/listing.ts';
import { findReferrers } from '../db/engine/changes/references.ts';
import { markOneStatement, isInOneStatement } from '../db/engine/session/one-statement.ts';
import { readOne } from '../db/engine/changes/table.ts';
import { refuseInUse } from '../domain/values/in-use.ts';
import type { Root } from '../generated/operations.ts';

type IdInput = { readonly path: { readonly id: number } };

/** Creates the handler that returns the object in the path; 404 without one. */
export function get<Thing>(
  read: ReadByIds<Thing>,
): (input: IdInput, context: { readonly db: Reader }) => Promise<Thing> {
  const handle = ({ path }: IdInput, { db }: { readonly db: Reader }): Promise<Thing> => readOne(read, db, path.id);
  return isInOneStatement(read) ? markOneStatement(handle) : handle;
}

/** Creates the handler that returns what `select` finds by the query, read page by page. */
export function list<Query, Thing>(
  select: (db: Reader, query: Query) => Selection,
  read: ReadByIds<Thing>,
): (
  input: { readonly query: Query },
  context: { readonly db: Reader },
) => Promise<ReturnType<typeof createListing<Thing>>> {
  return ({ query }, { db }) => Promise.resolve(createListing(select(db, query), read));
}

/** Creates the handler that stores the body and returns the stored object. */
export function create<Body, Thing>(
  insert: (db: Writer, body: Body) => Promise<number>,
  read: ReadByIds<Thing>,
): (input: { readonly body: Body }, context: { readonly db: Writer }) => Promise<Thing> {
  return async ({ body }, { db }) => readOne(read, db, await insert(db, body));
}

/** Creates the handler that changes the object in the path, and returns it. */
export function update<Body, Thing>(
  change: (db: Writer, before: Thing, body: Body) => Promise<void>,
  read: ReadByIds<Thing>,
): (input: IdInput & { readonly body: Body }, context: { readonly db: Writer }) => Promise<Thing> {
  return async ({ path, body }, { db }) => {
    await change(db, await readOne(read, db, path.id), body);
    return readOne(read, db, path.id);
  };
}

/** Creates the handler that deletes the object in the path; the response is empty. */
export function remove<Thing>(
  read: ReadByIds<Thing>,
  removeThing: (db: Writer, before: Thing) => Promise<void>,
): (input: IdInput, context: { readonly db: Writer }) => Promise<void> {
  return async ({ path }, { db }) => {
    await removeThing(db, await readOne(read, db, path.id));
  };
}

/** Creates the handler that deletes the object in the path, unless it is referred to; the response is empty. */
export function removeUnused<Thing>(
  root: Root,
  read: ReadByIds<Thing>,
  removeThing: (db: Writer, before: Thing) => Promise<void>,
): (input: IdInput, context: { readonly db: Writer }) => Promise<void> {
  return async ({ path }, { db }) => {
    const before = await readOne(read, db, path.id);
    refuseInUse(await findReferrers(db, root, path.id));
    await removeThing(db, before);
  };
}
