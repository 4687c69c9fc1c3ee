// The lines of an electronic invoice: net amounts as they are stored, with prices that multiply out to them.
import type { BasisPoints, Cents } from '../../generated/types.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { isPrepaid, type PlannedInvoiceLine } from './invoice-lines.ts';
import { formatPercentage } from '../values/amount-texts.ts';
import { asCents, calculateLineGross, divideRounded, sum, HUNDRED_PERCENT } from '../values/money.ts';
import { formatAmount, formatPrice } from './ubl-money.ts';
import { cleanText, type UblElement } from './ubl-text.ts';

/** A line without VAT, with the signs of the document: `price` is the price of all units before `allowance`. */
interface NetLine {
  readonly name: string;
  /** The groups around it. */
  readonly note: string;
  readonly count: number;
  readonly rate: BasisPoints;
  readonly net: Cents;
  readonly allowance: Cents;
  readonly reason: string;
}

/** Whether a document is a credit note, whose amounts have opposite signs, and whether it has reverse charge. */
export interface UblKind {
  readonly isCredit: boolean;
  readonly isReverseCharged: boolean;
}

/** The VAT category of a rate: reverse charge, standard or zero. */
export function categoryOf(rate: BasisPoints, { isReverseCharged }: UblKind): UblElement {
  return {
    'cbc:ID': isReverseCharged ? 'AE' : rate === 0 ? 'Z' : 'S',
    'cbc:Percent': isReverseCharged ? '0' : formatPercentage(rate),
  };
}

/**
 * The lines as elements, numbered from 1. The prepaid part of vouchers is not a line:
 * docs/decisions/210-vouchers-from-sale-to-withdrawal.md.
 */
export function linesOf(invoice: PrintedInvoice, kind: UblKind): UblElement[] {
  return listNetLines(invoice, kind).map((line, index) => createLineElement(line, index + 1, kind));
}

function createLineElement(line: NetLine, number: number, kind: UblKind): UblElement {
  const before = asCents(line.net + line.allowance);
  // A price is never negative: a deduction has a negative number of units.
  const count = before < 0 ? -Math.abs(line.count) : Math.abs(line.count);
  const allowance: UblElement = {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReasonCode': '95',
    'cbc:AllowanceChargeReason': line.reason,
    'cbc:Amount': createAmountElement(line.allowance),
  };

  return {
    'cbc:ID': String(number),
    ...(line.note === '' ? {} : { 'cbc:Note': line.note }),
    [kind.isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: { '@unitCode': 'C62', '#': String(count) },
    'cbc:LineExtensionAmount': createAmountElement(line.net),
    ...(line.allowance === 0 ? {} : { 'cac:AllowanceCharge': allowance }),
    'cac:Item': {
      'cbc:Name': line.name,
      'cac:ClassifiedTaxCategory': { ...categoryOf(line.rate, kind), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    },
    'cac:Price': {
      'cbc:PriceAmount': {
        '@currencyID': 'EUR',
        '#': formatPrice(asCents(Math.abs(before)), Math.abs(count) || 1),
      },
    },
  };
}

/** An amount with its currency. */
export function createAmountElement(amount: Cents): UblElement {
  return { '@currencyID': 'EUR', '#': formatAmount(amount) };
}

function listNetLines({ lines, afdruk }: PrintedInvoice, kind: UblKind): NetLine[] {
  const closed = lines.map((_, index) => findClosedGroup(lines, index));
  const netLines = lines.flatMap((line, index): NetLine[] => {
    if (isPrepaid(line)) return [];
    if (line.type === 'item') return closed[index] === null ? createNetLine(line, lines, kind) : [];
    const isOutermost = line.children_visible !== true && closed[index] === null;
    return isOutermost ? createClosedLines(lines, index, closed, kind) : [];
  });
  if (netLines.length > 0) return netLines;
  // The UBL standard demands a line, also without any charge.
  const name = cleanText(afdruk.uitje.arrangement) || '-';
  return [{ ...EMPTY_LINE, name, rate: 0 as BasisPoints }];
}

const EMPTY_LINE = { note: '', count: 0, net: asCents(0), allowance: asCents(0), reason: '' };

/** The outermost group with hidden lines around a line; null for none. */
function findClosedGroup(lines: readonly PlannedInvoiceLine[], index: number): number | null {
  let outermost: number | null = null;
  for (let at = lines[index]?.parent ?? null; at !== null; at = lines[at]?.parent ?? null)
    if (lines[at]?.children_visible !== true) outermost = at;
  return outermost;
}

/** One line for each VAT rate in a group with hidden lines. */
function createClosedLines(
  lines: readonly PlannedInvoiceLine[],
  index: number,
  closed: readonly (number | null)[],
  kind: UblKind,
): NetLine[] {
  const inside = lines.filter((line, at) => line.type === 'item' && closed[at] === index && !isPrepaid(line));
  const rates = new Set(inside.flatMap(({ btw_percentage: rate }) => rate ?? []));
  const name = cleanText(lines[index]?.naam ?? '') || '-';
  return [...rates].map((rate) => {
    const ofRate = inside.filter(({ btw_percentage }) => btw_percentage === rate);
    return { ...EMPTY_LINE, name, count: 1, rate, net: applyDocumentSign(sum(ofRate.map(netOf)), kind) };
  });
}

function createNetLine(line: PlannedInvoiceLine, lines: readonly PlannedInvoiceLine[], kind: UblKind): NetLine[] {
  const { naam, aantal, btw_percentage: rate } = line;
  if (rate === null) return [];
  const groups: PlannedInvoiceLine[] = [];
  for (let group = findParent(line, lines); group !== undefined; group = findParent(group, lines))
    groups.unshift(group);
  const net = applyDocumentSign(netOf(line), kind);
  const discounts = [...groups, line].filter(({ kortingspercentage }) => kortingspercentage !== 0);
  const note = groups.map((group) => cleanText(group.naam)).join(' / ');
  const allowance = discounts.length === 0 ? asCents(0) : allowanceOf(line, net, kind);
  const reason = discounts.map(reasonOf).join(', ');
  return [{ name: cleanText(naam) || '-', note, count: aantal ?? 0, rate, net, allowance, reason }];
}

function findParent(
  { parent }: PlannedInvoiceLine,
  lines: readonly PlannedInvoiceLine[],
): PlannedInvoiceLine | undefined {
  return parent === null ? undefined : lines[parent];
}

/**
 * The amount of the discounts, without VAT; 0 where they added to the amount, as on a negative line, or cannot be
 * calculated.
 */
function allowanceOf({ aantal, bedrag, btw_percentage: rate }: PlannedInvoiceLine, net: Cents, kind: UblKind): Cents {
  if (aantal === null || bedrag === null || rate === null) return asCents(0);
  const gross = BigInt(applyDocumentSign(calculateLineGross(aantal, bedrag, []), kind));
  const before = asCents(divideRounded(gross * BigInt(HUNDRED_PERCENT), BigInt(HUNDRED_PERCENT + rate)));
  return net >= 0 && before > net ? asCents(before - net) : asCents(0);
}

function reasonOf({ kortingspercentage, kortingomschrijving }: PlannedInvoiceLine): string {
  return [`${formatPercentage(kortingspercentage)}%`, cleanText(kortingomschrijving ?? '')]
    .filter((text) => text !== '')
    .join(' ');
}

function netOf({ totaal_exc_btw }: PlannedInvoiceLine): Cents {
  return totaal_exc_btw ?? asCents(0);
}

/** An amount with the sign of the document: credited amounts are positive in a credit note. */
export function applyDocumentSign(amount: Cents, { isCredit }: UblKind): Cents {
  return (isCredit ? 0 - amount : amount) as Cents;
}
