// The price of an order: the lines and costs of its booking, the discount of a code, and the deductions by vouchers.
import type { BasisPoints, components } from '../../generated/types.ts';
import {
  displayNameOf,
  type BookableProduct,
  type PlannedCost,
  type PlannedItem,
  type PlannedProgramme,
} from '../bookings/booking.ts';
import { calculateCostsPerRate, calculateCostsTotal } from '../bookings/costs.ts';
import type { PricingFacts } from '../bookings/line-price.ts';
import { planProgramme, type BookingSources } from '../bookings/new-booking.ts';
import { redemptionOf, type RedeemableVoucher, type Redemption } from '../bookings/redemption.ts';
import { listUncoveredUnits, type CoveredUnits, type VoucherRefusal } from '../catalogue/voucher.ts';
import { calculateAmount } from '../values/amount.ts';
import { asCents } from '../values/money.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { calculateVatInside } from '../values/vat.ts';
import type { PackageOffer, OrderContents, OrderedLine } from './order.ts';

type Price = components['schemas']['Price'];
type OrderPackage = NonNullable<BookingSources['package']>;
type OrderProducts = ReadonlyMap<number, BookableProduct>;

/** A discount of a code. */
export interface CodeDiscount {
  readonly naam: string;
  readonly kortingspercentage: number;
}

/** A wish that may name a discount code. */
interface CodeWish {
  readonly kortingscode?: string | null | undefined;
}

/** Returns whether a discount code was sent. */
export function hasCode<Wish extends CodeWish>(wish: Wish): wish is Wish & { readonly kortingscode: string } {
  return wish.kortingscode != null && wish.kortingscode !== '';
}

/** Returns ERR_DISCOUNT_CODE for a code without a discount. */
export function findDiscountProblems(wish: CodeWish, discount: CodeDiscount | undefined): ProblemDetail[] {
  if (!hasCode(wish) || discount !== undefined) return [];
  const message = 'This discount code cannot be used here: send another, or none.';
  return [{ code: 'ERR_DISCOUNT_CODE', message, field: 'kortingscode' }];
}

/** The package of an order with the visitor's choices: the location of each line, in the order of the order's lines. */
export function applyChoices(
  orderPackage: OrderPackage,
  { personen, lines }: OrderContents,
  locations: readonly (number | null)[],
): OrderPackage {
  const choiceByLineId = new Map(
    lines.map(({ line, aantal }, index) => {
      const follows_rule =
        line.onlineboeking_aantalbepalingsmethode === 'boekingsgrootte' &&
        aantal === calculateAmount(line.product, personen);
      return [line.id, { aantal, follows_rule, locatie_id: locations[index] ?? null }];
    }),
  );
  const none = { aantal: 0, follows_rule: false, locatie_id: null };

  return {
    ...orderPackage,
    regels: orderPackage.regels.map((line) => ({ ...line, choice: choiceByLineId.get(line.id) ?? none })),
  };
}

/** Costs with the discount of a code, on the group of the package. */
export function applyDiscount(
  costs: readonly PlannedCost[],
  discount: CodeDiscount | undefined,
): readonly PlannedCost[] {
  if (discount === undefined) return costs;
  const kortingspercentage = (discount.kortingspercentage * 100) as BasisPoints;
  return costs.map((cost) =>
    cost.type === 'groep' ? { ...cost, kortingspercentage, kortingomschrijving: discount.naam } : cost,
  );
}

/**
 * The lines and costs of an order without vouchers, with the problem ERR_NO_PRICE. Locations do not change prices.
 * Throws ERR_RANGE.
 */
export function planOrderProgramme(
  offer: PackageOffer,
  order: OrderContents,
  begin: components['schemas']['NewBooking']['begin'],
  products: OrderProducts,
  pricing: PricingFacts,
): PlannedProgramme {
  const anywhere = new Map([...products].map(([id, product]) => [id, { ...product, locatie_verplicht: false }]));
  const orderPackage = { ...offer, regels: offer.regels.map((line) => ({ ...line, product_id: line.product.id })) };
  const sources = { package: applyChoices(orderPackage, order, []), product: undefined, products: anywhere };
  return planProgramme({ begin, personen: order.personen }, sources, pricing);
}

/** A code of a voucher, with the voucher if it exists. */
export interface GivenVoucher {
  readonly code: string;
  readonly voucher: RedeemableVoucher | undefined;
}

/** The result of a voucher for an order: `items` are its costs. */
export interface VoucherResult {
  readonly code: string;
  readonly result: Redemption<OrderedLine['line']>;
}

/** Tries vouchers one after the other: units and amounts that one covers are not available to the next one. */
export function applyVouchers(
  givenVouchers: readonly GivenVoucher[],
  { lines, costs }: Pick<PlannedProgramme, 'lines' | 'costs'>,
  order: OrderContents,
  use: { readonly today: string; readonly datum: string; readonly arrangement_id: number },
  products: OrderProducts,
): VoucherResult[] {
  const units = order.lines.map(({ line, aantal }) => ({ line, product_id: line.product.id, aantal }));
  const covered: CoveredUnits<OrderedLine['line']>[] = [];
  const items: PlannedItem[] = [];
  const usedIds = new Set<number>();

  return givenVouchers.map(({ code, voucher }) => {
    if (voucher !== undefined && usedIds.has(voucher.id)) return { code, result: { reason: 'ERR_VOUCHER_USED' } };
    const free = { ...use, units: listUncoveredUnits(units, covered) };
    const result = redemptionOf(voucher, free, { lines, costs: [...costs, ...items] }, products);
    if (voucher !== undefined && 'covered' in result) {
      usedIds.add(voucher.id);
      covered.push(...result.covered);
      items.push(...result.items);
    }
    return { code, result };
  });
}

/** The problems of the tried vouchers, each at its place in `vouchers`. */
export function findVoucherProblems(voucherResults: readonly VoucherResult[]): ProblemDetail[] {
  return voucherResults.flatMap((each, index): ProblemDetail[] => {
    const code = refusalOf(each);
    return code === undefined ? [] : [{ code, message: code, field: `vouchers[${String(index)}]` }];
  });
}

/** Why a voucher cannot be used; undefined where it can. */
export function refusalOf({ result }: VoucherResult): VoucherRefusal | undefined {
  return 'reason' in result ? result.reason : undefined;
}

/** Returns the price of an order, equal to that of its booking. Throws ERR_AMOUNT_TOO_LARGE. */
export function priceOf(
  { lines, costs }: Pick<PlannedProgramme, 'lines' | 'costs'>,
  order: OrderContents,
  discount: CodeDiscount | undefined,
  voucherResults: readonly VoucherResult[],
  products: OrderProducts,
): Omit<Price, 'weigeringen'> {
  const subtotaal = calculateCostsTotal(costs);
  const discounted = applyDiscount(costs, discount);
  const after = calculateCostsTotal(discounted);
  const vouchers = voucherResults.flatMap(({ code, result }) =>
    'items' in result ? [{ code, items: result.items, bedrag: asCents(0 - calculateCostsTotal(result.items)) }] : [],
  );
  const all = [...discounted, ...vouchers.flatMap(({ items }) => items)];

  return {
    regels: order.lines.map(({ line, aantal }, index) => {
      const lineItems = listItemsOfLine(costs, lines[index]);
      const product_id = line.product.id;
      const naam = displayNameOf(products.get(product_id) ?? { naam: '', weergavenaam: null });
      return { arrangementsregel_id: line.id, product_id, naam, aantal, totaal: calculateCostsTotal(lineItems) };
    }),
    subtotaal,
    korting:
      discount === undefined
        ? null
        : { naam: discount.naam, percentage: discount.kortingspercentage, bedrag: asCents(subtotaal - after) },
    vouchers: vouchers.map(({ code, bedrag }) => ({ code, bedrag })),
    btw: [...calculateCostsPerRate(all)].map(([btw_percentage, gross]) => ({
      btw_percentage,
      bedrag: calculateVatInside(gross, btw_percentage),
    })),
    totaal: calculateCostsTotal(all),
  };
}

function listItemsOfLine(
  costs: readonly PlannedCost[],
  line: PlannedProgramme['lines'][number] | undefined,
): PlannedCost[] {
  return costs.flatMap((cost) =>
    cost.type === 'groep' ? listItemsOfLine(cost.regels, line) : cost.line === line ? [cost] : [],
  );
}
