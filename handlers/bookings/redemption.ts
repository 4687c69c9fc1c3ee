// What bookings have vouchers for: claims one, gives one back, and follows the status of the booking.
import * as bookings from '../../db/bookings/bookings.ts';
import * as products from '../../db/bookings/bookable-products.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { one } from '../../db/engine/changes/table.ts';
import { isCancelled, isFirm, type BookingStatus } from '../../domain/bookings/booking-status.ts';
import { costsWithVoucher, costsWithoutVouchers, freeUnits, redemptionOf } from '../../domain/bookings/redemption.ts';
import type { VoucherRefusal } from '../../domain/catalogue/voucher.ts';
import { problem, type Problem } from '../../domain/values/problem.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Context } from '../handler.ts';

type Now = Pick<Context<Writer>, 'db' | 'now' | 'today'>;

/**
 * Redeems the voucher with this code on a booking that is locked: its costs deduct it, and no other booking can have it. Throws
 * ERR_BOOKING_CANCELLED, and ERR_VOUCHER_INVALID, _USED, _EXPIRED or _INVALID_PRODUCTS on `field`.
 */
export async function claimVoucher(id: number, code: string, field: string, { db, now, today }: Now): Promise<void> {
  const stored = await one(bookings.readStored, db, id);
  if (stored.status === 'geannuleerd')
    throw problem('ERR_BOOKING_CANCELLED', 'The booking is cancelled: set another status first.');
  const voucher = await voucherCodes.lockWith(db, code);
  const covered = (await heldBy(db, id)).flatMap(({ redeemed }) => redeemed ?? []);
  const { datum, arrangement_id } = stored;
  const use = { today, datum, arrangement_id, units: freeUnits(stored, covered) };
  const result = redemptionOf(voucher, use, stored, await productsOf(db, voucher));
  if (voucher === undefined || 'reason' in result)
    throw refused('reason' in result ? result.reason : 'ERR_VOUCHER_INVALID', field);
  await bookings.saveCosts(db, stored, costsWithVoucher(stored, result.items));
  const redeemed = result.covered.map(({ product_id, aantal }) => ({ product_id, aantal }));
  await vouchers.claim(db, voucher, { boeking_id: id, redeemed, status: statusOn(stored.status) }, now);
}

/** The products that a voucher names; none for no voucher. */
export function productsOf(db: Reader, voucher: vouchers.VoucherRow | undefined): ReturnType<typeof products.read> {
  return products.read(db, voucher?.inhoud.map(({ product_id }) => product_id) ?? []);
}

function refused(reason: VoucherRefusal, field: string): Problem {
  return problem(reason, reason, { field });
}

function statusOn(booking: BookingStatus): 'gebruikt' | 'gereserveerd' {
  return isFirm(booking) ? 'gebruikt' : 'gereserveerd';
}

/** What a move of a booking, which is locked, means for its vouchers: a cancelled one has none, a firm one uses them up. */
export async function moveVouchers(id: number, from: BookingStatus, to: BookingStatus, context: Now): Promise<void> {
  if (from === to || (!isCancelled(from, to) && isFirm(from) === isFirm(to))) return;
  const { db, now } = context;
  const held = await heldBy(db, id);
  if (held.length === 0) return;
  if (isCancelled(from, to)) await giveBack(id, held, context);
  else await vouchers.saveStatus(db, held, statusOn(to), now);
}

/** Sets the vouchers of a booking free that is about to be removed. */
export async function releaseVouchers(id: number, context: Now): Promise<void> {
  const held = await heldBy(context.db, id);
  if (held.length > 0) await giveBack(id, held, context);
}

/** Takes vouchers off a booking that is locked: its costs and drafts deduct them no longer, and others can have them. */
export async function giveBack(id: number, held: readonly vouchers.VoucherRow[], context: Now): Promise<void> {
  const { db } = context;
  const stored = await one(bookings.readStored, db, id);
  await bookings.saveCosts(db, stored, costsWithoutVouchers(stored, new Set(held.map((voucher) => voucher.id))));
  await vouchers.release(db, held, context);
  await refreshDrafts(db, id);
}

/** The vouchers of a booking that is locked, locked as well. */
export async function heldBy(db: Writer, id: number): Promise<vouchers.VoucherRow[]> {
  const held = (await vouchers.ofBookings(db, [id])).get(id) ?? [];
  await lockRoots(
    db,
    'vouchers',
    held.map((voucher) => voucher.id),
  );
  return held.length === 0 ? [] : ((await vouchers.ofBookings(db, [id])).get(id) ?? []);
}
