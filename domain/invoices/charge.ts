// The charge of a booking's invoice on its terms: all that is left, or an advance; and the refusal of an empty charge.
import type { BasisPoints } from '../../generated/types.ts';
import { assertAdvanceFits, planAdvance } from './advance.ts';
import {
  assertSameReverseCharge,
  assertSomethingLeft,
  isWhollyCredited,
  planInvoice,
  type InvoicedBefore,
} from './invoice.ts';
import type { BookingCharge, PlannedInvoice } from './invoice-lines.ts';
import { HUNDRED_PERCENT } from '../values/money.ts';

/** The terms of an invoice: a share of the booking, and whether it has reverse charge. */
export interface ChargeTerms {
  readonly voorschot_percentage: BasisPoints;
  readonly btw_verlegd: boolean;
}

/**
 * Returns the charge of a new invoice on these terms, after the finalised invoices of the booking. Throws
 * ERR_BOOKING_FULLY_INVOICED, ERR_ADVANCE_EXCEEDS_REMAINING, ERR_AMOUNT_ZERO, ERR_VAT_SHIFT_MISMATCH and
 * ERR_AMOUNT_TOO_LARGE.
 */
export function planCharge(
  costs: readonly BookingCharge[],
  before: readonly InvoicedBefore[],
  terms: ChargeTerms,
): PlannedInvoice {
  const restInvoice = planInvoice(costs, before, terms.btw_verlegd);
  assertSomethingLeft(restInvoice, before);
  assertSameReverseCharge(
    terms.btw_verlegd,
    before.filter((each) => !isWhollyCredited(each)),
  );
  if (terms.voorschot_percentage === HUNDRED_PERCENT) return restInvoice;

  const advance = planAdvance(costs, before, terms.voorschot_percentage, terms.btw_verlegd);
  assertAdvanceFits(advance, restInvoice);
  return advance;
}

/**
 * Returns the charge on these terms without the refusals of `planCharge`: for a stored draft that follows its booking.
 * Throws ERR_AMOUNT_TOO_LARGE.
 */
export function planUncheckedCharge(
  costs: readonly BookingCharge[],
  before: readonly InvoicedBefore[],
  { voorschot_percentage, btw_verlegd }: ChargeTerms,
): PlannedInvoice {
  return voorschot_percentage === HUNDRED_PERCENT
    ? planInvoice(costs, before, btw_verlegd)
    : planAdvance(costs, before, voorschot_percentage, btw_verlegd);
}
