// Lets proposals expire whose last day is over.
import { expire } from '../../db/bookings/proposals.ts';
import type { JobContext } from '../job.ts';

const CHUNK = 100;

/** One round; harmless to repeat. */
export async function expireProposals({ write, today }: Pick<JobContext, 'write' | 'today'>): Promise<void> {
  let found: number;
  do found = await write((db) => expire(db, today(), CHUNK));
  while (found === CHUNK);
}
