// The objects that visitors pay online: whether one waits for its payment, and whether it is confirmed.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import * as paymentRequests from '../../db/invoices/payment-requests.ts';
import type { Purpose } from '../../db/online/payments.ts';
import { rows as sales } from '../../db/online/voucher-sales.ts';
import { isConfirmedStatus } from '../../domain/bookings/booking-status.ts';
import { isPayableStatus } from '../../domain/invoices/payment-request.ts';
import type { PaidObject } from '../../domain/online/payment-state.ts';

/** The object that a payment is for; a deleted one does not wait for its payment. */
export const PAID_OBJECTS: { readonly [Of in Purpose]: (db: Reader, id: number) => Promise<PaidObject> } = {
  bookings: async (db, id) => {
    const status = (await find(bookings.readListed, db, id))?.status ?? 'geannuleerd';
    const isCancelled = status === 'geannuleerd';
    return { isHeld: true, isWaiting: status === 'reservering', isConfirmed: isConfirmedStatus(status), isCancelled };
  },
  payment_requests: async (db, id) => {
    const { status, openstaand } = await readOne(paymentRequests.rows.read, db, id);
    // Its own page begins another payment, not pay-again.
    const progress = { isHeld: false, isWaiting: false, isConfirmed: status === 'betaald' };
    return { ...progress, isCancelled: !isPayableStatus(status), most: openstaand };
  },
  voucher_sales: async (db, id) => {
    const status = (await find(sales.read, db, id))?.status;
    return { isHeld: false, isWaiting: status === 'open', isConfirmed: status === 'betaald', isCancelled: false };
  },
};

/** Whether several payments pay for one object of this kind, each a part of it. */
export function isPaidInParts(purpose: Purpose): boolean {
  return purpose === 'payment_requests';
}
