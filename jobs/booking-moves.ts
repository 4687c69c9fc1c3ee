// Every minute: confirmed bookings are under way from their first line's begin, and done at their last line's end.
import { dueBookings } from '../db/booking-moves.ts';
import * as bookings from '../db/bookings.ts';
import { lockRoots } from '../db/roots.ts';
import { movedStatus } from '../domain/booking-change.ts';
import { statusByClock } from '../domain/booking-clock.ts';
import type { JobContext } from './job.ts';

const CHUNK = 100;

/** One round; each hundred bookings in a transaction of their own. */
export async function moveBookings(context: Pick<JobContext, 'read' | 'write' | 'now'>): Promise<void> {
  for (let after = 0; ;) {
    const ids = await context.read((db) => dueBookings(db, after, context.now(), CHUNK));
    const last = ids.at(-1);
    if (last === undefined) return;
    await moveAll(context, ids);
    after = last;
  }
}

/** Looks again under the lock: what somebody changed meanwhile is no longer due. */
function moveAll({ write, now }: Pick<JobContext, 'write' | 'now'>, ids: readonly number[]): Promise<void> {
  return write(async (db) => {
    await lockRoots(db, 'bookings', ids);
    const moment = now();
    const moves = [...(await bookings.readStored(db, ids)).values()].flatMap((stored) => {
      const status = statusByClock(stored, moment);
      // None of these moves depends on invoices.
      return status === null ? [] : [[stored, movedStatus(stored, status, true, moment)] as const];
    });
    await bookings.saveAgreements(db, moves);
  });
}
