// The operations on the vouchers of a booking: redeemed, and given back.
import * as bookings from '../../db/bookings/bookings.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { presentBooking } from '../../domain/bookings/booking.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Handler } from '../handler.ts';
import { claimVoucher, giveBack, lockVouchersOf } from './redemption.ts';

export const redeemVoucher: Handler<'redeemVoucher'> = async ({ path, body }, context) => {
  const { db } = context;
  const booking = await readOne(bookings.readStored, db, path.id);
  const changedBooking = await claimVoucher(booking, body.code, 'code', context);
  await refreshDrafts(db, changedBooking);
  return presentBooking(changedBooking);
};

export const deleteBookingVoucher: Handler<'deleteBookingVoucher'> = async ({ path }, context) => {
  const { db } = context;
  const booking = await readOne(bookings.readStored, db, path.id);
  const returnedVouchers = (await lockVouchersOf(db, booking)).filter(({ id }) => id === path.voucher_id);
  if (returnedVouchers.length === 0) throw createNotFoundProblem();
  await refreshDrafts(db, await giveBack(booking, returnedVouchers, context));
};
