// The rows of an invoice, under a head that each page repeats.
import { rowsOf, type DocumentRow } from '../domain/invoices/invoice-document.ts';
import type { Drawing } from './drawing.ts';
import { GREY, HAIRLINE, PAGE, type Style } from './sheet.ts';

// The right edges of the columns; what is described takes the rest.
const AMOUNT = PAGE.right;
const RATE = 446;
const PRICE = 408;
const QUANTITY = 336;
const INDENT = 11;
const TEXT: Style = { size: 9 };
const GROUP: Style = { size: 9, weight: 'medium' };
const NOTE: Style = { size: 8, color: GREY };
const HEAD: Style = { size: 7.5, color: GREY };
const SPACE = 4;

/** Draws all rows from where the sheet stands. */
export function drawRows(drawing: Drawing): void {
  const { sheet, invoice } = drawing;
  const rows = rowsOf(invoice);
  const headed = sheet.onPage;
  const [first] = rows;
  sheet.need(50 + (first === undefined ? 0 : heightOf(drawing, first)));
  drawColumns(drawing);
  sheet.onPage = () => {
    headed?.();
    drawColumns(drawing);
  };
  rows.forEach((row, index) => {
    // A group is not left behind alone at the end of a page.
    const next = rows[index + 1];
    const height = heightOf(drawing, row);
    sheet.need(row.isGroup && next !== undefined ? height + heightOf(drawing, next) : height);
    drawRow(drawing, row, height, next !== undefined && next.depth > row.depth);
  });
  sheet.onPage = headed;
}

function drawColumns({ sheet, invoice, words, colours }: Drawing): void {
  const { y } = sheet;
  sheet.line(words.description, PAGE.left, y, HEAD);
  for (const [text, edge] of [
    [words.quantity, QUANTITY],
    [words.price, PRICE],
    [words.vat, RATE],
    [invoice.btw_verlegd ? words.amountNet : words.amount, AMOUNT],
  ] as const)
    sheet.line(text, edge, y, { ...HEAD, align: 'right' });
  sheet.rule(y + 14, colours.accent, 1.2);
  sheet.y = y + 18;
}

/** What stands in the first column of a row: its name, and its discount below. */
function describe({ sheet, words, formats }: Drawing, row: DocumentRow): { name: string[]; notes: string[] } {
  // A group has the room of the empty columns beside it.
  const width = (row.totaal === null ? RATE : QUANTITY - 34) - PAGE.left - row.depth * INDENT;
  const name = sheet.lines(row.naam, width, row.isGroup ? GROUP : TEXT);
  if (row.kortingspercentage === 0) return { name, notes: [] };
  const discount = words.discount(formats.percentage(row.kortingspercentage));
  const why =
    row.kortingomschrijving === null || row.kortingomschrijving === '' ? '' : `  ·  ${row.kortingomschrijving}`;
  return { name, notes: sheet.lines(discount + why, width, NOTE) };
}

function heightOf(drawing: Drawing, row: DocumentRow): number {
  const { sheet } = drawing;
  const { name, notes } = describe(drawing, row);
  return sheet.height(TEXT, name.length) + sheet.height(NOTE, notes.length) + 2 * SPACE;
}

function drawRow(drawing: Drawing, row: DocumentRow, height: number, hasBelow: boolean): void {
  const { sheet, formats } = drawing;
  const { name, notes } = describe(drawing, row);
  const x = PAGE.left + row.depth * INDENT;
  const top = sheet.y + SPACE;
  const style = row.isGroup ? GROUP : TEXT;
  const below = sheet.stack(name, x, top, style);
  sheet.stack(notes, x, below, NOTE);
  const right = (text: string, edge: number, look: Style): void => {
    sheet.line(text, edge, top, { ...look, align: 'right' });
  };
  if (row.aantal !== null) right(formats.count(row.aantal), QUANTITY, TEXT);
  if (row.bedrag !== null) right(formats.price(row.bedrag), PRICE, TEXT);
  if (row.rates.length > 0)
    right(row.rates.map((rate) => formats.percentage(rate)).join(', '), RATE, { ...TEXT, color: GREY });
  if (row.totaal !== null) right(formats.money(row.totaal), AMOUNT, style);
  sheet.y += height;
  if (!hasBelow) sheet.rule(sheet.y, HAIRLINE, 0.5);
}
