// Vouchers: until when they are valid, what they cover of a booking, and what that takes off its price.
import type { BasisPoints, Cents, components } from '../../generated/types.ts';
import type { ErrorCode } from '../../generated/operations.ts';
import { addDays } from '../values/calendar.ts';
import { apportion, asCents, calculateLineGross, calculateProportion, sum } from '../values/money.ts';

type Schemas = components['schemas'];
export type VoucherContent = Readonly<Schemas['VoucherContent']>;
type VoucherStatus = Schemas['VoucherStatus'];
type VoucherValidity = Pick<Schemas['VoucherTemplate'], 'expire_days' | 'expiration_date'>;

/** The last valid day of a voucher that is created today: the earlier one of the term and the date. Null for no end. */
export function calculateLastDay({ expire_days, expiration_date }: VoucherValidity, today: string): string | null {
  const term = expire_days === null ? null : addDays(today, expire_days);
  const [first = null] = [term, expiration_date].filter((day) => day !== null).toSorted();
  return first;
}

/** The status of a voucher without a booking. */
export function determineFreeStatus(expiration_date: string | null, today: string): VoucherStatus {
  return isOver(expiration_date, today) ? 'vervallen' : 'open';
}

function isOver(expiration_date: string | null, day: string): boolean {
  return expiration_date !== null && expiration_date < day;
}

/** A voucher, as far as its use depends on it. */
export interface UsableVoucher {
  readonly status: VoucherStatus;
  readonly expiration_date: string | null;
  readonly arrangement_ids: readonly number[];
  readonly inhoud: readonly VoucherContent[];
}

/** Booked units of a product; `line` identifies them for the caller. */
export interface BookedUnits<Line = unknown> {
  readonly line: Line;
  readonly product_id: number;
  readonly aantal: number;
}

/** Covered units of a product, and the worth of each. */
export interface CoveredUnits<Line = unknown> extends BookedUnits<Line> {
  readonly prijs_per_stuk: VoucherContent['prijs_per_stuk'];
}

/** The use of a voucher; `today` and `datum`, the day of the activity, are local dates. */
export interface VoucherUse<Line> {
  readonly today: string;
  readonly datum: string;
  readonly arrangement_id: number | null;
  /** The units that no other voucher covers. */
  readonly units: readonly BookedUnits<Line>[];
}

export type VoucherRefusal = Extract<ErrorCode, `ERR_VOUCHER_${string}`>;

/** Whether a voucher can be used, and for which units. */
export type VoucherVerdict<Line> =
  | { readonly valid: true; readonly covered: readonly CoveredUnits<Line>[] }
  | { readonly valid: false; readonly reason: VoucherRefusal };

/**
 * Returns whether a voucher can be used, without reserving it; undefined stands for a code that does not exist. The
 * reasons are tried in this order: unknown or withdrawn, used, expired, for other products.
 * docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 */
export function checkVoucher<Line>(
  voucher: UsableVoucher | undefined,
  { today, datum, arrangement_id, units }: VoucherUse<Line>,
): VoucherVerdict<Line> {
  if (voucher === undefined) return { valid: false, reason: 'ERR_VOUCHER_INVALID' };
  const { status, expiration_date, arrangement_ids, inhoud } = voucher;
  // Its price was refunded: it counts as a code that does not exist.
  if (status === 'herroepen') return { valid: false, reason: 'ERR_VOUCHER_INVALID' };
  if (status === 'gereserveerd' || status === 'gebruikt') return { valid: false, reason: 'ERR_VOUCHER_USED' };
  if (isOver(expiration_date, today) || isOver(expiration_date, datum))
    return { valid: false, reason: 'ERR_VOUCHER_EXPIRED' };
  const isForPackage =
    arrangement_ids.length === 0 || (arrangement_id !== null && arrangement_ids.includes(arrangement_id));
  const covered = isForPackage ? coverUnits(inhoud, units) : [];
  if (covered.length === 0) return { valid: false, reason: 'ERR_VOUCHER_INVALID_PRODUCTS' };
  return { valid: true, covered };
}

/** The covered units: as many as the voucher has, line by line in the order given. */
function coverUnits<Line>(
  contents: readonly VoucherContent[],
  units: readonly BookedUnits<Line>[],
): CoveredUnits<Line>[] {
  return contents.flatMap(({ product_id, aantal, prijs_per_stuk }) => {
    let remaining = aantal;
    return units.flatMap((bookedUnits): CoveredUnits<Line>[] => {
      if (bookedUnits.product_id !== product_id) return [];
      const coveredAmount = Math.min(remaining, bookedUnits.aantal);
      remaining -= coveredAmount;
      return coveredAmount > 0 ? [{ ...bookedUnits, aantal: coveredAmount, prijs_per_stuk }] : [];
    });
  });
}

/** The units that remain uncovered, in the given order. */
export function listUncoveredUnits<Line>(
  units: readonly BookedUnits<Line>[],
  covered: readonly Pick<BookedUnits, 'product_id' | 'aantal'>[],
): BookedUnits<Line>[] {
  const coveredByProduct = new Map<number, number>();
  for (const { product_id, aantal } of covered)
    coveredByProduct.set(product_id, (coveredByProduct.get(product_id) ?? 0) + aantal);
  return units.map((bookedUnits) => {
    const coveredAmount = Math.min(coveredByProduct.get(bookedUnits.product_id) ?? 0, bookedUnits.aantal);
    coveredByProduct.set(bookedUnits.product_id, (coveredByProduct.get(bookedUnits.product_id) ?? 0) - coveredAmount);
    return { ...bookedUnits, aantal: bookedUnits.aantal - coveredAmount };
  });
}

/** The charge of a booking for all units of a product: its gross in cents by VAT rate, and the number of units. */
export interface ChargedProduct {
  readonly product_id: number;
  readonly aantal: number;
  /** The deduction by other vouchers: a positive amount in cents. */
  readonly deduction: Cents;
  readonly grosses: readonly { readonly btw_percentage: BasisPoints; readonly gross: Cents }[];
}

/**
 * The deduction by a voucher: a positive amount in cents. `vooruitbetaald` was paid at the sale, the rest is a
 * discount.
 */
export interface Deduction {
  readonly product_id: number;
  readonly aantal: number;
  readonly btw_percentage: BasisPoints;
  readonly vooruitbetaald: boolean;
  readonly gross: Cents;
}

const NO_VAT = 0 as BasisPoints;

/**
 * Returns the deductions by a voucher from a booking for the units that it covers there. `paid` is its price at the
 * sale, in cents, divided over its contents by their worth. It never deducts more than the booking charges.
 * docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 *
 * Example: a voucher for 4 units of 20.00 was sold for 60.00, and covers 2 units of a booking.
 * The booking charges 40.00 for these: 10.00 at 9 % and 30.00 at 21 %. So the voucher deducts 40.00.
 * Half of its contents were paid with 30.00, which is deducted as prepaid, without VAT.
 * The other 10.00 is a discount over the rates in proportion to their charges: 2.50 at 9 % and 7.50 at 21 %.
 */
export function calculateDeductions(
  { inhoud, paid }: { readonly inhoud: readonly VoucherContent[]; readonly paid: Cents },
  covered: readonly Pick<CoveredUnits, 'product_id' | 'aantal'>[],
  charged: readonly ChargedProduct[],
): Deduction[] {
  const paidParts = distributePaid(inhoud, paid);
  return inhoud.flatMap(({ product_id, aantal: total, prijs_per_stuk }, index) => {
    const coveredUnits = covered.filter((units) => units.product_id === product_id);
    const aantal = coveredUnits.reduce((all, units) => all + units.aantal, 0);
    const product = charged.find((each) => each.product_id === product_id);
    if (aantal === 0 || product === undefined) return [];

    const worth = asCents(Math.min(calculateLineGross(aantal, prijs_per_stuk, []), calculateCharge(product, aantal)));
    if (worth <= 0) return [];

    const prepaid = asCents(Math.min(worth, calculateProportion(paidParts[index] ?? asCents(0), aantal, total)));
    const discounts = product.grosses.filter(({ gross }) => gross > 0);
    const parts = apportion(
      asCents(worth - prepaid),
      discounts.map(({ gross }) => gross),
    );
    const both = { product_id, aantal };

    return [
      { ...both, btw_percentage: NO_VAT, vooruitbetaald: true, gross: prepaid },
      ...discounts.map(({ btw_percentage }, at) => {
        return { ...both, btw_percentage, vooruitbetaald: false, gross: parts[at] ?? asCents(0) };
      }),
    ].filter(({ gross }) => gross > 0);
  });
}

/** The share of each product in the price of its voucher: in proportion to its worth, to the cent. */
function distributePaid(contents: readonly VoucherContent[], price: Cents): Cents[] {
  const worths = contents.map(({ aantal, prijs_per_stuk }) => calculateLineGross(aantal, prijs_per_stuk, []));
  const isWorthNothing = worths.every((worth) => worth === 0);
  return apportion(price, isWorthNothing ? contents.map(({ aantal }) => aantal) : worths);
}

/** The charge of the booking for some of its units, but no more than other vouchers leave of it. */
function calculateCharge({ aantal: all, grosses, deduction }: ChargedProduct, aantal: number): number {
  const gross = sum(grosses.map((each) => each.gross));
  return Math.min(calculateProportion(gross, Math.min(aantal, all), all), gross - deduction);
}
