// The effect of payments on an invoice: its status, the VAT in each of them, and which payments are refused.
import type { BasisPoints, Cents, components } from '../../generated/types.ts';
import { formatPercentage } from '../values/amount-texts.ts';
import { apportion, asCents, calculateProportion, sum } from '../values/money.ts';
import { createProblem, refuseIfAny } from '../values/problem.ts';
import type { RateTotal } from '../values/vat.ts';

type InvoiceStatus = components['schemas']['InvoiceStatus'];

/** The parts of an amount per VAT rate, in cents; the key is the rate as a minimal decimal (`21`, `5.5`, `0`). */
export type VatAmounts = Readonly<components['schemas']['VatAmounts']>;

/**
 * Returns the status of a finalised invoice: a pure function of its total and of the paid amount, in cents. An invoice
 * of 0 is paid, an overpaid one stays paid, a negative one is mirrored. docs/decisions/021-invoices-and-payments.md.
 */
export function determineInvoiceStatus(total: Cents, paidAmount: Cents): InvoiceStatus {
  const paidOff = Math.sign(total) * paidAmount;
  if (paidOff >= Math.abs(total)) return 'betaald';
  return paidOff > 0 ? 'deels_betaald' : 'verzonden';
}

/** Throws ERR_INVOICE_NOT_PERMANENT for a payment on a draft, ERR_NOTHING_TO_PAY on an invoice of 0. `total` in cents. */
export function assertPayable(status: InvoiceStatus, total: Cents): void {
  if (status === 'concept')
    throw createProblem('ERR_INVOICE_NOT_PERMANENT', 'A draft cannot be paid: finalise the invoice first.');
  if (total === 0)
    throw createProblem('ERR_NOTHING_TO_PAY', 'The total of this invoice is zero: there is nothing to pay or refund.');
}

/** Throws ERR_AMOUNT_ZERO for payments of 0, all at once; `field` is where each amount was sent. */
export function assertAmounts(amounts: readonly { readonly bedrag: Cents; readonly field: string }[]): void {
  refuseIfAny(
    amounts
      .filter(({ bedrag }) => bedrag === 0)
      .map(({ field }) => ({
        code: 'ERR_AMOUNT_ZERO',
        message: 'The amount of a payment cannot be zero: leave the payment out.',
        field,
      })),
  );
}

/**
 * Returns the effect of all payments of an invoice together: its status, whether it is overpaid, and the VAT in each
 * payment. Throws ERR_REFUND_EXCEEDS_PAID on `field`, ERR_AMOUNT_TOO_LARGE.
 */
export function calculateSettlement(
  totals: readonly RateTotal[],
  payments: readonly Cents[],
  field?: string,
): { readonly status: InvoiceStatus; readonly overpaid: boolean; readonly vat: readonly VatAmounts[] } {
  const total = sum(totals.map(({ gross }) => gross));
  const paidAmount = calculateTotalPaid(total, payments, field);
  const overpaid = Math.abs(paidAmount) > Math.abs(total);
  return { status: determineInvoiceStatus(total, paidAmount), overpaid, vat: calculateVatOfPayments(totals, payments) };
}

/**
 * Returns the sum of the payments, in cents. Throws ERR_REFUND_EXCEEDS_PAID where it is a refund of more than was paid,
 * and ERR_AMOUNT_TOO_LARGE.
 */
export function calculateTotalPaid(total: Cents, payments: readonly Cents[], field?: string): Cents {
  const paidAmount = sum(payments);
  if (Math.sign(total) * paidAmount < 0)
    throw createProblem(
      'ERR_REFUND_EXCEEDS_PAID',
      'The refunds would exceed what was paid: lower the refund.',
      field === undefined ? {} : { field },
    );
  return paidAmount;
}

/**
 * The VAT in each payment of an invoice, in their order. Each is split over the open gross per rate, a refund over the
 * paid gross. The split is by largest remainder, ties to the higher rate. Its VAT is the growth of the VAT of the paid
 * part. So an invoice paid in full carries exactly its VAT, in whatever steps. An amount beyond the total, or below
 * nothing, stands under rate 0 without VAT. docs/decisions/021-invoices-and-payments.md.
 */
export function calculateVatOfPayments(totals: readonly RateTotal[], payments: readonly Cents[]): VatAmounts[] {
  const rates = totals.toSorted((a, b) => b.btw_percentage - a.btw_percentage);
  const total = sum(rates.map(({ gross }) => gross));
  let paidParts = rates.map(() => asCents(0));
  let sumPaid = asCents(0);

  return payments.map((payment) => {
    const covered = sum(paidParts);
    sumPaid = sum([sumPaid, payment]);

    const change = asCents(limitToTotal(sumPaid, total) - covered);
    const open = rates.map(({ gross }, index) => gross - (paidParts[index] ?? 0));
    const grows = Math.sign(total) * change > 0;
    const parts = apportion(change, grows ? open : paidParts);
    const after = paidParts.map((amount, index) => sum([amount, parts[index] ?? asCents(0)]));
    const rateParts = rates.map((rate, index) => ({
      rate: rate.btw_percentage,
      part: parts[index] ?? asCents(0),
      vat: asCents(calculateVatPart(rate, after[index]) - calculateVatPart(rate, paidParts[index])),
    }));

    paidParts = after;
    return groupAmountsByRate([
      ...rateParts,
      { rate: 0 as BasisPoints, part: asCents(payment - change), vat: asCents(0) },
    ]);
  });
}

/** The VAT of an invoice per rate as the contract shows it; empty for reverse charge. */
export function calculateVatAmounts(totals: readonly RateTotal[], isReverseCharged: boolean): VatAmounts {
  return groupAmountsByRate(
    totals.map(({ btw_percentage: rate, gross, vat }) =>
      isReverseCharged ? { rate, part: asCents(gross - vat), vat: asCents(0) } : { rate, part: gross, vat },
    ),
  );
}

/** The amounts that the customer owes per rate. For reverse charge this is the sum of the nets, under rate 0. */
export function calculateAmountsOwed(totals: readonly RateTotal[], isReverseCharged: boolean): readonly RateTotal[] {
  if (!isReverseCharged) return totals;
  const gross = sum(totals.map((rate) => asCents(rate.gross - rate.vat)));
  return [{ btw_percentage: 0 as BasisPoints, gross, vat: asCents(0) }];
}

/** Throws ERR_SETTLEMENT_FIXED for the change or deletion of a payment that settles an invoice with its credit invoice. */
export function assertNoSettlement({ settles_id }: { readonly settles_id: number | null }): void {
  if (settles_id !== null)
    throw createProblem('ERR_SETTLEMENT_FIXED', 'This payment settles two invoices: it cannot be changed or deleted.');
}

function limitToTotal(paidAmount: Cents, total: Cents): number {
  return total < 0 ? Math.max(total, Math.min(paidAmount, 0)) : Math.min(total, Math.max(paidAmount, 0));
}

function calculateVatPart({ gross, vat }: RateTotal, paidAmount = asCents(0)): Cents {
  return calculateProportion(vat, paidAmount, gross);
}

function groupAmountsByRate(rateParts: readonly { rate: BasisPoints; part: Cents; vat: Cents }[]): VatAmounts {
  const amounts: Record<string, { btw: Cents; bedrag: Cents }> = {};
  for (const { rate, part, vat } of rateParts) {
    const { btw, bedrag } = amounts[formatPercentage(rate)] ?? { btw: asCents(0), bedrag: asCents(0) };
    if (part !== 0 || vat !== 0)
      amounts[formatPercentage(rate)] = { btw: sum([btw, vat]), bedrag: sum([bedrag, asCents(part - vat)]) };
  }
  return amounts;
}
