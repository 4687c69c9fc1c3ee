// Moves a booking to another status, with all its consequences: for staff who set it, and customers who accept.
import * as bookings from '../../db/bookings/bookings.ts';
import * as cancellations from '../../db/bookings/cancellations.ts';
import * as proposals from '../../db/bookings/proposals.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as shifts from '../../db/planning/shifts.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { renewCosts } from '../../domain/bookings/agreed-price.ts';
import { planCancelledStatus, planStatusMove } from '../../domain/bookings/booking-change.ts';
import { isCancelling, type BookingStatus } from '../../domain/bookings/booking-status.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Context } from '../handler.ts';
import { noteTakenUp } from './cancellation-receipt.ts';
import { moveVouchers, type MovedBooking } from './redemption.ts';

/**
 * Moves a locked booking. Returns it after the move, and the vouchers that it gave back. Throws as `planStatusMove`
 * does.
 */
export async function moveBooking(
  booking: StoredBooking,
  status: BookingStatus,
  context: Context<Writer>,
): Promise<MovedBooking> {
  const hasUncreditedInvoice = await invoices.hasUncredited(context.db, booking.id);
  return saveMove(booking, planStatusMove(booking, status, hasUncreditedInvoice, context.now), context);
}

/** Cancels a locked booking of any status, as `moveBooking` does. */
export function giveUpBooking(booking: StoredBooking, context: Context<Writer>): Promise<MovedBooking> {
  return saveMove(booking, planCancelledStatus(booking, context.now), context);
}

async function saveMove(
  booking: StoredBooking,
  changes: ReturnType<typeof planStatusMove>,
  context: Context<Writer>,
): Promise<MovedBooking> {
  const { db } = context;
  const changedBooking = await bookings.saveAgreement(db, booking, changes);
  const pricedBooking = await restoreAgreedPrice(booking, changedBooking, context);
  const outcome = await applyConsequences(booking, pricedBooking, context);
  if (outcome.booking !== changedBooking) await refreshDrafts(db, outcome.booking);
  return outcome;
}

/**
 * Returns a booking after a change. A reopened one gets its agreed price back, in place of the costs of cancelling. A
 * note tells staff the price, and the invoiced amount.
 */
export async function restoreAgreedPrice(
  before: StoredBooking,
  after: StoredBooking,
  context: Context<Writer>,
): Promise<StoredBooking> {
  if (before.status !== 'geannuleerd' || after.status === 'geannuleerd') return after;
  const { db } = context;
  const costs = await cancellations.agreedCostsOf(db, after, before.status_updated_at);
  if (costs === null) return after;
  const booking = await bookings.saveCosts(db, after, renewCosts(after, costs));
  await noteTakenUp(booking, context);
  return booking;
}

/**
 * Applies a change of a locked booking to its shifts, proposals and vouchers. Returns the booking after it, and the vouchers
 * that it gave back.
 */
export async function applyConsequences(
  before: StoredBooking,
  after: StoredBooking,
  context: Pick<Context<Writer>, 'db' | 'now' | 'today'>,
): Promise<MovedBooking> {
  const { db, now, today } = context;
  if (isCancelling(before.status, after.status)) await shifts.cancelOf(db, after.id, now);
  await proposals.closeAfter(db, [before, after], today);
  return moveVouchers(before.status, after, context);
}

/** Applies a move of a locked booking that its time caused, as `applyConsequences` does, and updates its drafts. */
export async function applyScheduledMove(
  before: StoredBooking,
  after: StoredBooking,
  context: Pick<Context<Writer>, 'db' | 'now' | 'today'>,
): Promise<void> {
  const { booking } = await applyConsequences(before, after, context);
  if (booking !== after) await refreshDrafts(context.db, booking);
}
