// The operations on cancellations: the quote, the cancellation, and the decisions of staff about a refund.
import * as bookings from '../../db/bookings/bookings.ts';
import * as cancellations from '../../db/bookings/cancellations.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertDismissable, calculateUndecidedRefund, refundStatusOf } from '../../domain/bookings/cancellation.ts';
import type { Handler } from '../handler.ts';
import { cancelLocked, lockToCancel } from './cancel-booking.ts';
import { cancellationOf } from './cancellation-quote.ts';
import { noteDismissed } from './cancellation-receipt.ts';

export const getCancellation: Handler<'getCancellation'> = async ({ path }, context) =>
  cancellationOf(await readOne(bookings.readStored, context.db, path.boeking_id), context);

export const cancelBooking: Handler<'cancelBooking'> = async ({ path, body = {} }, context) => {
  const { db } = context;
  const booking = await lockToCancel(db, path.boeking_id);
  const { reden = null, ...deviation } = body;
  await cancelLocked(booking, { ...deviation, reden, by_customer: false }, context);
  return cancellationOf(await readOne(bookings.readStored, db, path.boeking_id), context);
};

export const updateCancellation: Handler<'updateCancellation'> = async ({ path }, context) => {
  const { db, now, caller } = context;
  const cancelled = await cancellations.find(db, path.boeking_id);
  const status = cancelled === undefined ? null : refundStatusOf(cancelled);
  assertDismissable(status);
  const booking = await readOne(bookings.readStored, db, path.boeking_id);
  if (cancelled !== undefined && status === 'voorgesteld') {
    await cancellations.dismiss(db, cancelled, { dismissed_at: now, dismissed_by: caller.userId });
    await noteDismissed(booking, calculateUndecidedRefund(cancelled), context);
  }
  return cancellationOf(booking, context);
};
