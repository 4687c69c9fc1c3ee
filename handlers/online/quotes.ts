// The quote of an online booking: its order, its price, and all its problems. Nothing is stored.
import * as discountCodes from '../../db/catalogue/discount-codes.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import { readActiveRules } from '../../db/catalogue/price-rules.ts';
import * as bookable from '../../db/bookings/bookable-products.ts';
import { settingOf } from '../../db/house/settings.ts';
import { BOOKING_STATUSES } from '../../domain/bookings/booking-status.ts';
import type { PlannedProgramme } from '../../domain/bookings/booking.ts';
import { isApplicable } from '../../domain/catalogue/discount-code.ts';
import type { OrderContents } from '../../domain/online/order.ts';
import {
  findDiscountProblems,
  hasCode,
  planOrderProgramme,
  refusalOf,
  applyVouchers,
  applyDiscount,
  type CodeDiscount,
  type VoucherResult,
} from '../../domain/online/price.ts';
import { findPaymentProblems, type PaymentWish, type StatusRule } from '../../domain/online/reservation.ts';
import type { StartCandidate } from '../../domain/planning/availability.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { candidatesOf, readOrder, type OfferedOrder } from './orders.ts';

type QuotedProducts = Awaited<ReturnType<typeof bookable.read>>;

/** The wished booking. */
export type QuoteWish = Omit<components['schemas']['PriceQuestion'], 'betaalmethode'> & PaymentWish;

/** An order with all facts about it. */
export interface OrderQuote extends OfferedOrder {
  /** The chosen start time; undefined for a moment that is none. */
  readonly candidate: StartCandidate | undefined;
  readonly discount: CodeDiscount | undefined;
  readonly status: StatusRule;
}

/** Returns the order, its moment, its way of payment and its discount code; `problems` has all problems of these. */
export async function readQuote(wish: QuoteWish, context: Context): Promise<OrderQuote> {
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
  wish: QuoteWish,
  { lines }: OrderContents,
  datum: string,
  context: Context,
): Promise<CodeDiscount | undefined> {
  if (!hasCode(wish)) return undefined;
  const products = lines.map(({ line }) => line.product.id);
  return findUsableCode(wish.kortingscode ?? '', { datum, arrangement_id: wish.arrangement_id, products }, context);
}

/**
 * The discount code that gives a discount for this use; undefined for none. Throws 429 after too many guesses of a
 * visitor.
 */
export async function findUsableCode(
  kortingscode: string,
  use: Omit<Parameters<typeof isApplicable>[1], 'book_process_id'>,
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
  const standard = BOOKING_STATUSES.find((status) => status === waarde) ?? 'reservering';
  return { standard, mayConfirm: caller.permissions.has('editBoeking') };
}

/** The lines and costs of an order, the results of its vouchers, and the products of both. */
export interface PricedOrder {
  readonly programme: PlannedProgramme;
  readonly voucherResults: readonly VoucherResult[];
  readonly products: QuotedProducts;
}

/**
 * Prices an order that begins at a moment, and tries vouchers on it; claims nothing. Throws 429 after too many guesses.
 */
export async function priceOrder(
  { offer, order, discount }: Pick<OrderQuote, 'offer' | 'order'> & Partial<Pick<OrderQuote, 'discount'>>,
  begin: Instant,
  codes: readonly string[],
  { db, today, zone, visitor }: Context,
): Promise<PricedOrder> {
  await visitor?.countAttempts(codes);
  const vouchersByCode = await voucherCodes.findWith(db, codes);
  const covered = [...vouchersByCode.values()].flatMap(({ inhoud }) => inhoud.map(({ product_id }) => product_id));
  const productIds = offer.regels.map(({ product }) => product.id);

  // Concurrently: PostgreSQL then needs one round trip.
  const [products, rules] = await Promise.all([
    bookable.read(db, [...new Set([...productIds, ...covered])]),
    readActiveRules(db),
  ]);
  const programme = planOrderProgramme(offer, order, begin, products, { zone, today, rules });
  const costs = applyDiscount(programme.costs, discount);
  const codedVouchers = codes.map((code) => ({ code, voucher: vouchersByCode.get(code) }));
  const use = { today, datum: zone.toLocalDate(begin), arrangement_id: offer.id };
  const tried = applyVouchers(codedVouchers, { ...programme, costs }, order, use, products);
  for (const each of tried) if (refusalOf(each) === undefined) visitor?.acceptCode(each.code);

  return { programme, products, voucherResults: tried };
}
