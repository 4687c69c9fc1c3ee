// The contents of an invoice's document, without its design: rows, totals, the open amount and its due date.
import type { BasisPoints, Cents, components, TenThousandths } from '../../generated/types.ts';
import { addDays } from '../values/calendar.ts';
import { isPrepaid, type PlannedInvoiceLine } from './invoice-lines.ts';
import { asCents, negate, divideRounded, sum, HUNDRED_PERCENT } from '../values/money.ts';
import type { RateTotal } from '../values/vat.ts';

export type InvoicePrint = components['schemas']['InvoicePrint'];

/** An invoice with the complete contents of its document. Those of a finalised one never change. */
export interface PrintedInvoice {
  readonly id: number;
  readonly klant_id: number;
  /** Null for a draft, as is `datum`. */
  readonly factuur_nummer: string | null;
  readonly datum: string | null;
  readonly betaaltermijn: number;
  readonly opmerking: string | null;
  readonly referentie_klant: string | null;
  readonly aantal_personen: number;
  readonly calculated_totaalbedrag_inclusief_btw: Cents;
  readonly btw_verlegd: boolean;
  /** 100 % for everything but an advance. */
  readonly voorschot_percentage: BasisPoints;
  readonly afdruk: InvoicePrint;
  readonly lines: readonly PlannedInvoiceLine[];
  readonly vat: readonly RateTotal[];
  /** The payments on a copy that confirms one; the invoice itself prints none. */
  readonly later?: readonly LaterPayment[];
}

/** A payment, or the settlement with the invoice of this number. */
export interface LaterPayment {
  readonly datum: string;
  readonly bedrag: Cents;
  readonly betaalmethode: string | null;
  readonly verrekend_met: string | null;
}

type PrintedBookingLine = InvoicePrint['boekingsregels'][number];

/** A row of the document: a group, or a charge; amounts in cents as the customer owes them. */
export interface DocumentRow {
  /** The number of groups around it. */
  readonly depth: number;
  readonly isGroup: boolean;
  readonly naam: string;
  readonly kortingspercentage: BasisPoints;
  readonly kortingomschrijving: string | null;
  readonly aantal: number | null;
  /** The price of one unit, without VAT for reverse charge. */
  readonly bedrag: TenThousandths | null;
  readonly rates: readonly BasisPoints[];
  /** Null for a group whose rows follow. */
  readonly totaal: Cents | null;
  /** The activity behind it and its time; null for an invoice without these copies. */
  readonly regel: PrintedBookingLine | null;
  /** The advance or invoice that a group deducts. */
  readonly voorschot_factuur_id: number | null;
}

/** The amounts of one VAT rate; the VAT of a reverse charge is 0. */
export interface DocumentRate {
  readonly btw_percentage: BasisPoints;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

/** The name of the file of an invoice's document. */
export function formatInvoiceFilename(factuur_nummer: string | null): string {
  return `factuur-${factuur_nummer ?? 'concept'}.pdf`;
}

/** The rows, depth first. A group with hidden lines is one row with their sum and their rates. */
export function rowsOf({ lines, btw_verlegd, afdruk }: PrintedInvoice): DocumentRow[] {
  const bookedById = new Map(afdruk.boekingsregels.map((line) => [line.id, line]));
  const indexesByParent = new Map<number | null, number[]>();
  lines.forEach(({ parent }, index) => {
    const siblings = indexesByParent.get(parent);
    if (siblings === undefined) indexesByParent.set(parent, [index]);
    else siblings.push(index);
  });

  const listInside = (parentIndex: number): PlannedInvoiceLine[] =>
    (indexesByParent.get(parentIndex) ?? []).flatMap((at) => [...(lines[at] ? [lines[at]] : []), ...listInside(at)]);

  const listRows = (parentIndex: number | null, depth: number): DocumentRow[] =>
    (indexesByParent.get(parentIndex) ?? []).flatMap((at) => {
      const line = lines[at];
      if (line === undefined) return [];
      if (line.type === 'item')
        return [
          { ...createItemRow(line, depth, btw_verlegd), regel: bookedById.get(line.boekingsregel_id ?? 0) ?? null },
        ];
      if (line.children_visible !== true) return [createClosedRow(line, listInside(at), depth)];
      return [{ ...createGroupRow(line, depth), totaal: null }, ...listRows(at, depth + 1)];
    });

  return listRows(null, 0);
}

/** The totals per VAT rate, lowest rate first, as the customer owes them, without deductions of prepaid vouchers. */
export function ratesOf({ lines, vat, btw_verlegd }: PrintedInvoice): DocumentRate[] {
  return vat.flatMap(({ btw_percentage, gross: all, vat: amount }) => {
    const ofRate = lines.filter((line) => line.btw_percentage === btw_percentage);
    const prepaid = ofRate.filter(isPrepaid);
    if (prepaid.length > 0 && prepaid.length === ofRate.length) return [];
    const gross = asCents(all - sum(prepaid.map(owedAmountOf)));
    const net = asCents(gross - amount);
    return btw_verlegd
      ? [{ btw_percentage, net, vat: asCents(0), gross: net }]
      : [{ btw_percentage, net, vat: amount, gross }];
  });
}

/** The amount that sold vouchers prepaid, in cents: the total is that of all rates less this amount. */
export function prepaidOf({ lines }: Pick<PrintedInvoice, 'lines'>): Cents {
  return negate(sum(lines.filter(isPrepaid).map(owedAmountOf)));
}

function owedAmountOf({ totaal_inc_btw }: PlannedInvoiceLine): Cents {
  return totaal_inc_btw ?? asCents(0);
}

/** Whether it is an advance on its booking. */
export function isAdvance({ voorschot_percentage: share, afdruk }: PrintedInvoice): boolean {
  return share < HUNDRED_PERCENT && afdruk.gecrediteerde_factuur === null;
}

/** The open amount after the printed payments, in cents; negative when the customer is owed money. */
export function remainderOf({
  calculated_totaalbedrag_inclusief_btw: total,
  afdruk,
  later = [],
}: PrintedInvoice): Cents {
  return asCents(total - paidOf(afdruk) - sum(later.map(({ bedrag }) => bedrag)));
}

/** The day of the last payment of a fully paid invoice; null while an amount is open. */
export function findPaidDate(invoice: PrintedInvoice): string | null {
  const days = [...invoice.afdruk.betalingen, ...(invoice.later ?? [])].map(({ datum }) => datum).sort();
  return remainderOf(invoice) === 0 && invoice.afdruk.gecrediteerde_factuur === null ? (days.at(-1) ?? null) : null;
}

/** The amount paid or settled with another invoice when it was finalised, in cents with its sign. */
export function paidOf({ betalingen, gecrediteerde_factuur: credited }: InvoicePrint): Cents {
  return asCents(sum(betalingen.map(({ bedrag }) => bedrag)) - (credited?.verrekend ?? 0));
}

/** The due date, never before the date of the invoice; null for a draft. */
export function calculateDueDate({
  datum,
  betaaltermijn,
}: Pick<PrintedInvoice, 'betaaltermijn'> & { readonly datum: string | null }): string | null {
  return datum === null ? null : addDays(datum, Math.max(0, betaaltermijn));
}

function createGroupRow(line: PlannedInvoiceLine, depth: number): Omit<DocumentRow, 'totaal'> {
  const { naam, kortingspercentage, kortingomschrijving, voorschot_factuur_id } = line;
  const group = { depth, isGroup: true, naam, kortingspercentage, kortingomschrijving, voorschot_factuur_id };
  return { ...group, aantal: null, bedrag: null, rates: [], regel: null };
}

function createClosedRow(group: PlannedInvoiceLine, inside: readonly PlannedInvoiceLine[], depth: number): DocumentRow {
  const rates = new Set(inside.flatMap(listRates));
  const totaal = sum(inside.flatMap(({ totaal_inc_btw: amount }) => (amount === null ? [] : [amount])));
  return { ...createGroupRow(group, depth), rates: [...rates].sort((a, b) => a - b), totaal };
}

function createItemRow(line: PlannedInvoiceLine, depth: number, isReverseCharged: boolean): Omit<DocumentRow, 'regel'> {
  const { naam, kortingspercentage, kortingomschrijving, aantal, bedrag, btw_percentage, totaal_inc_btw } = line;
  return {
    depth,
    isGroup: false,
    naam,
    kortingspercentage,
    kortingomschrijving,
    aantal,
    bedrag: isReverseCharged ? removeVat(bedrag, btw_percentage) : bedrag,
    rates: listRates(line),
    totaal: totaal_inc_btw,
    voorschot_factuur_id: null,
  };
}

/** The VAT rate of a line; none for a group, and for a payment. */
function listRates(line: PlannedInvoiceLine): BasisPoints[] {
  return line.btw_percentage === null || isPrepaid(line) ? [] : [line.btw_percentage];
}

function removeVat(price: TenThousandths | null, rate: BasisPoints | null): TenThousandths | null {
  if (price === null || rate === null) return price;
  const net = divideRounded(BigInt(price) * BigInt(HUNDRED_PERCENT), BigInt(HUNDRED_PERCENT + rate));
  return Number(net) as TenThousandths;
}
