// The vouchers of bookings: redeems one, gives one back, and follows the status of the booking.
import * as bookings from '../../db/bookings/bookings.ts';
import * as products from '../../db/bookings/bookable-products.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import type { VoucherRow } from '../../db/catalogue/vouchers.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import {
  assertNotCancelled,
  isCancelling,
  isConfirmedStatus,
  type BookingStatus,
} from '../../domain/bookings/booking-status.ts';
import {
  addVoucherCosts,
  removeVoucherCosts,
  planRedemption,
  selectVoucherStatus,
} from '../../domain/bookings/redemption.ts';
import type { Context } from '../handler.ts';

type RedemptionContext = Pick<Context<Writer>, 'db' | 'now' | 'today'>;

/** A booking after a move, and the vouchers that it gave back. */
export interface MovedBooking {
  readonly booking: StoredBooking;
  readonly released: readonly VoucherRow[];
}

/**
 * Redeems the voucher of this code on a locked booking: its costs deduct it, and no other booking can have it. Returns
 * the booking afterwards. Throws as `assertNotCancelled` does, and as `planRedemption` does on `field`.
 */
export async function claimVoucher(
  booking: StoredBooking,
  code: string,
  field: string,
  { db, now, today }: RedemptionContext,
): Promise<StoredBooking> {
  assertNotCancelled(booking);
  const voucher = await voucherCodes.lockWith(db, code);
  const bookingVouchers = await lockVouchersOf(db, booking);
  const productsById = await products.read(db, voucher?.inhoud.map(({ product_id }) => product_id) ?? []);
  const redemption = planRedemption(booking, { voucher, bookingVouchers, products: productsById, today }, field);
  const changedBooking = await bookings.saveCosts(db, booking, addVoucherCosts(booking, redemption.items));
  const { units, status } = redemption;
  await vouchers.claim(db, redemption.voucher, { boeking_id: booking.id, redeemed: units, status }, now);
  return changedBooking;
}

/**
 * Applies a move of a locked booking to its vouchers: a cancelled one gives them back, a confirmed one uses them up.
 */
export async function moveVouchers(
  from: BookingStatus,
  booking: StoredBooking,
  context: RedemptionContext,
): Promise<MovedBooking> {
  const { status: to } = booking;
  const stays = { booking, released: [] };
  if (from === to || (!isCancelling(from, to) && isConfirmedStatus(from) === isConfirmedStatus(to))) return stays;
  const { db, now } = context;
  const bookingVouchers = await lockVouchersOf(db, booking);
  if (bookingVouchers.length === 0) return stays;
  if (isCancelling(from, to))
    return { booking: await giveBack(booking, bookingVouchers, context), released: bookingVouchers };
  await vouchers.saveStatus(db, bookingVouchers, selectVoucherStatus(to), now);
  return stays;
}

/** Gives the vouchers of a booking back that is about to be deleted; returns the booking afterwards. */
export async function releaseVouchers(booking: StoredBooking, context: RedemptionContext): Promise<StoredBooking> {
  const bookingVouchers = await lockVouchersOf(context.db, booking);
  return bookingVouchers.length === 0 ? booking : giveBack(booking, bookingVouchers, context);
}

/**
 * Removes vouchers from a locked booking: its costs no longer deduct them, and they are free again. The caller updates
 * its drafts.
 */
export async function giveBack(
  booking: StoredBooking,
  bookingVouchers: readonly VoucherRow[],
  context: RedemptionContext,
): Promise<StoredBooking> {
  const { db } = context;
  const costs = removeVoucherCosts(booking, new Set(bookingVouchers.map((voucher) => voucher.id)));
  const changedBooking = await bookings.saveCosts(db, booking, costs);
  await vouchers.release(db, bookingVouchers, context);
  return changedBooking;
}

/** The vouchers of a locked booking, locked as well. */
export async function lockVouchersOf(db: Writer, { id }: Pick<StoredBooking, 'id'>): Promise<readonly VoucherRow[]> {
  const readVouchers = async (): Promise<readonly VoucherRow[]> =>
    (await vouchers.readByBooking(db, [id])).get(id) ?? [];
  const bookingVouchers = await readVouchers();
  if (bookingVouchers.length === 0) return bookingVouchers;
  await lockRoots(
    db,
    'vouchers',
    bookingVouchers.map((voucher) => voucher.id),
  );
  return readVouchers();
}
