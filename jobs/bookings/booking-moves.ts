// Moves bookings by the clock: to `gaande`, to `voltooid`, and to `geannuleerd` when an option expired and the setting says so.
import { findDueBookings, findExpiredBookings } from '../../db/bookings/booking-moves.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { settingOf } from '../../db/house/settings.ts';
import type { BookingStatus, StoredBooking } from '../../domain/bookings/booking.ts';
import { planStatusMove } from '../../domain/bookings/booking-change.ts';
import { selectStatusByTime, selectExpiredStatus } from '../../domain/bookings/booking-schedule.ts';
import { applyScheduledMove } from '../../handlers/bookings/move-booking.ts';
import type { Instant } from '../../generated/types.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 100;

type BookingMoveContext = Pick<JobContext, 'read' | 'write' | 'now' | 'today'>;

/** The status that a booking gets at a moment, or null when it stays. */
type NextStatus = (booking: StoredBooking, moment: Instant) => BookingStatus | null;

/** Every minute: confirmed bookings are under way from their first line's begin, and done at their last line's end. */
export function moveBookings(context: BookingMoveContext): Promise<void> {
  // Each page reads the clock: after it was set back, no booking is due that would then stay.
  return moveDue(context, (db) => findDueBookings(db, context.now(), PAGE_ROWS), selectStatusByTime);
}

/** The hourly round: cancels expired options and reservations, if the setting `verlopen_optie_actie` says so. */
export async function expireOptions(context: BookingMoveContext): Promise<void> {
  const { read, today } = context;
  if ((await read((db) => settingOf(db, 'verlopen_optie_actie'))) !== 'annuleren') return;
  const day = today();
  await moveDue(
    context,
    (db) => findExpiredBookings(db, day, PAGE_ROWS),
    (booking) => selectExpiredStatus(booking, day),
  );
}

/** Moves due bookings until none is due: neither a moved booking nor one that must stay is found again. */
async function moveDue(
  context: BookingMoveContext,
  due: (db: Reader) => Promise<number[]>,
  status: NextStatus,
): Promise<void> {
  const findNext = (): Promise<number[]> => context.read(due);
  for (let ids = await findNext(); ids.length > 0; ids = await findNext()) await moveAll(context, status, ids);
}

/** Checks again under the lock: a booking that was changed since is no longer due. */
function moveAll({ write, now, today }: BookingMoveContext, status: NextStatus, ids: readonly number[]): Promise<void> {
  return write(async (db) => {
    await lockRoots(db, 'bookings', ids);
    const moment = now();
    const storedBookings = [...(await bookings.readStored(db, ids)).values()];
    const saved = await bookings.saveAgreements(
      db,
      storedBookings.map((booking) => {
        const to = status(booking, moment);
        // None of these moves depends on invoices.
        return [booking, to === null ? {} : planStatusMove(booking, to, true, moment)];
      }),
    );

    const moves = storedBookings.flatMap((before, index) => {
      const after = saved[index];
      return after === undefined || after.status === before.status ? [] : [{ before, after }];
    });

    for (const { before, after } of moves) await applyScheduledMove(before, after, { db, now: moment, today: today() });
  });
}
