// Online payments that prevent the deletion of a booking: received or expected money must keep its booking.
import { PAYMENT_WAIT_MS } from '../../domain/bookings/awaited-payment.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

const selectPaidOrAwaited = defineStatement<{ id: number }>(
  () => `select id from online_payments
    where booking_id = ? and (status = 'paid' or created_at > ?)`,
);

/** Returns whether money for a booking was received, or may still be paid at `now`. */
export async function isPaidOrAwaited(db: Reader, id: number, now: Instant): Promise<boolean> {
  return (await selectPaidOrAwaited(db, id, instantAt(millisecondsOf(now) - PAYMENT_WAIT_MS))).length > 0;
}
