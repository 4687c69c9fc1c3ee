// Expires proposals whose last day is over, or that of their booking.
import * as bookings from '../../db/bookings/bookings.ts';
import { lockOverdueProposals, rows } from '../../db/bookings/proposals.ts';
import { determineStatusOn } from '../../domain/bookings/proposal.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 100;

/** One round; harmless to repeat. */
export async function expireProposals({ write, today }: Pick<JobContext, 'write' | 'today'>): Promise<void> {
  const expire = (): Promise<number> =>
    write(async (db) => {
      const overdueProposals = await lockOverdueProposals(db, today(), PAGE_ROWS);
      const bookingIds = overdueProposals.map(({ boeking_id }) => boeking_id);
      const bookingsById = await bookings.readListed(db, [...new Set(bookingIds)]);
      const statuses = overdueProposals.map((proposal) => {
        const booking = bookingsById.get(proposal.boeking_id);
        return [
          proposal,
          booking === undefined ? {} : { status: determineStatusOn(proposal, booking, today()) },
        ] as const;
      });
      await rows.updateMany(db, statuses);
      return overdueProposals.length;
    });

  let expiredCount: number;
  do expiredCount = await expire();
  while (expiredCount === PAGE_ROWS);
}
