// Reads with a public part: which objects are public is decided here, which of their members by `x-returns-public`.
import { itemOf, createListing, type Selection } from '../db/engine/listing.ts';
import type { ReadByIds } from '../db/engine/session/reader.ts';
import { readOne } from '../db/engine/changes/table.ts';
import { createNotFoundProblem } from '../domain/values/problem.ts';
import type { Context } from './handler.ts';

/** The part that the public sees on a local date. */
type PublicSelection = (today: string) => Selection;
/** Reads things as they are on a local date. */
type ReadOn<Thing> = (today: string) => ReadByIds<Thing>;
type PublicReadContext = Pick<Context, 'db' | 'caller' | 'today'>;

/**
 * Creates the handler of a list: all that `select` finds by the query, or for a visitor the public part, unfiltered.
 */
export function listPublic<Query, Thing>(
  select: (db: Context['db'], query: Query) => Selection,
  selectPublic: PublicSelection,
  readOn: ReadOn<Thing>,
): (input: { readonly query: Query }, context: PublicReadContext) => Promise<ReturnType<typeof createListing<Thing>>> {
  return ({ query }, { db, caller, today }) =>
    Promise.resolve(createListing(caller.isVisitor ? selectPublic(today) : select(db, query), readOn(today)));
}

/**
 * Creates the handler of a single read. For a visitor, an object that is not public is 404, as one that does not exist.
 */
export function getPublic<Thing>(
  selectPublic: PublicSelection,
  readOn: ReadOn<Thing>,
): (input: { readonly path: { readonly id: number } }, context: PublicReadContext) => Promise<Thing> {
  return async ({ path }, { db, caller, today }) => {
    const read = readOn(today);
    if (!caller.isVisitor) return readOne(read, db, path.id);
    const item = await itemOf(db, selectPublic(today), read, path.id);
    if (item === undefined) throw createNotFoundProblem();
    return item;
  };
}
