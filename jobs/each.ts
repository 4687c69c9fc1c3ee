// Scheduled work, page by page: due things are found by id, and each gets its own job or transaction.
import type { Writer } from '../db/engine/session/database.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import { enqueueAll, type NewJob } from '../db/queue/jobs.ts';
import type { JobContext } from './job.ts';

/** Finds the next page by one statement: at most `limit` things with ids above `after`. */
type PageFinder<Item> = (db: Reader, page: { readonly after: number; readonly limit: number }) => Promise<Item[]>;

/** Finds by one statement the next ids of what is due on the local date `today`: at most `limit` above `after`. */
type DueFinder = (
  db: Reader,
  page: { readonly after: number; readonly limit: number; readonly today: string },
) => Promise<number[]>;

const PAGE_ROWS = 400;

/** Puts a job in the queue for everything that is due today. */
export async function enqueueEach(
  context: Pick<JobContext, 'single' | 'write' | 'today'>,
  due: DueFinder,
  jobOf: (id: number) => NewJob,
): Promise<void> {
  const find: PageFinder<{ readonly id: number }> = async (db, { after, limit }) =>
    (await due(db, { after, today: context.today(), limit })).map((id) => ({ id }));
  await enqueuePages(context, find, (items) => items.map(({ id }) => jobOf(id)));
}

/** Finds things page by page, by ascending id, and enqueues the jobs of each page. */
export async function enqueuePages<Item extends { readonly id: number }>(
  { single, write }: Pick<JobContext, 'single' | 'write'>,
  find: PageFinder<Item>,
  jobsOf: (items: readonly Item[]) => readonly NewJob[],
): Promise<void> {
  const readPage = (after: number) => single((db) => find(db, { after, limit: PAGE_ROWS }));
  for await (const items of readPages(readPage, ({ id }) => id)) {
    const jobs = jobsOf(items);
    if (jobs.length > 0) await write((db) => enqueueAll(db, jobs));
  }
}

/**
 * Does work for each due id, in ascending order, each in its own transaction: locks of one are released before the next.
 * `due` finds a page of ids above `after`.
 */
export async function writeEach(
  { single, write }: Pick<JobContext, 'single' | 'write'>,
  due: (db: Reader, after: number) => Promise<number[]>,
  work: (db: Writer, id: number) => Promise<void>,
): Promise<void> {
  for await (const ids of readPages(
    (after) => single((db) => due(db, after)),
    (id) => id,
  ))
    for (const id of ids) await write((db) => work(db, id));
}

/** Yields pages by ascending id, until one is empty. */
async function* readPages<Item>(
  next: (after: number) => Promise<readonly Item[]>,
  idOf: (item: Item) => number,
): AsyncGenerator<readonly Item[], void> {
  for (let after = 0; ;) {
    const items = await next(after);
    const last = items.at(-1);
    if (last === undefined) return;
    yield items;
    after = idOf(last);
  }
}
