// Credit invoices: what they credit of a finalised invoice, whole or in part, and never more than is left of it.
import type { Cents, components, TenThousandths } from '../../generated/types.ts';
import {
  isPrepaid,
  netsOf,
  PLAIN_LINE,
  listRatesAndGross,
  totalLines,
  type PlannedInvoice,
  type PlannedInvoiceLine,
} from './invoice-lines.ts';
import { asCents, calculateLineGross, negate, calculateProportion, sum } from '../values/money.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { calculateCumulativeVat, sumTotalsPerRate, type RateTotal } from '../values/vat.ts';

/** A line to credit, as a body asks: a number of units, an amount including VAT, or all that is left of it. */
export type CreditedLine = components['schemas']['CreditedLine'];

/** A line of a finalised invoice with its id. */
export interface InvoicedLine extends PlannedInvoiceLine {
  readonly id: number;
}

/** A line that credits; `requestedUnits` is the number of units that were asked for, whatever its own price and number. */
export interface CreditedPart extends PlannedInvoiceLine {
  readonly requestedUnits?: number | undefined;
}

/** A finalised invoice, as far as its credit invoices depend on it. */
export interface CreditBasis {
  readonly isReverseCharged: boolean;
  readonly lines: readonly InvoicedLine[];
  readonly vat: readonly RateTotal[];
  /** The lines of its finalised credit invoices, and their VAT. */
  readonly credited: readonly CreditedPart[];
  readonly creditedVat: readonly RateTotal[];
}

/** The rest of a line: in cents with its own sign, and the units that were not credited by number. */
export interface LineRest {
  readonly line: InvoicedLine;
  readonly gross: Cents;
  readonly net: Cents;
  readonly aantal: number;
}

/** The credited part of a line, with its own sign; `aantal` for a part that was asked for by number. */
interface CreditedRest {
  readonly rest: LineRest;
  readonly gross: Cents;
  readonly aantal: number | null;
}

/** Throws ERR_INVOICE_NOT_PERMANENT for a draft, and ERR_CREDIT_OF_CREDIT for a credit invoice. */
export function assertCreditable({
  status,
  crediteert_factuur_id,
}: Pick<components['schemas']['Invoice'], 'status' | 'crediteert_factuur_id'>): void {
  if (status === 'concept')
    throw createProblem('ERR_INVOICE_NOT_PERMANENT', 'A draft is not credited: change or delete it instead.');
  if (crediteert_factuur_id !== null)
    throw createProblem(
      'ERR_CREDIT_OF_CREDIT',
      'A credit invoice cannot be credited: invoice the booking again instead.',
    );
}

/**
 * Returns the credit invoice of an invoice: all that is left of it, or of the lines that are asked for. Throws
 * ERR_UNKNOWN_REFERENCE, ERR_DUPLICATE, ERR_CANNOT_COMBINE and ERR_CREDIT_EXCEEDS_INVOICE on the lines, all at once,
 * and ERR_FULLY_CREDITED when nothing is left. `bookedVat` is the VAT of all invoices of the booking: with it, their
 * charges carry exactly their VAT afterwards. docs/decisions/021-invoices-and-payments.md.
 *
 * Example: a line of 3 units at 3.3333 charges 10.00. The units are credited one by one, by three credit invoices.
 * The first takes back a third of 10.00, which is 3.33, as one unit at 3.3333. The second takes back 3.33 too.
 * The last unit is the rest, 3.34. One unit at 3.3333 does not come to that, so its line is one unit at 3.34.
 */
export function planCredit(
  invoice: CreditBasis,
  requestedLines: readonly CreditedLine[] | undefined,
  bookedVat?: readonly RateTotal[],
): PlannedInvoice {
  const rests = restsOf(invoice);
  const creditWholeRest = (rest: LineRest): CreditedRest => ({ rest, gross: rest.gross, aantal: null });
  const creditedRests =
    requestedLines === undefined ? rests.map(creditWholeRest) : selectCreditedRests(rests, requestedLines);
  if (creditedRests.every(({ gross }) => gross === 0))
    throw createProblem(
      'ERR_FULLY_CREDITED',
      'Nothing is left to credit on this invoice or these lines: choose other lines or another invoice.',
    );

  const isWhole = requestedLines === undefined && invoice.credited.length === 0;
  const lines = isWhole ? invoice.lines.map(mirrorLine) : creditedRests.flatMap(createCreditLine);
  const vat = calculateCreditVat(invoice, lines, bookedVat ?? invoice.creditedVat);

  return totalLines(lines, vat, calculateCreditNets(invoice, lines, vat), invoice.isReverseCharged);
}

/** The rest of each item of an invoice: its charge less what credit invoices credited. */
export function restsOf({ lines, credited }: CreditBasis): LineRest[] {
  return lines.flatMap((line) => {
    if (line.gross === null) return [];
    const back = credited.filter(({ credits_line_id }) => credits_line_id === line.id);
    const gross = sum([line.gross, ...back.flatMap((each) => each.gross ?? [])]);
    const net = sum([line.totaal_exc_btw, ...back.map((each) => each.totaal_exc_btw)].flatMap((each) => each ?? []));
    const unitCounts = back.map(
      ({ requestedUnits, bedrag, aantal }) => requestedUnits ?? (bedrag === line.bedrag ? Math.abs(aantal ?? 0) : 0),
    );
    const aantal = unitCounts.reduce((remaining, units) => remaining - units, Math.abs(line.aantal ?? 0));
    return [{ line, gross, net, aantal: Math.max(aantal, 0) }];
  });
}

function selectCreditedRests(rests: readonly LineRest[], requestedLines: readonly CreditedLine[]): CreditedRest[] {
  const problems: ProblemDetail[] = [];
  const creditedRests = requestedLines.flatMap((wish, index): CreditedRest[] => {
    const at = `regels[${String(index)}]`;
    const rest = rests.find(({ line }) => line.id === wish.id);
    const lineProblems =
      rest === undefined
        ? [createUnknownLineProblem(at)]
        : findWishProblems(wish, rest, at, requestedLines.slice(0, index));
    problems.push(...lineProblems);
    return rest === undefined ? [] : [{ rest, gross: calculateGrossToCredit(wish, rest), aantal: wish.aantal ?? null }];
  });

  refuseIfAny(problems);
  return creditedRests;
}

function createUnknownLineProblem(at: string): ProblemDetail {
  const message = 'This invoice has no item with this id: send the id of one of its lines of type item.';
  return { code: 'ERR_UNKNOWN_REFERENCE', message, field: `${at}.id` };
}

function findWishProblems(
  wish: CreditedLine,
  rest: LineRest,
  at: string,
  earlier: readonly CreditedLine[],
): ProblemDetail[] {
  if (earlier.some(({ id }) => id === wish.id))
    return [{ code: 'ERR_DUPLICATE', message: 'This line appears twice: send each line once.', field: `${at}.id` }];
  if (wish.aantal !== undefined && wish.bedrag !== undefined)
    return [{ code: 'ERR_CANNOT_COMBINE', message: 'Send aantal or bedrag, not both.', field: `${at}.bedrag` }];

  const tooMany = wish.aantal !== undefined && wish.aantal > rest.aantal;
  if (!tooMany && Math.abs(calculateGrossToCredit(wish, rest)) <= Math.abs(rest.gross)) return [];

  return [
    {
      code: 'ERR_CREDIT_EXCEEDS_INVOICE',
      message: 'This exceeds what is left of the line: send less, or leave it out to credit the rest.',
      field: `${at}.${wish.aantal === undefined ? 'bedrag' : 'aantal'}`,
      params: { resterend: Math.abs(rest.gross) / 100 },
    },
  ];
}

/** The credited part of a line, in cents. A number of units is that share of its gross; the last units are the rest. */
function calculateGrossToCredit(
  { aantal, bedrag }: CreditedLine,
  { line, gross, aantal: remainingUnits }: LineRest,
): Cents {
  if (bedrag !== undefined) return asCents(Math.sign(gross) * bedrag);
  if (aantal === undefined || aantal === remainingUnits) return gross;
  const share = calculateProportion(line.gross ?? asCents(0), aantal, Math.abs(line.aantal ?? 1) || 1);
  // Earlier shares that were rounded up leave a cent less than the share for the last units.
  return Math.abs(share) === Math.abs(gross) + 1 ? gross : share;
}

/** The line that credits: units at their price where these multiply out to the amount, else one unit of the amount. */
function createCreditLine({
  rest: { line, gross: remainingGross },
  gross,
  aantal,
}: CreditedRest): PlannedInvoiceLine[] {
  if (gross === 0) return [];
  const { naam, btw_percentage, product_id, boekingsregel_id, kortingspercentage, kortingomschrijving, bedrag } = line;
  const item: PlannedInvoiceLine = {
    ...PLAIN_LINE,
    parent: null,
    type: 'item',
    naam,
    btw_percentage,
    product_id,
    boekingsregel_id,
    ...(isPrepaid(line) && { vooruitbetaald: true }),
    gross: negate(gross),
    credits_line_id: line.id,
  };

  const fullUnits = gross === remainingGross && gross === line.gross ? line.aantal : null;
  const many = aantal === null ? fullUnits : Math.sign(line.aantal ?? 0) * aantal;
  if (many !== null && bedrag !== null && calculateLineGross(-many, bedrag, [kortingspercentage]) === item.gross)
    return [{ ...item, aantal: -many, bedrag, kortingspercentage, kortingomschrijving }];

  return [{ ...item, aantal: -Math.sign(gross), bedrag: (Math.abs(gross) * 100) as TenThousandths }];
}

function mirrorLine({ id, ...line }: InvoicedLine): PlannedInvoiceLine {
  const aantal = line.aantal === null ? null : 0 - line.aantal;
  const gross = line.gross === null ? null : negate(line.gross);
  return { ...line, aantal, gross, totaal_inc_btw: null, totaal_exc_btw: null, credits_line_id: id };
}

/**
 * Returns the VAT of a credit: cumulated over `before`, and exactly the rest where nothing is left of a rate of the
 * invoice. Throws ERR_CREDIT_EXCEEDS_INVOICE for more VAT of a rate than the invoice charged.
 */
function calculateCreditVat(
  { vat, creditedVat }: CreditBasis,
  lines: readonly PlannedInvoiceLine[],
  before: readonly RateTotal[],
): RateTotal[] {
  return calculateCumulativeVat(listRatesAndGross(lines), before).map((total) => {
    const filterRate = (totals: readonly RateTotal[]): RateTotal[] =>
      totals.filter(({ btw_percentage }) => btw_percentage === total.btw_percentage);
    const [remaining] = sumTotalsPerRate([...filterRate(vat), ...filterRate(creditedVat)]);
    const after = (remaining?.gross ?? 0) + total.gross;
    if (
      remaining === undefined ||
      after * Math.sign(remaining.gross) < 0 ||
      Math.abs(after) > Math.abs(remaining.gross)
    )
      throw createProblem(
        'ERR_CREDIT_EXCEEDS_INVOICE',
        'This exceeds what is left of a VAT rate: also credit the lines that reduce it, or credit less of the others.',
        { params: { btw_percentage: total.btw_percentage / 100, resterend: Math.abs(remaining?.gross ?? 0) / 100 } },
      );

    return after === 0 ? { ...total, vat: negate(remaining.vat) } : total;
  });
}

/** The nets of a credit's lines. In a VAT rate whose lines are all credited now, these are the rests of each net. */
function calculateCreditNets(
  invoice: CreditBasis,
  lines: readonly PlannedInvoiceLine[],
  vat: readonly RateTotal[],
): Map<PlannedInvoiceLine, Cents> {
  const nets = netsOf(lines, vat);
  const rests = restsOf(invoice);
  for (const { btw_percentage: rate } of vat) {
    const back = new Map(
      lines.flatMap((line) => (line.credits_line_id === null ? [] : [[line.credits_line_id, line]])),
    );
    const ofRate = rests.filter(({ line }) => line.btw_percentage === rate);
    const isLast = ofRate.every(({ line, gross }) => gross + (back.get(line.id)?.gross ?? 0) === 0);
    if (!isLast || !isSameNet(ofRate, back, nets)) continue;
    for (const { line, net } of ofRate) {
      const credit = back.get(line.id);
      if (credit !== undefined) nets.set(credit, negate(net));
    }
  }

  return nets;
}

/** Whether the rests add up to the net of the credit: then they are the nets of its lines. */
function isSameNet(
  rests: readonly LineRest[],
  back: ReadonlyMap<number, PlannedInvoiceLine>,
  nets: ReadonlyMap<PlannedInvoiceLine, Cents>,
): boolean {
  const creditLines = rests.flatMap(({ line }) => back.get(line.id) ?? []);
  const restNets = rests.filter(({ line }) => back.has(line.id)).map(({ net }) => net);
  return sum(creditLines.map((line) => nets.get(line) ?? asCents(0))) === negate(sum(restNets));
}

/**
 * Returns the amount that a credit invoice settles of the credited invoice, in cents with the sign of that invoice. It
 * is the open amount of the one, or all of the other if that is less. Zero where the invoice is paid or overpaid.
 */
export function calculateSettlementAmount(total: Cents, paidAmount: Cents, credit: Cents): Cents {
  const open = Math.max(0, Math.sign(total) * (total - paidAmount));
  const back = Math.max(0, -Math.sign(total) * credit);
  return asCents(Math.sign(total) * Math.min(open, back));
}
