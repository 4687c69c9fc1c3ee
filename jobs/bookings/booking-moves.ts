// Moves bookings by the clock: to `gaande`, to `voltooid`, and to `geannuleerd` when an option expired and the setting says so.
import { dueBookings, expiredBookings } from '../../db/bookings/booking-moves.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import * as shifts from '../../db/planning/shifts.ts';
import { settingOf } from '../../db/house/settings.ts';
import type { BookingStatus, StoredBooking } from '../../domain/bookings/booking.ts';
import { movedStatus } from '../../domain/bookings/booking-change.ts';
import { isCancelled } from '../../domain/bookings/booking-status.ts';
import { statusByClock, statusWhenExpired } from '../../domain/bookings/booking-clock.ts';
import { moveVouchers } from '../../handlers/bookings/redemption.ts';
import { itself, pages } from '../each.ts';
import type { JobContext } from '../job.ts';

const CHUNK = 100;

type Context = Pick<JobContext, 'read' | 'write' | 'now' | 'today'>;

interface Moving {
  /** Ids above `after` of bookings that may have to be moved. */
  readonly due: (db: Reader, after: number) => Promise<number[]>;
  /** The status that one gets, or null when it stays. */
  readonly status: (stored: StoredBooking) => BookingStatus | null;
}

/** Every minute: confirmed bookings are under way from their first line's begin, and done at their last line's end. */
export function moveBookings(context: Context): Promise<void> {
  const { now } = context;
  return moveEach(context, {
    due: (db, after) => dueBookings(db, after, now(), CHUNK),
    status: (stored) => statusByClock(stored, now()),
  });
}

/** Every hour: cancels options and reservations that are held no more, if the setting `verlopen_optie_actie` says so. */
export async function expireOptions(context: Context): Promise<void> {
  const { read, today } = context;
  if ((await read((db) => settingOf(db, 'verlopen_optie_actie'))) !== 'annuleren') return;
  await moveEach(context, {
    due: (db, after) => expiredBookings(db, after, today(), CHUNK),
    status: (stored) => statusWhenExpired(stored, today()),
  });
}

async function moveEach(context: Context, moving: Moving): Promise<void> {
  const next = (after: number) => context.read((db) => moving.due(db, after));
  for await (const ids of pages(next, itself)) await moveAll(context, moving, ids);
}

/** Looks again under the lock: what somebody changed meanwhile is no longer due. */
function moveAll({ write, now, today }: Context, { status }: Moving, ids: readonly number[]): Promise<void> {
  return write(async (db) => {
    await lockRoots(db, 'bookings', ids);
    const moves = [...(await bookings.readStored(db, ids)).values()].flatMap((stored) => {
      const to = status(stored);
      // None of these moves depends on invoices.
      return to === null ? [] : [[stored, movedStatus(stored, to, true, now())] as const];
    });
    const moved = await bookings.saveAgreements(db, moves);
    const given = moves.filter(([{ status: from }, { status: to }]) => isCancelled(from, to));
    await shifts.cancelOf(
      db,
      given.map(([{ id }]) => id),
    );
    for (const [place, [{ status: from }]] of moves.entries()) {
      const booking = moved[place];
      if (booking !== undefined) await moveVouchers(from, booking, { db, now: now(), today: today() });
    }
  });
}
