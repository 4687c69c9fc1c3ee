// Advances: an invoice over a share of a booking, before the final one charges the rest.
import type { BasisPoints, Cents } from '../../generated/types.ts';
import { cumulateInvoice, type InvoicedBefore } from './invoice.ts';
import {
  planInvoiceLines,
  isPrepaid,
  listRatesAndGross,
  type BookingCharge,
  type ChargedGroup,
  type ChargedItem,
  type PlannedInvoice,
  type PlannedInvoiceLine,
} from './invoice-lines.ts';
import { formatPercentage } from '../values/amount-texts.ts';
import { apportion, asTenThousandths, calculateProportion, sum, HUNDRED_PERCENT } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';
import { sumGrossPerRate } from '../values/vat.ts';

/**
 * Returns an advance: a share of the booking's total, rounded, then divided over the VAT rates by largest remainder,
 * ties to the lower rate. It is one group with a line for each rate. Throws ERR_AMOUNT_TOO_LARGE.
 * docs/decisions/021-invoices-and-payments.md.
 *
 * Example: a booking charges 200.00 at 21 % and 100.00 at 9 %.
 * A first advance of 30 % is 90.00: 60.00 at 21 % (VAT 10.41) and 30.00 at 9 % (VAT 2.48).
 * A second one of 20 % is a share of the booking too, not of the rest: 60.00. Its parts are 40.00 and 20.00.
 * The 100.00 at 21 % so far have a VAT of 17.36, so this one has 17.36 - 10.41 = 6.95. Alone 40.00 would have 6.94.
 */
export function planAdvance(
  costs: readonly BookingCharge[],
  before: readonly InvoicedBefore[],
  percentage: BasisPoints,
  isReverseCharged: boolean,
): PlannedInvoice {
  // print/invoice-names.ts reads and translates this name and those of the lines.
  const naam = `Voorschot ${formatPercentage(percentage)}%`;
  const shares = takeShare(listTotalsPerRate(planInvoiceLines(costs)), percentage);
  // A rate of which nothing is charged is left out: its VAT would be 0, and no credit invoice could take it back.
  const items = shares.filter(({ gross }) => gross !== 0).map((share) => createAdvanceItem(naam, share));

  return cumulateInvoice(planInvoiceLines([createAdvanceGroup(naam, items)]), before, isReverseCharged);
}

/**
 * The totals of a booking per VAT rate, lowest rate first. Prepaid vouchers have their own total, before the others: a
 * line of theirs is a payment, in the advance as in the booking.
 * docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 */
function listTotalsPerRate(lines: readonly PlannedInvoiceLine[]): RateAmount[] {
  const prepaid = sumGrossPerRate(listRatesAndGross(lines.filter(isPrepaid)));
  const charged = sumGrossPerRate(listRatesAndGross(lines.filter((line) => !isPrepaid(line))));

  return [
    ...[...prepaid].map(([rate, gross]) => ({ rate, gross, isPrepaid: true })),
    ...[...charged].map(([rate, gross]) => ({ rate, gross, isPrepaid: false })),
  ];
}

/** A percentage of the sum of these totals, divided over them. */
function takeShare(totals: readonly RateAmount[], percentage: BasisPoints): RateAmount[] {
  const grosses = totals.map(({ gross }) => gross);
  const amount = calculateProportion(sum(grosses), percentage, HUNDRED_PERCENT);
  const parts = apportion(amount, grosses);
  return totals.map((total, index) => ({ ...total, gross: parts[index] ?? (0 as Cents) }));
}

function createAdvanceGroup(naam: string, regels: readonly ChargedItem[]): ChargedGroup {
  return {
    type: 'groep',
    naam,
    kortingspercentage: 0 as BasisPoints,
    kortingomschrijving: null,
    children_visible: true,
    regels,
  };
}

/** An amount of one VAT rate, in cents. */
interface RateAmount {
  readonly rate: BasisPoints;
  readonly gross: Cents;
  /** Whether it is that of prepaid vouchers. */
  readonly isPrepaid: boolean;
}

function createAdvanceItem(naam: string, part: RateAmount): ChargedItem {
  const { rate, gross } = part;
  return {
    type: 'item',
    naam: `${naam} (${formatPercentage(rate)}% btw)`,
    kortingspercentage: 0 as BasisPoints,
    kortingomschrijving: null,
    aantal: 1,
    bedrag: asTenThousandths(gross),
    btw_percentage: rate,
    product_id: null,
    boekingsregel_id: null,
    ...(part.isPrepaid && { vooruitbetaald: true }),
  };
}

/**
 * Throws ERR_AMOUNT_ZERO for an advance that charges nothing. Throws ERR_ADVANCE_EXCEEDS_REMAINING for one that exceeds
 * the rest of the booking in gross; `restInvoice` is the invoice of that rest.
 */
export function assertAdvanceFits(advance: PlannedInvoice, restInvoice: PlannedInvoice): void {
  const advanceGross = sum(advance.vat.map(({ gross }) => gross));
  // A cent of gross that is all VAT leaves nothing to pay under reverse charge.
  if (advanceGross === 0 || advance.total === 0)
    throw createProblem(
      'ERR_AMOUNT_ZERO',
      'The advance comes to 0.00: raise the percentage, or add costs to the booking first.',
      { field: 'voorschot_percentage' },
    );

  const remainingGross = sum(restInvoice.vat.map(({ gross }) => gross));
  if (Math.sign(advanceGross) !== Math.sign(remainingGross) || Math.abs(advanceGross) > Math.abs(remainingGross))
    throw createProblem(
      'ERR_ADVANCE_EXCEEDS_REMAINING',
      'The advance exceeds what is left to invoice: lower voorschot_percentage, or create the final invoice.',
      { field: 'voorschot_percentage', params: { gevraagd: advanceGross / 100, resterend: remainingGross / 100 } },
    );
}
