// Reads of things that the public sees some of: which ones is said here, which of their members by `x-returns-public`.
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

/** Answers all that `select` chooses by the query; without a credential what is shown, of which no query chooses a part. */
export function listPublic<Query, Thing>(
  select: (db: Context['db'], query: Query) => Selection,
  shown: PublicSelection,
  readOn: ReadOn<Thing>,
): (input: { readonly query: Query }, context: PublicReadContext) => Promise<ReturnType<typeof createListing<Thing>>> {
  return ({ query }, { db, caller, today }) =>
    Promise.resolve(createListing(caller.isVisitor ? shown(today) : select(db, query), readOn(today)));
}

/** Answers the one thing that the path names; without a credential 404 for what is not shown, as for what does not exist. */
export function getPublic<Thing>(
  shown: PublicSelection,
  readOn: ReadOn<Thing>,
): (input: { readonly path: { readonly id: number } }, context: PublicReadContext) => Promise<Thing> {
  return async ({ path }, { db, caller, today }) => {
    const read = readOn(today);
    if (!caller.isVisitor) return readOne(read, db, path.id);
    const found = await itemOf(db, shown(today), read, path.id);
    if (found === undefined) throw createNotFoundProblem();
    return found;
  };
}
