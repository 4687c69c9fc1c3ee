// The charge of a booking's invoice: the booking's costs less those invoiced before, with the VAT per rate.
import type { BasisPoints, Cents, components } from '../../generated/types.ts';
import {
  planInvoiceLines,
  netsOf,
  listRatesAndGross,
  totalLines,
  type BookingCharge,
  type ChargedGroup,
  type ChargedItem,
  type PlannedInvoice,
  type PlannedInvoiceLine,
} from './invoice-lines.ts';
import { asTenThousandths, negate, sum } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';
import { calculateCumulativeVat, sumTotalsPerRate, type RateTotal } from '../values/vat.ts';

/** A finalised invoice of the booking with its credit invoices, as far as a later invoice depends on it. */
export interface InvoicedBefore {
  readonly id: number;
  readonly factuur_nummer: string;
  readonly isAdvance: boolean;
  readonly btw_verlegd: boolean;
  /** Its items, and those that its credit invoices credited. */
  readonly items: readonly InvoicedItem[];
  readonly vat: readonly RateTotal[];
}

/** An item of a finalised invoice, or of one of its credit invoices. */
export interface InvoicedItem {
  readonly naam: string;
  readonly btw_percentage: BasisPoints;
  readonly product_id: number | null;
  readonly gross: Cents;
  readonly vooruitbetaald?: true;
}

/**
 * Returns the invoice of a whole booking: its costs, less the charges of its finalised invoices, which may leave a
 * negative total. The VAT is cumulated over those invoices: together they carry the VAT of the booking to the cent.
 * Throws ERR_AMOUNT_TOO_LARGE. docs/decisions/022-money.md and docs/decisions/021-invoices-and-payments.md.
 */
export function planInvoice(
  costs: readonly BookingCharge[],
  before: readonly InvoicedBefore[],
  isReverseCharged = false,
): PlannedInvoice {
  return cumulateInvoice(planInvoiceLines([...costs, ...before.flatMap(createDeduction)]), before, isReverseCharged);
}

/** The invoice over these lines, its VAT cumulated over the booking's earlier invoices. */
export function cumulateInvoice(
  lines: readonly PlannedInvoiceLine[],
  before: readonly InvoicedBefore[],
  isReverseCharged: boolean,
): PlannedInvoice {
  const vat = calculateCumulativeVat(
    listRatesAndGross(lines),
    before.flatMap((invoice) => invoice.vat),
  );
  return totalLines(lines, vat, netsOf(lines, vat), isReverseCharged);
}

/** Whether nothing is left of the charge of an invoice: its credit invoices credited all of it, in every VAT rate. */
export function isWhollyCredited({ vat }: Pick<InvoicedBefore, 'vat'>): boolean {
  return sumTotalsPerRate(vat).every(({ gross }) => gross === 0);
}

/** Throws ERR_INVOICE_NOT_DRAFT for an invoice that is finalised already. */
export function assertDraft(invoice: Pick<components['schemas']['Invoice'], 'status'>): void {
  if (invoice.status !== 'concept')
    throw createProblem('ERR_INVOICE_NOT_DRAFT', 'The invoice is already finalised: only a draft can be finalised.');
}

/**
 * Whether invoices of a booking have reverse charge. Its finalised invoices that still charge something agree on that.
 * Without one, its newest draft decides; both lists are sorted by id.
 */
export function isReverseCharged(
  before: readonly Pick<InvoicedBefore, 'btw_verlegd' | 'vat'>[],
  drafts: readonly Pick<InvoicedBefore, 'btw_verlegd'>[] = [],
): boolean {
  const decisive = before.find((each) => !isWhollyCredited(each)) ?? drafts.at(-1);
  return decisive?.btw_verlegd ?? false;
}

/** Whether a booking was invoiced and has nothing left in any VAT rate; `restInvoice` is the invoice of all that is left. */
export function isWhollyInvoiced(restInvoice: Pick<PlannedInvoice, 'vat'>, before: readonly InvoicedBefore[]): boolean {
  return before.length > 0 && restInvoice.vat.every(({ gross }) => gross === 0);
}

/** Throws ERR_BOOKING_FULLY_INVOICED for a booking that was invoiced and has nothing left in any VAT rate. */
export function assertSomethingLeft(restInvoice: PlannedInvoice, before: readonly InvoicedBefore[]): void {
  if (isWhollyInvoiced(restInvoice, before))
    throw createProblem('ERR_BOOKING_FULLY_INVOICED', 'ERR_BOOKING_FULLY_INVOICED');
}

/**
 * Throws ERR_VAT_SHIFT_MISMATCH for an invoice with reverse charge next to others of its booking without it, or the other way round. Wholly
 * credited invoices do not count: that is how a wrong choice is corrected. docs/decisions/021-invoices-and-payments.md.
 */
export function assertSameReverseCharge(
  isReverseCharged: boolean,
  others: readonly { readonly btw_verlegd: boolean }[],
): void {
  if (others.some(({ btw_verlegd }) => btw_verlegd !== isReverseCharged))
    throw createProblem(
      'ERR_VAT_SHIFT_MISMATCH',
      `Other invoices of this booking have btw_verlegd ${String(!isReverseCharged)}: send the same, or credit them first.`,
      { field: 'btw_verlegd' },
    );
}

/**
 * Returns the lines that deduct an earlier invoice from a later one. They are its amounts with the opposite sign, per
 * product and VAT rate, with prepaid vouchers apart. The revenue of each product over both invoices is then what the
 * booking charges for it. Empty where nothing is left of the earlier invoice.
 */
function createDeduction(invoice: InvoicedBefore): ChargedGroup[] {
  const byProduct = new Map<string, InvoicedItem[]>();
  for (const item of invoice.items) {
    const key = `${String(item.product_id)}/${String(item.btw_percentage)}/${String(item.vooruitbetaald)}`;
    byProduct.set(key, [...(byProduct.get(key) ?? []), item]);
  }

  const regels = [...byProduct.values()].flatMap(deductItem);
  if (regels.length === 0) return [];

  return [
    {
      type: 'groep',
      // print/invoice-names.ts reads and translates this name.
      naam: `${invoice.isAdvance ? 'Voorschotfactuur' : 'Factuur'} ${invoice.factuur_nummer}`,
      kortingspercentage: 0 as BasisPoints,
      kortingomschrijving: null,
      children_visible: true,
      voorschot_factuur_id: invoice.id,
      regels,
    },
  ];
}

function deductItem(items: readonly InvoicedItem[]): ChargedItem[] {
  const [first] = items;
  const gross = sum(items.map((item) => item.gross));
  if (first === undefined || gross === 0) return [];

  return [
    {
      type: 'item',
      naam: first.naam,
      kortingspercentage: 0 as BasisPoints,
      kortingomschrijving: null,
      aantal: 1,
      bedrag: asTenThousandths(negate(gross)),
      btw_percentage: first.btw_percentage,
      product_id: first.product_id,
      boekingsregel_id: null,
      ...(first.vooruitbetaald === true && { vooruitbetaald: true }),
    },
  ];
}
