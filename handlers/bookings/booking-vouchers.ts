// The operations on the vouchers of a booking: redeemed, and taken back.
import * as bookings from '../../db/bookings/bookings.ts';
import { one } from '../../db/engine/changes/table.ts';
import { notFound } from '../../domain/values/problem.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Handler } from '../handler.ts';
import { claimVoucher, giveBack, heldBy } from './redemption.ts';

export const redeemVoucher: Handler<'redeemVoucher'> = async ({ path, body }, context) => {
  const { db } = context;
  await claimVoucher(path.id, body.code, 'code', context);
  await refreshDrafts(db, path.id);
  return one(bookings.read, db, path.id);
};

export const deleteBookingVoucher: Handler<'deleteBookingVoucher'> = async ({ path }, context) => {
  const { db } = context;
  const held = await heldBy(db, path.id);
  const taken = held.filter(({ id }) => id === path.voucher_id);
  if (taken.length === 0) throw notFound();
  await giveBack(path.id, taken, context);
};
