// Checks the order of an online booking: its amounts, its moment, its way of payment and its discount code.
import * as discountCodes from '../../db/catalogue/discount-codes.ts';
import { settingOf } from '../../db/house/settings.ts';
import { BOOKING_STATUSES } from '../../domain/bookings/booking-status.ts';
import { isApplicable, type CodeUse } from '../../domain/catalogue/discount-code.ts';
import type { OrderContents } from '../../domain/online/order.ts';
import { findDiscountProblems, hasCode, type CodeDiscount } from '../../domain/online/price.ts';
import { findPaymentProblems, type PaymentWish, type StatusRule } from '../../domain/online/reservation.ts';
import type { StartCandidate } from '../../domain/planning/availability.ts';
import type { components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { candidatesOf, readOrder, type OfferedOrder } from './orders.ts';

/** A reservation that a visitor wishes, or whose price they ask. */
export type ReservationWish = Omit<components['schemas']['PriceQuestion'], 'betaalmethode'> & PaymentWish;

/** An order with all facts about it; `problems` has those of its amounts, way of payment and discount code. */
export interface CheckedOrder extends OfferedOrder {
  /** The chosen start time; undefined for a moment that is none. */
  readonly candidate: StartCandidate | undefined;
  readonly discount: CodeDiscount | undefined;
  readonly status: StatusRule;
}

/** Returns a wished order with all its problems. Throws as `readOrder` and `findUsableCode` do. */
export async function checkOrder(wish: ReservationWish, context: Context): Promise<CheckedOrder> {
  const { db, zone } = context;
  const offeredOrder = await readOrder(db, wish);
  const datum = zone.toLocalDate(wish.begin);

  // Concurrently: PostgreSQL then needs one round trip.
  const [candidates, discount, status] = await Promise.all([
    candidatesOf(context, offeredOrder.offer, { begin: datum, eind: datum }),
    discountOf(wish, offeredOrder.order, datum, context),
    readStatusRule(context),
  ]);

  return {
    ...offeredOrder,
    discount,
    status,
    candidate: candidates.find(({ moment }) => moment === wish.begin),
    problems: [
      ...offeredOrder.problems,
      ...findPaymentProblems(offeredOrder.offer, wish, status),
      ...findDiscountProblems(wish, discount),
    ],
  };
}

async function discountOf(
  wish: ReservationWish,
  { lines }: OrderContents,
  datum: string,
  context: Context,
): Promise<CodeDiscount | undefined> {
  if (!hasCode(wish)) return undefined;
  const products = lines.map(({ line }) => line.product.id);
  return findUsableCode(wish.kortingscode, { datum, arrangement_id: wish.arrangement_id, products }, context);
}

/**
 * Returns the discount code that gives a discount for this use; undefined for none. Throws 429 after too many guesses of
 * a visitor.
 */
export async function findUsableCode(
  kortingscode: string,
  use: Omit<CodeUse, 'book_process_id'>,
  { db, visitor }: Pick<Context, 'db' | 'visitor'>,
): Promise<discountCodes.DiscountCode | undefined> {
  await visitor?.countAttempts([kortingscode]);
  const code = await discountCodes.findWith(db, kortingscode);
  if (code === undefined || !isApplicable(code, { ...use, book_process_id: null })) return undefined;
  visitor?.acceptCode(kortingscode);
  return code;
}

async function readStatusRule({ db, caller }: Context): Promise<StatusRule> {
  const waarde = await settingOf(db, 'online_boeking_achteraf_betalen_status');
  const defaultStatus = BOOKING_STATUSES.find((status) => status === waarde) ?? 'reservering';
  return { defaultStatus, mayConfirm: caller.permissions.has('editBoeking') };
}
