// What an online booking comes to before anybody books it: its order, its price, and everything that is wrong with it.
import * as discountCodes from '../../db/catalogue/discount-codes.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import * as bookable from '../../db/bookings/bookable-products.ts';
import type { Reader } from '../../db/engine/reader.ts';
import { settingOf } from '../../db/house/settings.ts';
import { STATUSES } from '../../domain/bookings/booking-status.ts';
import type { Programme } from '../../domain/bookings/new-booking.ts';
import { isApplicable } from '../../domain/catalogue/discount-code.ts';
import type { Order } from '../../domain/online/order.ts';
import {
  orderProgramme,
  triedVouchers,
  withDiscount,
  type Discount,
  type TriedVoucher,
} from '../../domain/online/price.ts';
import { paymentProblems, type Payment, type StatusRule } from '../../domain/online/reservation.ts';
import type { Candidate } from '../../domain/planning/availability.ts';
import type { ProblemDetail } from '../../domain/values/problem.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { candidatesOf, readOrder, type Ordered } from './orders.ts';

type Products = Awaited<ReturnType<typeof bookable.read>>;

/** What somebody would book. */
export type QuoteWish = Omit<components['schemas']['PriceQuestion'], 'betaalmethode'> & Payment;

/** An order with all that was found out about it. */
export interface Quote extends Ordered {
  /** The start time that was chosen; undefined where it is none. */
  readonly candidate: Candidate | undefined;
  readonly discount: Discount | undefined;
  readonly status: StatusRule;
}

/** What is ordered, when, how it is paid and what its code gives; `problems` has all that is wrong with these. */
export async function readQuote(wish: QuoteWish, context: Context): Promise<Quote> {
  const { db, zone } = context;
  const ordered = await readOrder(db, wish);
  const datum = zone.localDate(wish.begin);
  // Asked at once: PostgreSQL answers them in one go.
  const [found, discount, status] = await Promise.all([
    candidatesOf(context, ordered.offer, { begin: datum, eind: datum }),
    discountOf(db, wish, ordered.order, datum),
    statusRule(context),
  ]);
  return {
    ...{ ...ordered, discount, status },
    candidate: found.find(({ moment }) => moment === wish.begin),
    problems: [
      ...ordered.problems,
      ...paymentProblems(ordered.offer, wish, status),
      ...(hasCode(wish) && discount === undefined ? [NO_DISCOUNT] : []),
    ],
  };
}

const NO_DISCOUNT: ProblemDetail = {
  code: 'ERR_DISCOUNT_CODE',
  message: 'This discount code cannot be used here: send another, or none.',
  field: 'kortingscode',
};

function hasCode({ kortingscode = null }: QuoteWish): boolean {
  return kortingscode !== null && kortingscode !== '';
}

async function discountOf(db: Reader, wish: QuoteWish, { lines }: Order, datum: string): Promise<Discount | undefined> {
  if (!hasCode(wish)) return undefined;
  const code = await discountCodes.findWith(db, wish.kortingscode ?? '');
  const products = lines.map(({ line }) => line.product.id);
  const use = { datum, arrangement_id: wish.arrangement_id, book_process_id: null, products };
  return code !== undefined && isApplicable(code, use) ? code : undefined;
}

async function statusRule({ db, caller }: Context): Promise<StatusRule> {
  const waarde = await settingOf(db, 'online_boeking_achteraf_betalen_status');
  const standard = STATUSES.find((status) => status === waarde) ?? 'reservering';
  return { standard, mayConfirm: caller.permissions.has('editBoeking') };
}

/** The lines and costs of an order, what becomes of vouchers on it, and the products of both. */
export interface Priced {
  readonly programme: Programme;
  readonly tried: readonly TriedVoucher[];
  readonly products: Products;
}

/** Prices an order that begins at a moment, and tries vouchers on it; claims nothing. */
export async function priced(
  { offer, order, discount }: Pick<Quote, 'offer' | 'order'> & Partial<Pick<Quote, 'discount'>>,
  begin: Instant,
  codes: readonly string[],
  { db, today, zone }: Context,
): Promise<Priced> {
  const found = await voucherCodes.findWith(db, codes);
  const covered = [...found.values()].flatMap(({ inhoud }) => inhoud.map(({ product_id }) => product_id));
  const sold = offer.regels.map(({ product }) => product.id);
  const products = await bookable.read(db, [...new Set([...sold, ...covered])]);
  const programme = orderProgramme(offer, order, begin, products, zone);
  const costs = withDiscount(programme.costs, discount);
  const given = codes.map((code) => ({ code, voucher: found.get(code) }));
  const use = { today, datum: zone.localDate(begin), arrangement_id: offer.id };
  return { programme, products, tried: triedVouchers(given, { ...programme, costs }, order, use, products) };
}
