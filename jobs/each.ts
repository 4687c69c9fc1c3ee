// Work of the clock in two steps: finds what is due by id, and puts a job in the queue for each.
import type { Reader } from '../db/engine/reader.ts';
import { enqueueAll, type NewJob } from '../db/queue/jobs.ts';
import type { JobContext } from './job.ts';

/** Finds the next ids above `after`, at most `limit`. */
type Due = (db: Reader, after: number, today: string, limit: number) => Promise<number[]>;

const CHUNK = 400;

/** Puts a job in the queue for everything that is due today. */
export async function enqueueEach(
  { read, write, today }: Pick<JobContext, 'read' | 'write' | 'today'>,
  due: Due,
  jobOf: (id: number) => NewJob,
): Promise<void> {
  for (let after = 0; ;) {
    const ids = await read((db) => due(db, after, today(), CHUNK));
    const last = ids.at(-1);
    if (last === undefined) return;
    await write((db) => enqueueAll(db, ids.map(jobOf)));
    after = last;
  }
}
