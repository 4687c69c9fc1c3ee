// Lets proposals expire whose last day is over.
import { holdOverdue, rows } from '../../db/bookings/proposals.ts';
import { isOverdue } from '../../domain/bookings/proposal.ts';
import type { JobContext } from '../job.ts';

const CHUNK = 100;

/** One round; harmless to repeat. */
export async function expireProposals({ write, today }: Pick<JobContext, 'write' | 'today'>): Promise<void> {
  const expire = (): Promise<number> =>
    write(async (db) => {
      const held = await holdOverdue(db, today(), CHUNK);
      const overdue = held.filter((proposal) => isOverdue(proposal, today()));
      await rows.updateMany(
        db,
        overdue.map((proposal) => [proposal, { status: 'verlopen' }]),
      );
      return overdue.length;
    });
  let expired: number;
  do expired = await expire();
  while (expired === CHUNK);
}
