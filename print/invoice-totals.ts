// The totals of an invoice: VAT per rate, total, payments, the open amount, and how to pay it.
import {
  prepaidOf,
  ratesOf,
  remainderOf,
  type InvoicePrint,
  type PrintedInvoice,
} from '../domain/invoices/invoice-document.ts';
import { asCents, negate, sum } from '../domain/values/money.ts';
import type { Cents } from '../generated/types.ts';
import type { InvoiceDrawing } from './drawing.ts';
import { GREY, HAIRLINE, INK, PAGE, type Style } from './sheet.ts';
import { limitLines } from './text.ts';
import { drawPanel } from './payment-panel.ts';

type CreditedInvoice = NonNullable<InvoicePrint['gecrediteerde_factuur']>;

const COLUMN_LEFT_PT = 344;
const TEXT: Style = { size: 9 };
const STRONG_TEXT: Style = { size: 9, weight: 'medium' };
const SMALL_TEXT: Style = { size: 8, color: GREY };
const TOTAL: Style = { size: 12, weight: 'medium' };
const ROW_HEIGHT_PT = 15;
const GAP_PT = 10;
const RATE_HEAD: Style = { size: 7.5, color: GREY };
const RATE_EDGES = [0, 186, 249, 312] as const;

/** Draws totals next to the VAT per rate, and the panel of payment; neither is split over pages. */
export function drawTotals(drawing: InvoiceDrawing): void {
  const { sheet, invoice } = drawing;
  const rates = ratesOf(invoice);
  const payments = listPaymentRows(drawing).length;
  const sums = (prepaidOf(invoice) === 0 ? 3 : 4) + payments + (payments > 0 ? 1 : 0);
  const height = Math.max((rates.length + 1) * ROW_HEIGHT_PT, sums * ROW_HEIGHT_PT + 12);
  sheet.need(height + 14);
  sheet.y += 14;
  const left = drawRates(drawing);
  const right = drawSums(drawing);
  sheet.y = Math.max(left, right) + 14;
  if (invoice.btw_verlegd) drawReverseCharge(drawing);
  if (invoice.factuur_nummer !== null) drawPanel(drawing);
}

/** The VAT per rate, in columns as wide as their contents; in smaller letters where even that is too wide. */
function drawRates({ sheet, invoice, words, formats }: InvoiceDrawing): number {
  const { y } = sheet;
  const heads = [words.rate, words.net, words.totalVat, words.gross];
  const rows = ratesOf(invoice).map(({ btw_percentage, net, vat, gross }) => [
    formats.percentage(btw_percentage),
    ...[net, vat, gross].map((amount) => formats.money(amount)),
  ]);
  const widths = heads.map((head, at) =>
    Math.max(sheet.measureWidth(head, RATE_HEAD), ...rows.map((row) => sheet.measureWidth(row[at] ?? '', SMALL_TEXT))),
  );
  const scale = Math.min(1, (COLUMN_LEFT_PT - PAGE.left - 5 * GAP_PT) / widths.reduce((all, width) => all + width, 0));
  const [head, text] = [RATE_HEAD, SMALL_TEXT].map((style) => ({ ...style, size: style.size * scale }));
  const edges = edgesOf(widths.map((width) => width * scale));

  const draw = (cells: readonly string[], top: number, style: Style): void => {
    sheet.tags.drawPart('TR', () => {
      cells.forEach((cell, at) => {
        const drawCell = (): void => {
          if (at === 0) sheet.drawLine(cell, PAGE.left, top, { ...style, color: GREY });
          else sheet.drawLine(cell, edges[at] ?? 0, top, { ...style, align: 'right' });
        };
        if (cells === heads) sheet.tags.drawPart('TH', drawCell, { scope: 'Column' });
        else sheet.tags.drawPart('TD', drawCell);
      });
    });
  };

  sheet.tags.drawPart('Table', () => {
    draw(heads, y, head ?? RATE_HEAD);
    sheet.drawRule(y + 12, HAIRLINE, 0.6, PAGE.left, edges[3]);
    rows.forEach((row, index) => {
      draw(row, y + 16 + index * (ROW_HEIGHT_PT - 2), { ...(text ?? SMALL_TEXT), color: INK });
    });
  });

  return y + 16 + rows.length * (ROW_HEIGHT_PT - 2);
}

/** Returns the right edges of columns of these widths: their usual edges, further right where one is wide. */
function edgesOf(widths: readonly number[]): number[] {
  let edge: number = PAGE.left - GAP_PT;
  return widths.map((width, at) => {
    edge = Math.max(RATE_EDGES[at] ?? 0, edge + GAP_PT + width);
    return edge;
  });
}

function drawSums({ sheet, invoice, words, formats, colours }: InvoiceDrawing): number {
  const rates = ratesOf(invoice);
  let { y } = sheet;

  const drawRow = (label: string, amount: string, style: Style, height = ROW_HEIGHT_PT): void => {
    const width = PAGE.right - COLUMN_LEFT_PT - sheet.measureWidth(amount, style) - 8;
    sheet.tags.drawParagraph(() => {
      sheet.drawLine(limitLines(sheet.breakLines(label, width, style), 1)[0] ?? '', COLUMN_LEFT_PT, y, style);
      sheet.drawLine(amount, PAGE.right, y, { ...style, align: 'right' });
    });
    y += height;
  };

  drawRow(words.totalNet, formats.money(sum(rates.map(({ net }) => net))), TEXT);
  drawRow(words.totalVat, formats.money(sum(rates.map(({ vat }) => vat))), TEXT);

  const prepaid = prepaidOf(invoice);
  if (prepaid !== 0) drawRow(words.prepaid, formats.money(negate(prepaid)), TEXT);
  sheet.drawRule(y + 1, colours.accent, 1.2, COLUMN_LEFT_PT);
  y += 7;
  drawRow(
    words.total,
    formats.money(invoice.calculated_totaalbedrag_inclusief_btw),
    { ...TOTAL, color: colours.letters },
    20,
  );

  const paymentRows = listPaymentRows({ invoice, words, formats });
  for (const [label, amount] of paymentRows) drawRow(label, formats.money(amount), { ...TEXT, color: GREY });

  const open = remainderOf(invoice);
  if (paymentRows.length > 0)
    drawRow(open < 0 ? words.refund : words.remainder, formats.money(asCents(Math.abs(open))), STRONG_TEXT);

  return y;
}

/** The amounts that were settled with other invoices or paid, as far as they are printed. */
function listPaymentRows({
  invoice,
  words,
  formats,
}: Pick<InvoiceDrawing, 'invoice' | 'words' | 'formats'>): (readonly [string, Cents])[] {
  const settlement = settledOf(invoice);
  const describePaid = (datum: string, how: string | null): string =>
    [words.paid, formats.date(datum), how].filter(Boolean).join('  ·  ');

  return [
    ...(settlement === null ? [] : [[words.formatOffset(settlement.factuur_nummer), settlement.verrekend] as const]),
    ...invoice.afdruk.betalingen.map(
      ({ datum, bedrag, betaalmethode }) => [describePaid(datum, betaalmethode), negate(bedrag)] as const,
    ),
    ...(invoice.later ?? []).map(({ datum, bedrag, betaalmethode, verrekend_met }) => {
      const label = verrekend_met === null ? describePaid(datum, betaalmethode) : words.formatOffset(verrekend_met);
      return [label, negate(bedrag)] as const;
    }),
  ];
}

/** Returns the invoice that this one was settled with, and the amount; null for none. */
function settledOf({ afdruk: { gecrediteerde_factuur: credited } }: PrintedInvoice): CreditedInvoice | null {
  return credited === null || credited.verrekend === 0 ? null : credited;
}

function drawReverseCharge({ sheet, invoice, words }: InvoiceDrawing): void {
  const { geadresseerde } = invoice.afdruk;
  const whose = geadresseerde.btw_nummer === null ? '' : `  ·  ${words.vatNumber} ${geadresseerde.btw_nummer}`;
  sheet.need(sheet.measureHeight(STRONG_TEXT) + 8);
  sheet.drawText(words.reverseCharged + whose, STRONG_TEXT);
  sheet.y += 8;
}

/** The remark for the customer, below everything else; on a credit invoice it is the reason. */
export function drawRemarks({ sheet, invoice, words }: InvoiceDrawing): void {
  const { opmerking } = invoice;
  if (opmerking === null || opmerking.trim() === '') return;
  sheet.y += 4;
  if (invoice.afdruk.gecrediteerde_factuur !== null) {
    sheet.need(sheet.measureHeight(STRONG_TEXT, 2));
    sheet.drawText(words.reason, STRONG_TEXT);
  }
  sheet.drawText(opmerking, TEXT);
}
