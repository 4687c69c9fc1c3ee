// The panel below the totals: date, account and reference of the payment; or that nothing is open, or is refunded.
import { calculateDueDate, remainderOf } from '../domain/invoices/invoice-document.ts';
import { formatPaymentQr } from '../domain/invoices/payment-qr.ts';
import { formatReference } from '../domain/invoices/structured-reference.ts';
import { asCents } from '../domain/values/money.ts';
import type { InvoiceDrawing } from './drawing.ts';
import { drawQr } from './qr.ts';
import { GREY, PAGE, type Style } from './sheet.ts';
import { limitLines } from './text.ts';

type PanelField = readonly [label: string, value: string];

const LABEL: Style = { size: 7.5, color: GREY };
const VALUE: Style = { size: 9.5, weight: 'medium' };
const TEXT: Style = { size: 9 };
const SCAN_TEXT: Style = { size: 6.5, color: GREY };
const INSET_PT = 14;
const FIELD_HEIGHT_PT = 31;
const QR_SIZE_PT = 76;
/** Shares of the width: an account number is the longest, an amount and a date are short. */
const COLUMN_SHARES = [0.42, 0.25, 0.33] as const;

/** Draws the panel, whole on one page. */
export function drawPanel(drawing: InvoiceDrawing): void {
  const sentence = describeNothingToDo(drawing);
  if (sentence !== null) drawSentence(drawing, sentence);
  else drawFields(drawing);
}

/** Returns the text where nothing is open; null where something is. */
function describeNothingToDo({ invoice, words }: InvoiceDrawing): string | null {
  if (remainderOf(invoice) !== asCents(0)) return null;
  const credited = invoice.afdruk.gecrediteerde_factuur;
  return credited === null ? words.settled : words.formatCreditSettled(credited.factuur_nummer);
}

function drawSentence({ sheet, colours }: InvoiceDrawing, text: string): void {
  const lines = sheet.breakLines(text, PAGE.right - PAGE.left - 2 * INSET_PT, TEXT);
  const height = sheet.measureHeight(TEXT, lines.length) + 2 * INSET_PT - 6;
  const top = fillBackground(sheet, height, colours.tint);
  sheet.drawLines(lines, PAGE.left + INSET_PT, top + INSET_PT - 3, TEXT);
}

/** Fills this height of the page; returns its upper edge. */
function fillBackground(sheet: InvoiceDrawing['sheet'], height: number, color: string): number {
  sheet.need(height + 6);
  const top = sheet.y + 4;
  sheet.drawDecoration((pdf) => {
    pdf.roundedRect(PAGE.left, top, PAGE.right - PAGE.left, height, 4).fill(color);
  });
  sheet.y = top + height + 14;
  return top;
}

function drawFields(drawing: InvoiceDrawing): void {
  const { sheet, invoice, words, colours } = drawing;
  const open = remainderOf(invoice);
  const code = formatPaymentQr(invoice, open);
  const fields = fieldsOf(drawing);
  const rows = Math.ceil(fields.length / COLUMN_SHARES.length) * FIELD_HEIGHT_PT + INSET_PT;
  const fieldsWidth = PAGE.right - PAGE.left - 2 * INSET_PT - (code === null ? 0 : QR_SIZE_PT + INSET_PT);
  const quote = open > 0 ? limitLines(sheet.breakLines(words.nameReference, fieldsWidth, LABEL), 2) : [];
  const height = Math.max(
    rows + sheet.measureHeight(LABEL, quote.length) + (quote.length > 0 ? 4 : 0),
    code === null ? 0 : QR_SIZE_PT + 30,
  );
  const top = fillBackground(sheet, height, colours.tint);

  fields.forEach(([label, value], index) => {
    const column = index % COLUMN_SHARES.length;
    const before = COLUMN_SHARES.slice(0, column).reduce((all, share) => all + share, 0);
    const x = PAGE.left + INSET_PT + before * fieldsWidth;
    const y = top + 11 + Math.floor(index / COLUMN_SHARES.length) * FIELD_HEIGHT_PT;
    const width = (COLUMN_SHARES[column] ?? 0) * fieldsWidth;
    const { text, style } = sheet.fitLine(value, width - 8, VALUE);
    sheet.tags.drawParagraph(() => {
      sheet.drawLine(label, x, y, LABEL);
      sheet.drawLine(text, x, y + 10.5 + (VALUE.size - style.size), style);
    });
  });
  sheet.drawLines(quote, PAGE.left + INSET_PT, top + rows - 2, LABEL);
  if (code !== null) drawCode(drawing, code, top);
}

/** Returns the fields of a payment or of a refund. */
function fieldsOf({ invoice, words, formats }: InvoiceDrawing): PanelField[] {
  const { afzender, betalingskenmerk } = invoice.afdruk;
  const open = remainderOf(invoice);
  if (open < 0) return [[words.refund, formats.money(asCents(0 - open))]];

  const due = calculateDueDate(invoice);
  const all: (readonly [string, string | null])[] = [
    [words.remainder, formats.money(open)],
    [words.payBefore, due === null ? null : formats.date(due)],
    [words.reference, formatReference(betalingskenmerk)],
    ['IBAN', afzender.iban === null ? null : formats.iban(afzender.iban)],
    ['BIC', afzender.bic],
    [words.holder, afzender.bank_tnv ?? afzender.naam],
  ];

  return all.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
}

/** The code that a banking app reads, on white. */
function drawCode({ sheet, words }: InvoiceDrawing, code: string, top: number): void {
  const white = 5;
  const x = PAGE.right - INSET_PT - QR_SIZE_PT;
  const y = top + 8;
  sheet.drawDecoration((pdf) => {
    pdf.roundedRect(x - white, y - white + 2, QR_SIZE_PT + 2 * white, QR_SIZE_PT + 2 * white, 3).fill('#ffffff');
  });
  drawQr(sheet, code, { x, y: y + 2, width: QR_SIZE_PT, alt: words.scan });
  const { text, style } = sheet.fitLine(words.scan, QR_SIZE_PT + 2 * white, SCAN_TEXT);
  sheet.drawLine(text, x + QR_SIZE_PT / 2 - sheet.measureWidth(text, style) / 2, y + QR_SIZE_PT + white + 4, style);
}
