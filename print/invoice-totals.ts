// The totals of an invoice: VAT per rate, total, payments, the open amount, and how to pay it.
import {
  dueDate,
  ratesOf,
  remainderOf,
  type InvoicePrint,
  type PrintedInvoice,
} from '../domain/invoices/invoice-document.ts';
import { cents, negated, sum } from '../domain/values/money.ts';
import { structuredReference } from '../domain/invoices/structured-reference.ts';
import type { Drawing } from './drawing.ts';
import { GREY, HAIRLINE, INK, PAGE, type Style } from './sheet.ts';
import { atMost } from './text.ts';

type CreditedInvoice = NonNullable<InvoicePrint['gecrediteerde_factuur']>;

const COLUMN = 344;
const TEXT: Style = { size: 9 };
const STRONG: Style = { size: 9, weight: 'medium' };
const SMALL: Style = { size: 8, color: GREY };
const TOTAL: Style = { size: 12, weight: 'medium' };
const ROW = 15;

/** Totals beside the VAT per rate, and the panel that tells how to pay; neither is torn apart by a page. */
export function drawTotals(drawing: Drawing): void {
  const { sheet, invoice } = drawing;
  const rates = ratesOf(invoice);
  const payments = invoice.afdruk.betalingen.length + (settledOf(invoice) === null ? 0 : 1);
  const height = Math.max((rates.length + 1) * ROW, (3 + payments + (payments > 0 ? 1 : 0)) * ROW + 12);
  sheet.need(height + 14);
  sheet.y += 14;
  const left = drawRates(drawing);
  const right = drawSums(drawing);
  sheet.y = Math.max(left, right) + 14;
  if (invoice.btw_verlegd) drawShifted(drawing);
  if (invoice.factuur_nummer !== null) drawPanel(drawing);
}

function drawRates({ sheet, invoice, words, formats }: Drawing): number {
  const edges = [186, 249, 312] as const;
  const { y } = sheet;
  const head = { ...SMALL, size: 7.5 };
  sheet.line(words.rate, PAGE.left, y, head);
  [words.net, words.totalVat, words.gross].forEach((text, at) => {
    sheet.line(text, edges[at] ?? 0, y, { ...head, align: 'right' });
  });
  sheet.rule(y + 12, HAIRLINE, 0.6, PAGE.left, edges[2]);
  const rates = ratesOf(invoice);
  rates.forEach((rate, index) => {
    const top = y + 16 + index * (ROW - 2);
    sheet.line(formats.percentage(rate.btw_percentage), PAGE.left, top, SMALL);
    [rate.net, rate.vat, rate.gross].forEach((amount, at) => {
      sheet.line(formats.money(amount), edges[at] ?? 0, top, { ...SMALL, color: INK, align: 'right' });
    });
  });
  return y + 16 + rates.length * (ROW - 2);
}

function drawSums({ sheet, invoice, words, formats, colours }: Drawing): number {
  const rates = ratesOf(invoice);
  let { y } = sheet;
  const row = (label: string, amount: string, style: Style, height = ROW): void => {
    const width = PAGE.right - COLUMN - sheet.width(amount, style) - 8;
    sheet.line(atMost(sheet.lines(label, width, style), 1)[0] ?? '', COLUMN, y, style);
    sheet.line(amount, PAGE.right, y, { ...style, align: 'right' });
    y += height;
  };
  row(words.totalNet, formats.money(sum(rates.map(({ net }) => net))), TEXT);
  row(words.totalVat, formats.money(sum(rates.map(({ vat }) => vat))), TEXT);
  sheet.rule(y + 1, colours.accent, 1.2, COLUMN);
  y += 7;
  row(
    words.total,
    formats.money(invoice.calculated_totaalbedrag_inclusief_btw),
    { ...TOTAL, color: colours.letters },
    20,
  );
  const { betalingen } = invoice.afdruk;
  const settled = settledOf(invoice);
  if (settled !== null)
    row(words.offset(settled.factuur_nummer), formats.money(settled.verrekend), { ...TEXT, color: GREY });
  for (const { datum, bedrag, betaalmethode } of betalingen) {
    const how = [words.paid, formats.date(datum), betaalmethode].filter(Boolean).join('  ·  ');
    row(how, formats.money(negated(bedrag)), { ...TEXT, color: GREY });
  }
  const open = remainderOf(invoice);
  if (betalingen.length > 0 || settled !== null)
    row(open < 0 ? words.refund : words.remainder, formats.money(cents(Math.abs(open))), STRONG);
  return y;
}

/** The invoice that this one was settled with, and how much of it; null where nothing was. */
function settledOf({ afdruk: { gecrediteerde_factuur: credited } }: PrintedInvoice): CreditedInvoice | null {
  return credited === null || credited.verrekend === 0 ? null : credited;
}

function drawShifted({ sheet, invoice, words }: Drawing): void {
  const { geadresseerde } = invoice.afdruk;
  const whose = geadresseerde.btw_nummer === null ? '' : `  ·  ${words.vatNumber} ${geadresseerde.btw_nummer}`;
  sheet.need(sheet.height(STRONG) + 8);
  sheet.flow(words.shifted + whose, STRONG);
  sheet.y += 8;
}

/** Until when, to whom and with which reference; or that nothing is open, or comes back. */
function drawPanel({ sheet, invoice, words, formats, colours }: Drawing): void {
  const { afzender, gecrediteerde_factuur: credited } = invoice.afdruk;
  const open = remainderOf(invoice);
  const due = dueDate(invoice);
  const label: Style = { size: 7.5, color: GREY };
  const value: Style = { size: 9.5, weight: 'medium' };
  const fields: (readonly [string, string | null])[] =
    open > 0
      ? [
          [words.payBefore, due === null ? null : formats.date(due)],
          ['IBAN', afzender.iban === null ? null : formats.iban(afzender.iban)],
          ['BIC', afzender.bic],
          [words.holder, afzender.bank_tnv ?? afzender.naam],
          [words.reference, structuredReference(invoice.id)],
        ]
      : [];
  const shown = fields.flatMap(([name, text]) => (text === null || text === '' ? [] : [[name, text] as const]));
  const settled = credited === null && open === cents(0) ? words.settled : null;
  const amount = open > 0 ? words.remainder : words.refund;
  const lines = Math.ceil((shown.length + 1) / 3);
  const height = settled === null ? lines * 31 + 14 + (open > 0 ? 14 : 0) : 34;
  sheet.need(height + 6);
  const top = sheet.y + 4;
  sheet.pdf.roundedRect(PAGE.left, top, PAGE.right - PAGE.left, height, 4).fill(colours.tint);
  sheet.y = top + height + 14;
  if (settled !== null) {
    sheet.line(settled, PAGE.left + 14, top + 11, { size: 9 });
    return;
  }
  const all = [[amount, formats.money(open < 0 ? negated(open) : open)] as const, ...shown];
  const width = (PAGE.right - PAGE.left - 28) / 3;
  all.forEach(([name, text], index) => {
    const [x, y] = [PAGE.left + 14 + (index % 3) * width, top + 11 + Math.floor(index / 3) * 31];
    sheet.line(name, x, y, label);
    sheet.line(atMost(sheet.lines(text, width - 8, value), 1)[0] ?? '', x, y + 10.5, value);
  });
  if (open > 0) sheet.line(words.nameReference, PAGE.left + 14, top + height - 17, label);
}

/** The remark for the customer, below everything else. */
export function drawRemarks({ sheet, invoice }: Drawing): void {
  const { opmerking } = invoice;
  if (opmerking === null || opmerking.trim() === '') return;
  sheet.y += 4;
  sheet.flow(opmerking, TEXT);
}
