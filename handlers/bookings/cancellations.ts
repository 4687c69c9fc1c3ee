// The operations on cancellations: the quote, the act, and what staff decide about a refund.
import * as bookings from '../../db/bookings/bookings.ts';
import * as cancellations from '../../db/bookings/cancellations.ts';
import { one } from '../../db/engine/changes/table.ts';
import { assertDismissable, leftToDecide, refundStatus } from '../../domain/bookings/cancellation.ts';
import type { Handler } from '../handler.ts';
import { cancelLocked, lockToCancel } from './cancel-booking.ts';
import { cancellationOf } from './cancellation-quote.ts';
import { noteDismissed } from './cancellation-receipt.ts';

export const getCancellation: Handler<'getCancellation'> = async ({ path }, context) =>
  cancellationOf(await one(bookings.readStored, context.db, path.boeking_id), context);

export const cancelBooking: Handler<'cancelBooking'> = async ({ path, body = {} }, context) => {
  const { db } = context;
  const booking = await lockToCancel(db, path.boeking_id);
  const { reden = null, ...deviation } = body;
  await cancelLocked(booking, { ...deviation, reden, by_customer: false }, context);
  return cancellationOf(await one(bookings.readStored, db, path.boeking_id), context);
};

export const updateCancellation: Handler<'updateCancellation'> = async ({ path }, context) => {
  const { db, now, caller } = context;
  const cancelled = await cancellations.find(db, path.boeking_id);
  const status = cancelled === undefined ? null : refundStatus(cancelled);
  assertDismissable(status);
  const booking = await one(bookings.readStored, db, path.boeking_id);
  if (cancelled !== undefined && status === 'voorgesteld') {
    await cancellations.dismiss(db, cancelled, { dismissed_at: now, dismissed_by: caller.userId });
    await noteDismissed(booking, leftToDecide(cancelled), context);
  }
  return cancellationOf(booking, context);
};
