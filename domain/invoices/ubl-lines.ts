// The lines of an electronic invoice: net amounts as they are stored, with prices that multiply out to them.
import type { BasisPoints, Cents } from '../../generated/types.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { isPrepaid, type PlannedInvoiceLine } from './invoice-lines.ts';
import { cents, lineGross, roundedQuotient, sum } from '../values/money.ts';
import { amountText, percentText, priceText } from './ubl-money.ts';
import { texts, type UblElement } from './ubl-text.ts';

/** A line without VAT, with the signs of the document: `price` is what all of it costs before `allowance`. */
interface NetLine {
  readonly name: string;
  /** The groups that it lies in. */
  readonly note: string;
  readonly count: number;
  readonly rate: BasisPoints;
  readonly net: Cents;
  readonly allowance: Cents;
  readonly reason: string;
}

/** Whether a document is a credit note, whose amounts stand the other way round, and whether its VAT is shifted. */
export interface UblKind {
  readonly isCredit: boolean;
  readonly isReverseCharged: boolean;
}

/** The VAT category of a rate: shifted, standard or zero. */
export function categoryOf(rate: BasisPoints, { isReverseCharged: isShifted }: UblKind): UblElement {
  return {
    'cbc:ID': isShifted ? 'AE' : rate === 0 ? 'Z' : 'S',
    'cbc:Percent': isShifted ? '0' : percentText(rate),
  };
}

/**
 * The lines as elements, numbered from 1. The prepaid part of vouchers is no line:
 * docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 */
export function linesOf(invoice: PrintedInvoice, kind: UblKind): UblElement[] {
  return netLines(invoice, kind).map((line, index) => element(line, index + 1, kind));
}

function element(line: NetLine, number: number, kind: UblKind): UblElement {
  const before = cents(line.net + line.allowance);
  // A price is never below zero: what is taken off is so many of it less.
  const count = before < 0 ? -Math.abs(line.count) : Math.abs(line.count);
  const allowance: UblElement = {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReasonCode': '95',
    'cbc:AllowanceChargeReason': line.reason,
    'cbc:Amount': euros(line.allowance),
  };

  return {
    'cbc:ID': String(number),
    ...(line.note === '' ? {} : { 'cbc:Note': line.note }),
    [kind.isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: { '@unitCode': 'C62', '#': String(count) },
    'cbc:LineExtensionAmount': euros(line.net),
    ...(line.allowance === 0 ? {} : { 'cac:AllowanceCharge': allowance }),
    'cac:Item': {
      'cbc:Name': line.name,
      'cac:ClassifiedTaxCategory': { ...categoryOf(line.rate, kind), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    },
    'cac:Price': {
      'cbc:PriceAmount': {
        '@currencyID': 'EUR',
        '#': priceText(cents(Math.abs(before)), Math.abs(count) || 1),
      },
    },
  };
}

/** An amount with its currency. */
export function euros(amount: Cents): UblElement {
  return { '@currencyID': 'EUR', '#': amountText(amount) };
}

function netLines({ lines, afdruk }: PrintedInvoice, kind: UblKind): NetLine[] {
  const closed = lines.map((_, place) => closedGroup(lines, place));
  const found = lines.flatMap((line, place): NetLine[] => {
    if (isPrepaid(line)) return [];
    if (line.type === 'item') return closed[place] === null ? netLine(line, lines, kind) : [];
    const isOutermost = line.children_visible !== true && closed[place] === null;
    return isOutermost ? closedLines(lines, place, closed, kind) : [];
  });
  if (found.length > 0) return found;
  // The standard wants a line where there is nothing to charge.
  const name = texts(afdruk.uitje.arrangement) || '-';
  return [{ ...EMPTY_LINE, name, rate: 0 as BasisPoints }];
}

const EMPTY_LINE = { note: '', count: 0, net: cents(0), allowance: cents(0), reason: '' };

/** The outermost group around a line whose lines are not to be seen; null where there is none. */
function closedGroup(lines: readonly PlannedInvoiceLine[], place: number): number | null {
  let outermost: number | null = null;
  for (let at = lines[place]?.parent ?? null; at !== null; at = lines[at]?.parent ?? null)
    if (lines[at]?.children_visible !== true) outermost = at;
  return outermost;
}

/** One line for each VAT rate in a group whose lines are not to be seen. */
function closedLines(
  lines: readonly PlannedInvoiceLine[],
  place: number,
  closed: readonly (number | null)[],
  kind: UblKind,
): NetLine[] {
  const inside = lines.filter((line, at) => line.type === 'item' && closed[at] === place && !isPrepaid(line));
  const rates = new Set(inside.flatMap(({ btw_percentage: rate }) => rate ?? []));
  const name = texts(lines[place]?.naam ?? '') || '-';
  return [...rates].map((rate) => {
    const ofRate = inside.filter(({ btw_percentage }) => btw_percentage === rate);
    return { ...EMPTY_LINE, name, count: 1, rate, net: signedAmount(sum(ofRate.map(netOf)), kind) };
  });
}

function netLine(line: PlannedInvoiceLine, lines: readonly PlannedInvoiceLine[], kind: UblKind): NetLine[] {
  const { naam, aantal, btw_percentage: rate } = line;
  if (rate === null) return [];
  const groups: PlannedInvoiceLine[] = [];
  for (let group = above(line, lines); group !== undefined; group = above(group, lines)) groups.unshift(group);
  const net = signedAmount(netOf(line), kind);
  const discounts = [...groups, line].filter(({ kortingspercentage }) => kortingspercentage !== 0);
  const note = groups.map((group) => texts(group.naam)).join(' / ');
  const allowance = discounts.length === 0 ? cents(0) : allowanceOf(line, net, kind);
  const reason = discounts.map(reasonOf).join(', ');
  return [{ name: texts(naam) || '-', note, count: aantal ?? 0, rate, net, allowance, reason }];
}

function above({ parent }: PlannedInvoiceLine, lines: readonly PlannedInvoiceLine[]): PlannedInvoiceLine | undefined {
  return parent === null ? undefined : lines[parent];
}

/**
 * The amount that the discounts took off, without VAT; nothing where they added, as on a line below zero, or cannot be
 * told.
 */
function allowanceOf({ aantal, bedrag, btw_percentage: rate }: PlannedInvoiceLine, net: Cents, kind: UblKind): Cents {
  if (aantal === null || bedrag === null || rate === null) return cents(0);
  const gross = BigInt(signedAmount(lineGross(aantal, bedrag, []), kind));
  const before = cents(roundedQuotient(gross * 10_000n, BigInt(10_000 + rate)));
  return net >= 0 && before > net ? cents(before - net) : cents(0);
}

function reasonOf({ kortingspercentage, kortingomschrijving }: PlannedInvoiceLine): string {
  return [`${percentText(kortingspercentage)}%`, texts(kortingomschrijving ?? '')]
    .filter((text) => text !== '')
    .join(' ');
}

function netOf({ totaal_exc_btw }: PlannedInvoiceLine): Cents {
  return totaal_exc_btw ?? cents(0);
}

/** An amount with the sign that it has in the document: what a credit note takes back is above zero. */
export function signedAmount(amount: Cents, { isCredit }: UblKind): Cents {
  return (isCredit ? 0 - amount : amount) as Cents;
}
