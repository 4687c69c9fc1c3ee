// Online payments that keep a booking from being deleted: money that came, or may still come, would be of nothing.
import { PAYMENT_WAIT_MS } from '../../domain/bookings/awaited-payment.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

const selectPaidOrAwaited = defineStatement<{ id: number }>(
  () => `select id from online_payments
    where purpose = 'bookings' and purpose_id = ? and (status = 'paid' or created_at > ?)`,
);

/** Whether money for a booking came, or may still come at `now`. */
export async function isPaidOrAwaited(db: Reader, id: number, now: Instant): Promise<boolean> {
  return (await selectPaidOrAwaited(db, id, instantAt(millisecondsOf(now) - PAYMENT_WAIT_MS))).length > 0;
}
