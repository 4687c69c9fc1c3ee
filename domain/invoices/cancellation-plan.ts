// The plan of cancelling a booking: credit invoices, an invoice, and refunds. The quote shows it, and cancelling executes it.
import type { BasisPoints, Cents, components } from '../../generated/types.ts';
import { planOwedCosts, type OwedAmount } from '../bookings/cancellation.ts';
import { apportion, asCents, negate, sum } from '../values/money.ts';
import { sumTotalsPerRate, type RateTotal } from '../values/vat.ts';
import { planCredit, restsOf, type CreditBasis, type CreditedLine } from './credit.ts';
import { isWhollyCredited, planInvoice, type InvoicedBefore, type InvoicedItem } from './invoice.ts';
import { isPrepaid, type PlannedInvoice } from './invoice-lines.ts';

type PlanQuote = Pick<
  components['schemas']['Cancellation'],
  | 'regel'
  | 'totaal'
  | 'kosten'
  | 'kosten_per_btw'
  | 'gefactureerd'
  | 'betaald'
  | 'crediteringen'
  | 'factuur_bedrag'
  | 'openstaand'
  | 'terugbetaling_bedrag'
  | 'terugbetalingen'
>;

/** A finalised invoice that is no credit invoice, with its credit invoices. */
export interface CreditableInvoice {
  readonly before: InvoicedBefore;
  readonly creditable: CreditBasis;
}

/** An online payment recorded on an invoice of the booking, with its refundable amount in cents. */
export interface OnlineMoney {
  readonly id: number;
  readonly refundable: Cents;
}

/** The money of a booking before it is cancelled, in cents. */
export interface BookingMoney {
  /** By id. */
  readonly invoices: readonly CreditableInvoice[];
  /** The total of its finalised invoices, credit invoices included. */
  readonly invoiced: Cents;
  /** Paid on them, without refunds that are on their way. */
  readonly paid: Cents;
  readonly online: readonly OnlineMoney[];
}

/** A credit invoice to create: of these lines, or of all that is left without any. */
export interface PlannedCredit {
  readonly invoice_id: number;
  readonly lines: readonly CreditedLine[] | undefined;
  readonly total: Cents;
}

/** A part of the refund, by an online payment, or (null) in another way. */
export interface PlannedRefund {
  readonly online_payment_id: number | null;
  readonly bedrag: Cents;
}

/** All effects of cancelling on invoices and money. */
export interface CancellationPlan {
  readonly credits: readonly PlannedCredit[];
  /** The total of the invoice to create; null for none. */
  readonly invoice: Cents | null;
  readonly isReverseCharged: boolean;
  /** The amounts that the customer owes afterwards, and that are refunded: never both. */
  readonly open: Cents;
  readonly back: Cents;
  readonly refunds: readonly PlannedRefund[];
}

/**
 * Returns the plan for a booking of which these parts are owed. Its invoices are credited down to that, the newest
 * first, and amounts owed beyond them are invoiced. Invoices that deducted vouchers are credited whole: the vouchers
 * are given back, and the owed amount is invoiced again. Throws ERR_AMOUNT_TOO_LARGE. docs/decisions/321-cancelling.md.
 *
 * Example: a booking of 300.00 has one invoice, an advance of 90.00, which is paid.
 * If 20 % is owed (60.00), the advance is credited by 30.00, nothing is invoiced, and 30.00 is refunded.
 * If 50 % is owed (150.00), nothing is credited, an invoice of 60.00 is created, and 60.00 is open.
 */
export function planCancellation({ parts }: Pick<OwedAmount, 'parts'>, money: BookingMoney): CancellationPlan {
  const plannedCredits = planCredits(selectCredits(parts, money), money);
  const after = money.invoices.map(({ before }) => {
    const credit = plannedCredits.find(({ of }) => of.before.id === before.id)?.creditInvoice;
    return credit === undefined ? before : addCredit(before, credit);
  });
  const isReverseCharged = needsReverseCharge(money);
  const charges = planOwedCosts(parts).map((item) => ({ ...item, boekingsregel_id: null }));
  const plannedInvoice = planInvoice(charges, after, isReverseCharged);
  const invoice = plannedInvoice.vat.every(({ gross }) => gross === 0) ? null : plannedInvoice.total;
  const owed = sum([
    money.invoiced,
    ...plannedCredits.map(({ creditInvoice }) => creditInvoice.total),
    invoice ?? asCents(0),
  ]);
  const back = asCents(Math.max(0, money.paid - owed));

  return {
    credits: plannedCredits.map(({ of, lines, creditInvoice }) => ({
      invoice_id: of.before.id,
      lines,
      total: creditInvoice.total,
    })),
    invoice,
    isReverseCharged,
    back,
    open: asCents(Math.max(0, owed - money.paid)),
    refunds: refundsOf(back, money.online),
  };
}

/** The VAT of all invoices of a booking, credit invoices included. */
export function listBookedVat(invoices: readonly Pick<InvoicedBefore, 'vat'>[]): RateTotal[] {
  return invoices.flatMap(({ vat }) => vat);
}

/**
 * Plans credit invoices one after the other: afterwards the invoices together carry exactly the VAT of their charges.
 */
function planCredits(wishes: readonly CreditWish[], { invoices }: BookingMoney): PlannedCreditWish[] {
  const bookedVat = listBookedVat(invoices.map(({ before }) => before));
  return wishes.map((wish) => {
    const creditInvoice = planCredit(wish.of.creditable, wish.lines, bookedVat);
    bookedVat.push(...creditInvoice.vat);
    return { ...wish, creditInvoice };
  });
}

interface CreditWish {
  readonly of: CreditableInvoice;
  readonly lines: readonly CreditedLine[] | undefined;
}

interface PlannedCreditWish extends CreditWish {
  readonly creditInvoice: PlannedInvoice;
}

/** The credit invoices to create, those of the newest invoices first. */
function selectCredits(owed: OwedAmount['parts'], { invoices }: BookingMoney): CreditWish[] {
  const deducting = invoices.filter(hasVoucherDeduction);
  const fullCredits = deducting.map((of): CreditWish => ({ of, lines: undefined }));
  const partial = planPartialCredits(
    owed,
    invoices.filter((each) => !deducting.includes(each)),
  );
  return [...fullCredits, ...partial].sort((one, other) => other.of.before.id - one.of.before.id);
}

/** Whether an invoice deducts prepaid vouchers: these are given back, so the deduction is credited too. */
function hasVoucherDeduction({ creditable }: CreditableInvoice): boolean {
  return restsOf(creditable).some(({ line, gross }) => isPrepaid(line) && gross !== 0);
}

/** The amounts that invoices charge beyond what is owed, rate by rate, the newest invoice first. */
function planPartialCredits(owed: OwedAmount['parts'], invoices: readonly CreditableInvoice[]): CreditWish[] {
  const excess = new Map<BasisPoints, number>();
  for (const { before } of invoices)
    for (const { btw_percentage: rate, gross } of before.vat) excess.set(rate, (excess.get(rate) ?? 0) + gross);
  for (const { btw_percentage: rate, bedrag } of owed) excess.set(rate, (excess.get(rate) ?? 0) - bedrag);

  return invoices.toReversed().flatMap((of): CreditWish[] => {
    const rateAmounts = sumTotalsPerRate(of.before.vat).map(({ btw_percentage: rate, gross }) => {
      const amount = selectNearerToZero(gross, excess.get(rate) ?? 0);
      return { rate, amount, isAll: amount === gross };
    });

    // Rates with a negative amount are only credited together with others: the total of a credit invoice takes back.
    const isReduced = sum(rateAmounts.map(({ amount }) => amount)) > 0;
    const creditedAmounts = rateAmounts.filter(({ amount }) => amount > 0 || (amount < 0 && isReduced));
    for (const { rate, amount } of creditedAmounts) excess.set(rate, (excess.get(rate) ?? 0) - amount);
    if (creditedAmounts.length === 0) return [];

    const rates = sumTotalsPerRate(of.before.vat).filter(({ gross }) => gross !== 0);
    const isWhole = creditedAmounts.every(({ isAll }) => isAll) && creditedAmounts.length === rates.length;
    const creditedLines = creditedAmounts.flatMap(({ rate, amount }) =>
      selectCreditedLines(amount, rate, of.creditable),
    );

    return [{ of, lines: isWhole ? undefined : creditedLines }];
  });
}

/** The smaller of two amounts of one sign; 0 where their signs differ. */
function selectNearerToZero(one: Cents, other: number): Cents {
  if (one * other <= 0) return asCents(0);
  return asCents(Math.sign(one) * Math.min(Math.abs(one), Math.abs(other)));
}

/** Returns the lines that take back an amount of a rate: all lines of its sign, in proportion, by largest remainder. */
function selectCreditedLines(amount: Cents, rate: BasisPoints, creditable: CreditBasis): CreditedLine[] {
  const charging = restsOf(creditable).filter(({ line, gross }) => line.btw_percentage === rate && gross * amount > 0);
  const shares = apportion(
    asCents(Math.abs(amount)),
    charging.map(({ gross }) => gross),
  );
  return charging.flatMap(({ line }, index) => {
    const bedrag = shares[index] ?? asCents(0);
    return bedrag === 0 ? [] : [{ id: line.id, bedrag }];
  });
}

/** Returns an invoice as a later credit invoice sees it, after this one. */
function addCredit(before: InvoicedBefore, credit: PlannedInvoice): InvoicedBefore {
  const items = credit.lines.flatMap((line): InvoicedItem[] => {
    const { naam, btw_percentage, product_id, gross } = line;
    if (btw_percentage === null || gross === null) return [];
    return [{ naam, btw_percentage, product_id, gross, ...(isPrepaid(line) && { vooruitbetaald: true as const }) }];
  });
  return { ...before, items: [...before.items, ...items], vat: [...before.vat, ...credit.vat] };
}

/** Whether a further invoice has reverse charge: as the invoices that still charge something, else as the last one. */
function needsReverseCharge({ invoices }: BookingMoney): boolean {
  const charging = invoices.find(({ before }) => !isWhollyCredited(before)) ?? invoices.at(-1);
  return charging?.before.btw_verlegd ?? false;
}

/** The parts of a refund: online payments, the newest first, and the rest in another way. */
function refundsOf(amount: Cents, online: readonly OnlineMoney[]): PlannedRefund[] {
  let remaining: number = amount;
  const refunds = online.toReversed().flatMap(({ id, refundable }): PlannedRefund[] => {
    const bedrag = asCents(Math.min(remaining, refundable));
    remaining -= bedrag;
    return bedrag > 0 ? [{ online_payment_id: id, bedrag }] : [];
  });
  return remaining > 0 ? [...refunds, { online_payment_id: null, bedrag: asCents(remaining) }] : refunds;
}

/** A plan as the contract shows it. */
export function presentPlan(
  { total, amount, parts, step }: OwedAmount,
  { invoiced, paid }: Pick<BookingMoney, 'invoiced' | 'paid'>,
  plan: CancellationPlan,
): PlanQuote {
  return {
    regel: step,
    totaal: total,
    kosten: amount,
    kosten_per_btw: [...parts],
    gefactureerd: invoiced,
    betaald: paid,
    crediteringen: plan.credits.map((credit) => ({ factuur_id: credit.invoice_id, bedrag: negate(credit.total) })),
    factuur_bedrag: plan.invoice,
    openstaand: plan.open,
    terugbetaling_bedrag: plan.back,
    terugbetalingen: [...plan.refunds],
  };
}
