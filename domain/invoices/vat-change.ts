// A change of a VAT rate in existing bookings: which costs it changes, their new prices, and which bookings are excluded.
import type { BasisPoints, Cents, components, TenThousandths } from '../../generated/types.ts';
import type { PlannedCost, PlannedItem, StoredBooking } from '../bookings/booking.ts';
import { planStoredCosts } from '../bookings/costs-change.ts';
import { calculateCostsNet, calculateCostsTotal, listCostItems } from '../bookings/costs.ts';
import { MAX_PRICE_TEN_THOUSANDTHS } from '../catalogue/product.ts';
import type { Zone } from '../values/calendar.ts';
import { divideRounded, HUNDRED_PERCENT } from '../values/money.ts';
import { Problem, createProblem, refuseIfAny } from '../values/problem.ts';
import { findUnknownRateProblems } from '../values/vat-rates.ts';
import type { BookingCharge } from './invoice-lines.ts';
import { isWhollyInvoiced, planInvoice, type InvoicedBefore } from './invoice.ts';

type Schemas = components['schemas'];

/** The terms of a change: rates in basis points, and the first local date of service. */
export type VatChangeTerms = Pick<Schemas['VatChange'], 'van' | 'naar' | 'ingangsdatum' | 'product_ids' | 'prijs'>;

/** The result of a change for a booking: its totals in cents before and after, equal for an excluded one. */
export type VatChangeResult = Omit<Schemas['VatChangeBooking'], 'boeking_id' | 'referentie' | 'datum'>;

/** The result of a change for one booking, and its new costs, if any. */
export interface PlannedVatChange {
  readonly result: VatChangeResult;
  readonly costs: readonly PlannedCost[] | null;
}

/**
 * Throws ERR_VAT_RATE_UNKNOWN for a new rate that is not configured, and ERR_NOT_ALLOWED for one that equals the old
 * rate.
 */
export function assertVatChange(
  { van, naar }: Pick<VatChangeTerms, 'van' | 'naar'>,
  configured: readonly BasisPoints[],
): void {
  refuseIfAny(findUnknownRateProblems([{ field: 'naar', rate: naar }], configured));
  if (van === naar)
    throw createProblem('ERR_NOT_ALLOWED', 'This is the old VAT rate: send the new one.', { field: 'naar' });
}

/**
 * Returns the result of a change for a booking; `before` are its finalised invoices. Null without costs at the old rate
 * on or after the date. docs/decisions/315-price-a-booking-line.md.
 */
export function planVatChange(
  booking: StoredBooking,
  before: readonly InvoicedBefore[],
  terms: VatChangeTerms,
  zone: Zone,
): PlannedVatChange | null {
  const costs = planStoredCosts(booking, booking.lines);
  const changing = selectChangingItems(listCostItems<PlannedItem>(costs), booking, terms, zone);
  if (changing.size === 0) return null;

  const now = totalsOf(costs);

  const skipBooking = (reden: VatChangeResult['reden']): PlannedVatChange => ({
    result: createResult('overgeslagen', reden, now, now),
    costs: null,
  });

  if (booking.status === 'geannuleerd') return skipBooking('geannuleerd');

  try {
    if (isWhollyInvoiced(planInvoice(booking.costs, before), before)) return skipBooking('gefactureerd');
    const after = applyNewRate(costs, changing, terms);
    // Drafts charge the costs less the invoiced amounts, which may be negative.
    planInvoice(chargesOf(after), before);
    return { result: createResult('gewijzigd', null, now, totalsOf(after)), costs: after };
  } catch (error) {
    if (error instanceof Problem) return skipBooking('bedrag_te_groot');
    throw error;
  }
}

/** Costs as invoices charge them. */
function chargesOf(costs: readonly PlannedCost[]): BookingCharge[] {
  return costs.map((cost): BookingCharge => {
    if (cost.type === 'groep') return { ...cost, regels: chargesOf(cost.regels) };
    const { line, ...item } = cost;
    return { ...item, boekingsregel_id: line?.id ?? null };
  });
}

/** The items that get the new rate: those of lines by the line's date, others by the booking's. */
function selectChangingItems(
  items: readonly PlannedItem[],
  { datum }: Pick<StoredBooking, 'datum'>,
  { van, ingangsdatum, product_ids }: VatChangeTerms,
  zone: Zone,
): ReadonlySet<PlannedItem> {
  const charged = items.filter((item) => item.btw_percentage === van && item.vooruitbetaald !== true);
  const matchingItems = charged.filter((item) => {
    const { line, voucher_id } = item;
    if (voucher_id !== undefined) return false;
    if (line === null) return product_ids === null && datum >= ingangsdatum;
    const isMeant = product_ids === null || product_ids.includes(productOf(item) ?? line.product_id);
    return isMeant && zone.toLocalDate(line.begin) >= ingangsdatum;
  });

  // A voucher deducts what its product charges: at the old rate as long as any charge remains at it.
  const changing = new Set(matchingItems);
  const products = new Set(matchingItems.map(productOf));
  for (const item of charged)
    if (item.voucher_id === undefined && !changing.has(item)) products.delete(productOf(item));

  const discounts = charged.filter((item) => item.voucher_id !== undefined && products.has(productOf(item)));
  return new Set([...matchingItems, ...discounts]);
}

function productOf({ product_id, line }: PlannedItem): number | null {
  return product_id ?? line?.product_id ?? null;
}

/** The costs with the new rate on these items. Throws ERR_AMOUNT_TOO_LARGE. */
function applyNewRate(
  costs: readonly PlannedCost[],
  changing: ReadonlySet<PlannedItem>,
  terms: VatChangeTerms,
): PlannedCost[] {
  return costs.map((cost): PlannedCost => {
    if (cost.type === 'groep') return { ...cost, regels: applyNewRate(cost.regels, changing, terms) };
    if (!changing.has(cost)) return cost;
    return { ...cost, btw_percentage: terms.naar, bedrag: calculatePriceAfter(cost.bedrag, terms) };
  });
}

/** A unit price after the change, in ten-thousandths, unchanged without `exclusief`. Throws ERR_AMOUNT_TOO_LARGE. */
export function calculatePriceAfter(price: TenThousandths, { van, naar, prijs }: VatChangeTerms): TenThousandths {
  if (prijs === 'inclusief') return price;
  const after = Number(divideRounded(BigInt(price) * BigInt(HUNDRED_PERCENT + naar), BigInt(HUNDRED_PERCENT + van)));
  if (Math.abs(after) > MAX_PRICE_TEN_THOUSANDTHS)
    throw createProblem('ERR_AMOUNT_TOO_LARGE', 'The total exceeds a thousand million: lower a price or a quantity.');
  return after as TenThousandths;
}

interface CostTotals {
  readonly gross: Cents;
  readonly net: Cents;
}

function totalsOf(costs: readonly PlannedCost[]): CostTotals {
  return { gross: calculateCostsTotal(costs), net: calculateCostsNet(costs) };
}

function createResult(
  uitkomst: VatChangeResult['uitkomst'],
  reden: VatChangeResult['reden'],
  before: CostTotals,
  after: CostTotals,
): VatChangeResult {
  return {
    uitkomst,
    reden,
    totaal_voor: before.gross,
    totaal_na: after.gross,
    totaal_exclusief_voor: before.net,
    totaal_exclusief_na: after.net,
  };
}
