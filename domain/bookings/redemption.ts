// Vouchers on a booking: which units they can cover, what the booking charges for those, and its costs afterwards.
import type { Cents } from '../../generated/types.ts';
import {
  checkVoucher,
  calculateDeductions,
  listUncoveredUnits,
  type BookedUnits,
  type ChargedProduct,
  type CoveredUnits,
  type UsableVoucher,
  type VoucherRefusal,
  type VoucherUse,
} from '../catalogue/voucher.ts';
import { asCents, asTenThousandths, negate, sum, HUNDRED_PERCENT } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';
import { shortenText } from '../values/shortened.ts';
import {
  NO_DISCOUNT,
  displayNameOf,
  type BookableProduct,
  type PlannedCost,
  type PlannedItem,
  type StoredBooking,
} from './booking.ts';
import { isConfirmedStatus, type BookingStatus } from './booking-status.ts';
import { planStoredCosts } from './costs-change.ts';
import { listCostItems, calculateRatedLines, type CostItem, type PricedGroup, type PricedItem } from './costs.ts';

/** The maximum length of the name of an item. */
const MAX_NAME_LENGTH = 255;

type ChargedBooking = Pick<StoredBooking, 'lines' | 'costs'>;
type CoveredProduct = Pick<CoveredUnits, 'product_id' | 'aantal'>;
type PricedProductItem = PricedItem & Pick<CostItem, 'product_id' | 'voucher_id'>;
type PricedProductCost =
  PricedProductItem | (Omit<PricedGroup, 'regels'> & { readonly regels: readonly PricedProductCost[] });

/** A booking, stored or not: its units of products, and the costs for them. */
export interface VoucherBooking {
  readonly lines: readonly CoveredProduct[];
  readonly costs: readonly PricedProductCost[];
}

/** A voucher to redeem; `paid` is its price at the sale, in cents. */
export interface RedeemableVoucher extends UsableVoucher {
  readonly id: number;
  readonly title: string;
  readonly paid: Cents;
}

/** The result of redeeming a voucher: the items that deduct it and the covered units, or why it cannot be redeemed. */
export type Redemption<Line> =
  | { readonly reason: VoucherRefusal }
  | { readonly items: readonly PlannedItem[]; readonly covered: readonly CoveredUnits<Line>[] };

/**
 * Returns the result of redeeming a voucher on a booking; undefined stands for a code that does not exist. A voucher
 * whose units cost nothing on the booking is refused with ERR_VOUCHER_INVALID_PRODUCTS. Where their prices are too
 * small for a cent, it is redeemed without an item. `products` has those of the voucher. `calculateDeductions` has an
 * example. docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 */
export function redemptionOf<Line>(
  voucher: RedeemableVoucher | undefined,
  use: VoucherUse<Line>,
  booking: VoucherBooking,
  products: ReadonlyMap<number, Pick<BookableProduct, 'naam' | 'weergavenaam'>>,
): Redemption<Line> {
  if (voucher === undefined) return { reason: 'ERR_VOUCHER_INVALID' };
  const verdict = checkVoucher(voucher, use);
  if (!verdict.valid) return { reason: verdict.reason };

  const deductions = calculateDeductions(voucher, verdict.covered, listChargedProducts(booking));
  const priced = listPricedProducts(booking);
  const isWorthSomething = verdict.covered.some((units) => units.prijs_per_stuk > 0 && priced.has(units.product_id));
  if (deductions.length === 0 && !isWorthSomething) return { reason: 'ERR_VOUCHER_INVALID_PRODUCTS' };

  const items = deductions.map(({ product_id, aantal, btw_percentage, vooruitbetaald, gross }): PlannedItem => {
    const product = products.get(product_id);
    const suffix = product === undefined ? '' : `: ${String(aantal)} x ${displayNameOf(product)}`;

    return {
      id: null,
      type: 'item',
      naam: shortenText(`${voucher.title}${suffix}`, MAX_NAME_LENGTH),
      kortingspercentage: NO_DISCOUNT,
      kortingomschrijving: null,
      aantal: 1,
      bedrag: asTenThousandths(negate(gross)),
      btw_percentage,
      product_id,
      voucher_id: voucher.id,
      vooruitbetaald,
      line: null,
    };
  });

  return { items, covered: verdict.covered };
}

/** The voucher of a code with the facts for its redemption; the vouchers are locked. `today` is a local date. */
export interface RedemptionFacts<Voucher extends RedeemableVoucher> {
  readonly voucher: Voucher | undefined;
  /** The vouchers that the booking has already. */
  readonly bookingVouchers: readonly { readonly redeemed: readonly CoveredProduct[] | null }[];
  /** The products of the voucher. */
  readonly products: ReadonlyMap<number, Pick<BookableProduct, 'naam' | 'weergavenaam'>>;
  readonly today: string;
}

/** A redeemed voucher: the items that deduct it, the units that it covers, and its status on the booking. */
export interface RedeemedVoucher<Voucher> {
  readonly voucher: Voucher;
  readonly items: readonly PlannedItem[];
  readonly units: readonly CoveredProduct[];
  readonly status: 'gebruikt' | 'gereserveerd';
}

/** Redeems a voucher on a booking. Throws ERR_VOUCHER_INVALID, _USED, _EXPIRED or _INVALID_PRODUCTS on `field`. */
export function planRedemption<Voucher extends RedeemableVoucher>(
  booking: Pick<StoredBooking, 'lines' | 'costs' | 'datum' | 'arrangement_id' | 'status'>,
  { voucher, bookingVouchers, products, today }: RedemptionFacts<Voucher>,
  field: string,
): RedeemedVoucher<Voucher> {
  if (voucher === undefined) throw createProblem('ERR_VOUCHER_INVALID', 'ERR_VOUCHER_INVALID', { field });
  const covered = bookingVouchers.flatMap((each) => each.redeemed ?? []);
  const { datum, arrangement_id, status } = booking;
  const use = { today, datum, arrangement_id, units: listFreeUnits(booking, covered) };
  const result = redemptionOf(voucher, use, booking, products);
  if ('reason' in result) throw createProblem(result.reason, result.reason, { field });

  const units = result.covered.map(({ product_id, aantal }) => ({ product_id, aantal }));
  return { voucher, items: result.items, units, status: selectVoucherStatus(status) };
}

/** Returns the units of a booking that none of its vouchers covers, line by line. */
function listFreeUnits({ lines }: ChargedBooking, covered: readonly CoveredProduct[]): BookedUnits<number>[] {
  const units = lines.map(({ id, product_id, aantal }) => ({ line: id, product_id, aantal }));
  return listUncoveredUnits(units, covered);
}

/** Returns the status of a voucher on a booking: a confirmed booking uses it up. */
export function selectVoucherStatus(booking: BookingStatus): 'gebruikt' | 'gereserveerd' {
  return isConfirmedStatus(booking) ? 'gebruikt' : 'gereserveerd';
}

/** Returns the costs of a booking with the items of a voucher. */
export function addVoucherCosts(booking: ChargedBooking, items: readonly PlannedItem[]): readonly PlannedCost[] {
  return [...planUnchangedCosts(booking), ...items];
}

/** Returns the costs of a booking without the items of these vouchers. */
export function removeVoucherCosts(booking: ChargedBooking, vouchers: ReadonlySet<number>): readonly PlannedCost[] {
  const isTheirs = (cost: PlannedCost): boolean => cost.type === 'item' && vouchers.has(cost.voucher_id ?? 0);
  return planUnchangedCosts(booking).filter((cost) => !isTheirs(cost));
}

/** Returns the stored costs as costs to store. */
function planUnchangedCosts(booking: ChargedBooking): readonly PlannedCost[] {
  return planStoredCosts(booking, booking.lines);
}

/** Returns the charge of the booking for each product without vouchers, and the number of units on its lines. */
function listChargedProducts({ lines, costs }: VoucherBooking): ChargedProduct[] {
  const items = listCostItems<PricedProductItem>(costs);
  const rated = calculateRatedLines(costs);
  const charges = items.map((item, index) => ({ ...item, gross: rated[index]?.gross ?? asCents(0) }));

  return [...new Set(lines.map(({ product_id }) => product_id))].map((product_id) => {
    const units = lines.filter((line) => line.product_id === product_id).map(({ aantal }) => aantal);
    const productCharges = charges.filter((charge) => charge.product_id === product_id);
    return {
      product_id,
      aantal: units.reduce((all, aantal) => all + aantal, 0),
      grosses: productCharges.filter(({ voucher_id }) => voucher_id === undefined),
      deduction: negate(
        sum(productCharges.filter(({ voucher_id }) => voucher_id !== undefined).map(({ gross }) => gross)),
      ),
    };
  });
}

/** Returns the products whose units have a price on the booking, however small; a full discount leaves no price. */
function listPricedProducts({ costs }: VoucherBooking): Set<number> {
  const collectPriced = (branch: readonly PricedProductCost[]): PricedProductItem[] =>
    branch.flatMap((cost) => {
      if (cost.kortingspercentage === HUNDRED_PERCENT) return [];
      return cost.type === 'groep' ? collectPriced(cost.regels) : [cost];
    });
  const pricedItems = collectPriced(costs).filter(
    ({ voucher_id, aantal, bedrag }) => voucher_id === undefined && aantal * bedrag > 0,
  );
  return new Set(pricedItems.map(({ product_id }) => product_id ?? 0));
}
