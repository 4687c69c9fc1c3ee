// Cancelling a booking: how many days ahead, what is owed for it, what it charges then, and the state of the refund.
import type { BasisPoints, Cents, components, Instant, TenThousandths } from '../../generated/types.ts';
import { selectStep, type CancellationStep } from '../catalogue/cancellation-terms.ts';
import type { Zone } from '../values/calendar.ts';
import { formatPercentage } from '../values/amount-texts.ts';
import { apportion, asCents, calculateProportion, sum, HUNDRED_PERCENT } from '../values/money.ts';
import { countDaysBetween } from '../values/period.ts';
import { createProblem } from '../values/problem.ts';
import { sumGrossPerRate } from '../values/vat.ts';
import { NO_DISCOUNT, type PlannedItem, type StoredBooking } from './booking.ts';
import { listCostItems, calculateRatedLines, type CostItem } from './costs.ts';

type Schemas = components['schemas'];
export type CancellationTerms = Schemas['CancellationTerms'];
type CancellationRefundStatus = Schemas['CancellationRefundStatus'];

/**
 * Calendar days from a local date to the begin of the booking's first line, or of the booking without lines; negative
 * afterwards.
 */
export function countDaysAhead(booking: Pick<StoredBooking, 'begin' | 'lines'>, today: string, zone: Zone): number {
  return countDaysBetween(today, zone.toLocalDate(firstBeginOf(booking)));
}

/** When the first line of a booking begins; without lines the booking's own begin. */
export function firstBeginOf({ begin, lines }: Pick<StoredBooking, 'begin' | 'lines'>): Instant {
  return lines.map((line) => line.begin).sort()[0] ?? begin;
}

/** Whether staff can cancel a booking of this status with costs: also a completed one, whose customer never came. */
export function canBeCancelled({ status }: Pick<StoredBooking, 'status'>): boolean {
  return status !== 'geannuleerd';
}

/** A part of what is owed, with the VAT in it. */
export interface OwedPart {
  readonly btw_percentage: BasisPoints;
  readonly bedrag: Cents;
}

/** The amount that is owed for a booking that is cancelled, in cents. */
export interface OwedAmount {
  readonly step: CancellationStep | null;
  /** Without the deductions of vouchers. */
  readonly total: Cents;
  readonly amount: Cents;
  /** The lowest rate first, without rates of which nothing is owed. */
  readonly parts: readonly OwedPart[];
}

/**
 * Returns the amount that is owed this many days ahead: by the terms, or `deviating` from them. It is a share of the
 * total before vouchers, over the VAT rates by largest remainder. Throws ERR_CANCELLATION_COSTS for more than the
 * total.
 */
export function calculateOwed(
  booking: Pick<StoredBooking, 'costs'>,
  terms: Pick<CancellationTerms, 'regels'> | null,
  days: number,
  deviating?: Cents,
): OwedAmount {
  const rates = [...calculateGrossBeforeVouchers(booking)];
  const total = sum(rates.map(([, gross]) => gross));
  const most = asCents(Math.max(0, total));
  if (deviating !== undefined && deviating > most)
    throw createProblem('ERR_CANCELLATION_COSTS', 'The costs exceed the total of the booking: send less.', {
      field: 'kosten',
      params: { totaal: most / 100 },
    });

  const step = selectStep(terms?.regels ?? [], days);
  const amount =
    deviating ?? (step === null ? asCents(0) : calculateProportion(most, step.percentage, HUNDRED_PERCENT));
  const shares = apportion(
    amount,
    rates.map(([, gross]) => gross),
  );
  const parts = rates.map(([btw_percentage], index) => ({ btw_percentage, bedrag: shares[index] ?? asCents(0) }));

  return { step, total, amount, parts: parts.filter(({ bedrag }) => bedrag !== 0) };
}

/** The gross per VAT rate of the charges of a booking, without vouchers. */
function calculateGrossBeforeVouchers({ costs }: Pick<StoredBooking, 'costs'>): Map<BasisPoints, Cents> {
  const items = listCostItems<CostItem>(costs);
  return sumGrossPerRate(calculateRatedLines(costs).filter((_line, index) => items[index]?.voucher_id === undefined));
}

/** The costs of a cancelled booking: one item for each VAT rate of the owed amount. */
export function planOwedCosts(parts: readonly OwedPart[], naam = 'Annuleringskosten'): PlannedItem[] {
  return parts.map(({ btw_percentage, bedrag }) => ({
    id: null,
    type: 'item',
    naam: `${naam} (${formatPercentage(btw_percentage)}% btw)`,
    kortingspercentage: NO_DISCOUNT,
    kortingomschrijving: null,
    aantal: 1,
    bedrag: (bedrag * 100) as TenThousandths,
    btw_percentage,
    product_id: null,
    line: null,
  }));
}

/** The refund of a cancellation: the planned amount, and what was paid back since, in cents. */
export interface RefundFacts {
  readonly refund_amount: Cents;
  readonly dismissed_at: Instant | null;
  /** Recorded payments below zero. */
  readonly by_hand: Cents;
  /** Refunds of online payments that providers have paid. */
  readonly refunded: Cents;
  /** Refunds of online payments whose outcome is unknown. */
  readonly requested: Cents;
}

/** The state of the refund of a cancellation; null without one. docs/decisions/321-cancelling.md. */
export function refundStatusOf(facts: RefundFacts): CancellationRefundStatus | null {
  if (facts.refund_amount === 0) return null;
  const openAmount = calculateOpenRefund(facts);
  if (openAmount === 0) return 'betaald';
  if (facts.dismissed_at !== null) return 'afgewezen';
  return facts.requested >= openAmount ? 'aangevraagd' : 'voorgesteld';
}

/** The amount of the refund that was not paid back yet. */
export function calculateOpenRefund({
  refund_amount,
  by_hand,
  refunded,
}: Pick<RefundFacts, 'refund_amount' | 'by_hand' | 'refunded'>): Cents {
  return asCents(Math.max(0, refund_amount - by_hand - refunded));
}

/** The amount that staff still have to decide about: the rest, without refunds that are on their way. */
export function calculateUndecidedRefund(
  facts: Pick<RefundFacts, 'refund_amount' | 'by_hand' | 'refunded' | 'requested'>,
): Cents {
  return asCents(Math.max(0, calculateOpenRefund(facts) - facts.requested));
}

/** Throws ERR_REFUND_NOT_PROPOSED unless a refund is proposed, or was dismissed. */
export function assertDismissable(status: CancellationRefundStatus | null): void {
  if (status === 'voorgesteld' || status === 'afgewezen') return;
  const params = { terugbetaling: status };
  throw createProblem(
    'ERR_REFUND_NOT_PROPOSED',
    'No refund of this booking is proposed: there is nothing to dismiss.',
    {
      params,
    },
  );
}
