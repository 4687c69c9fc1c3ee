// The contents of an invoice's document, without its looks: rows, totals, the open amount and its due date.
import type { BasisPoints, Cents, components, TenThousandths } from '../../generated/types.ts';
import { instantAt } from '../values/calendar.ts';
import type { PlannedLine } from './invoice-lines.ts';
import { cents, roundedQuotient, sum } from '../values/money.ts';
import type { RateTotal } from '../values/vat.ts';

export type InvoicePrint = components['schemas']['InvoicePrint'];

/** An invoice with everything that its document says. Of a permanent one nothing of this ever changes. */
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
  readonly afdruk: InvoicePrint;
  readonly lines: readonly PlannedLine[];
  readonly vat: readonly RateTotal[];
}

/** A row of the document: a group, or something charged; amounts in cents as the customer owes them. */
export interface DocumentRow {
  /** How many groups it lies in. */
  readonly depth: number;
  readonly isGroup: boolean;
  readonly naam: string;
  readonly kortingspercentage: BasisPoints;
  readonly kortingomschrijving: string | null;
  readonly aantal: number | null;
  /** The price of one, without VAT where that is shifted. */
  readonly bedrag: TenThousandths | null;
  readonly rates: readonly BasisPoints[];
  /** Null for a group whose rows follow. */
  readonly totaal: Cents | null;
}

/** What stands at one VAT rate; shifted VAT is nothing. */
export interface DocumentRate {
  readonly btw_percentage: BasisPoints;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

/** What the file of an invoice's document is called. */
export function documentName(factuur_nummer: string | null): string {
  return `factuur-${factuur_nummer ?? 'concept'}.pdf`;
}

/** The rows, depth first. A group whose lines are not to be seen is one row with their sum and their rates. */
export function rowsOf({ lines, btw_verlegd }: PrintedInvoice): DocumentRow[] {
  const places = new Map<number | null, number[]>();
  lines.forEach(({ parent }, place) => {
    const known = places.get(parent);
    if (known === undefined) places.set(parent, [place]);
    else known.push(place);
  });
  const inside = (place: number): PlannedLine[] =>
    (places.get(place) ?? []).flatMap((at) => [...(lines[at] ? [lines[at]] : []), ...inside(at)]);
  const shown = (place: number | null, depth: number): DocumentRow[] =>
    (places.get(place) ?? []).flatMap((at) => {
      const line = lines[at];
      if (line === undefined) return [];
      if (line.type === 'item') return [itemRow(line, depth, btw_verlegd)];
      if (line.children_visible !== true) return [closedRow(line, inside(at), depth)];
      return [{ ...groupRow(line, depth), totaal: null }, ...shown(at, depth + 1)];
    });
  return shown(null, 0);
}

/** The totals per VAT rate, lowest rate first, as the customer owes them. */
export function ratesOf({ vat, btw_verlegd }: PrintedInvoice): DocumentRate[] {
  return vat.map(({ btw_percentage, gross, vat: amount }) => {
    const net = cents(gross - amount);
    return btw_verlegd
      ? { btw_percentage, net, vat: cents(0), gross: net }
      : { btw_percentage, net, vat: amount, gross };
  });
}

/** What is still open after the payments that came with it, in cents; negative when the customer gets money back. */
export function remainderOf({ calculated_totaalbedrag_inclusief_btw: total, afdruk }: PrintedInvoice): Cents {
  return cents(total - paidOf(afdruk));
}

/** What of it was paid or settled with another invoice when it became permanent, in cents with its sign. */
export function paidOf({ betalingen, gecrediteerde_factuur: credited }: InvoicePrint): Cents {
  return cents(sum(betalingen.map(({ bedrag }) => bedrag)) - (credited?.verrekend ?? 0));
}

/** The day until which it is to be paid, never before its date; null for a draft. */
export function dueDate({
  datum,
  betaaltermijn,
}: Pick<PrintedInvoice, 'betaaltermijn'> & { readonly datum: string | null }): string | null {
  if (datum === null) return null;
  return instantAt(Date.parse(datum) + Math.max(0, betaaltermijn) * 86_400_000).slice(0, 10);
}

function groupRow(line: PlannedLine, depth: number): Omit<DocumentRow, 'totaal'> {
  const { naam, kortingspercentage, kortingomschrijving } = line;
  return { depth, isGroup: true, naam, kortingspercentage, kortingomschrijving, aantal: null, bedrag: null, rates: [] };
}

function closedRow(group: PlannedLine, inside: readonly PlannedLine[], depth: number): DocumentRow {
  const rates = new Set(inside.flatMap(({ btw_percentage: rate }) => (rate === null ? [] : [rate])));
  const totaal = sum(inside.flatMap(({ totaal_inc_btw: amount }) => (amount === null ? [] : [amount])));
  return { ...groupRow(group, depth), rates: [...rates].sort((a, b) => a - b), totaal };
}

function itemRow(line: PlannedLine, depth: number, isShifted: boolean): DocumentRow {
  const { naam, kortingspercentage, kortingomschrijving, aantal, bedrag, btw_percentage, totaal_inc_btw } = line;
  return {
    ...{ depth, isGroup: false, naam, kortingspercentage, kortingomschrijving, aantal },
    bedrag: isShifted ? withoutVat(bedrag, btw_percentage) : bedrag,
    rates: btw_percentage === null ? [] : [btw_percentage],
    totaal: totaal_inc_btw,
  };
}

function withoutVat(price: TenThousandths | null, rate: BasisPoints | null): TenThousandths | null {
  if (price === null || rate === null) return price;
  return Number(roundedQuotient(BigInt(price) * 10_000n, BigInt(10_000 + rate))) as TenThousandths;
}
