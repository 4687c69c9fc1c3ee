// Work of the clock in two steps: finds what is due by id, and puts a job in the queue for each.
import type { Reader } from '../db/engine/reader.ts';
import { enqueueAll, type NewJob } from '../db/queue/jobs.ts';
import type { JobContext } from './job.ts';

/** Finds the next ids above `after`, at most `limit`. */
type Due = (db: Reader, after: number, today: string, limit: number) => Promise<number[]>;

/** Finds the things of the next page: those with ids above `after`, at most `limit`. */
type Find<Found> = (db: Reader, page: { readonly after: number; readonly limit: number }) => Promise<Found[]>;

const CHUNK = 400;

/** Puts a job in the queue for everything that is due today. */
export async function enqueueEach(
  context: Pick<JobContext, 'read' | 'write' | 'today'>,
  due: Due,
  jobOf: (id: number) => NewJob,
): Promise<void> {
  const find: Find<{ readonly id: number }> = async (db, { after, limit }) =>
    (await due(db, after, context.today(), limit)).map((id) => ({ id }));
  await enqueuePages(context, find, (found) => found.map(({ id }) => jobOf(id)));
}

/** Finds things page by page, in the order of their ids, and puts the jobs of each page in the queue. */
export async function enqueuePages<Found extends { readonly id: number }>(
  { read, write }: Pick<JobContext, 'read' | 'write'>,
  find: Find<Found>,
  jobsOf: (found: readonly Found[]) => readonly NewJob[],
): Promise<void> {
  for (let after = 0; ;) {
    const found = await read((db) => find(db, { after, limit: CHUNK }));
    const last = found.at(-1);
    if (last === undefined) return;
    const jobs = jobsOf(found);
    if (jobs.length > 0) await write((db) => enqueueAll(db, jobs));
    after = last.id;
  }
}
