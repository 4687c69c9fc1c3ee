// Prices the order of an online booking, and tries vouchers on it. Nothing is stored.
import * as bookable from '../../db/bookings/bookable-products.ts';
import { readActiveRules } from '../../db/catalogue/price-rules.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { PlannedProgramme } from '../../domain/bookings/booking.ts';
import type { PricingFacts } from '../../domain/bookings/line-price.ts';
import {
  applyDiscount,
  applyVouchers,
  planOrderProgramme,
  refusalOf,
  type VoucherResult,
} from '../../domain/online/price.ts';
import type { Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import type { CheckedOrder } from './check-order.ts';

/** The lines and costs of an order, the results of its vouchers, and the products of both. */
export interface PricedOrder {
  readonly programme: PlannedProgramme;
  readonly voucherResults: readonly VoucherResult[];
  readonly products: OrderPricing['products'];
}

/**
 * Returns the price of an order that begins at a moment, with the results of the vouchers with these codes, which it does
 * not reserve. Throws 429 after too many guesses of a visitor.
 */
export async function priceOrder(
  { offer, order, discount }: Pick<CheckedOrder, 'offer' | 'order'> & Partial<Pick<CheckedOrder, 'discount'>>,
  begin: Instant,
  codes: readonly string[],
  { db, today, zone, visitor }: Context,
): Promise<PricedOrder> {
  await visitor?.countAttempts(codes);
  const { vouchersByCode, products, rules } = await readOrderPricing(db, offer, codes);

  const programme = planOrderProgramme(offer, order, begin, products, { zone, reservedOn: today, rules });
  const costs = applyDiscount(programme.costs, discount);
  const codedVouchers = codes.map((code) => ({ code, voucher: vouchersByCode.get(code) }));
  const use = { today, datum: zone.toLocalDate(begin), arrangement_id: offer.id };
  const voucherResults = applyVouchers(codedVouchers, { ...programme, costs }, order, use, products);

  for (const result of voucherResults) if (refusalOf(result) === undefined) visitor?.acceptCode(result.code);
  return { programme, products, voucherResults };
}

/** The stored facts that decide the price of an order. */
interface OrderPricing extends Pick<PricingFacts, 'rules'> {
  readonly vouchersByCode: Awaited<ReturnType<typeof voucherCodes.findWith>>;
  /** The products of the order, and those that its vouchers cover. */
  readonly products: Awaited<ReturnType<typeof bookable.read>>;
}

async function readOrderPricing(
  db: Reader,
  offer: CheckedOrder['offer'],
  codes: readonly string[],
): Promise<OrderPricing> {
  const vouchersByCode = await voucherCodes.findWith(db, codes);
  const coveredIds = [...vouchersByCode.values()].flatMap(({ inhoud }) => inhoud.map(({ product_id }) => product_id));
  const productIds = offer.regels.map(({ product }) => product.id);

  // Concurrently: PostgreSQL then needs one round trip.
  const [products, rules] = await Promise.all([
    bookable.read(db, [...new Set([...productIds, ...coveredIds])]),
    readActiveRules(db),
  ]);
  return { vouchersByCode, products, rules };
}
