// The rows of an invoice, under a head that each page repeats, with the sum so far where a page ends.
import { rowsOf, type DocumentRow } from '../domain/invoices/invoice-document.ts';
import type { Cents } from '../generated/types.ts';
import { asCents, sum } from '../domain/values/money.ts';
import type { InvoiceDrawing } from './drawing.ts';
import { cellsOf, planColumns, GROUP, HEAD, headsOf, TEXT, type InvoiceColumns } from './invoice-columns.ts';
import { translateRows } from './invoice-names.ts';
import { GREY, HAIRLINE, PAGE, type Style } from './sheet.ts';
import { limitLines } from './text.ts';

const INDENT_PT = 11;
const NOTE: Style = { size: 8, color: GREY };
const CARRIED_TEXT: Style = { size: 8.5, weight: 'medium', color: GREY };
const SPACE_PT = 4;
const MAX_NOTE_LINES = 8;
const CELL_NAMES = ['quantity', 'price', 'rate', 'amount'] as const;

interface RowsDrawing extends InvoiceDrawing {
  readonly columns: InvoiceColumns;
}

/** A row with its texts broken into lines. */
interface DescribedRow {
  readonly row: DocumentRow;
  readonly name: readonly string[];
  readonly notes: readonly string[];
  readonly height: number;
}

/** Draws all rows from the sheet's current position. */
export function drawRows(drawing: InvoiceDrawing): void {
  const { sheet, invoice, words, formats } = drawing;
  const namedRows = translateRows(rowsOf(invoice), invoice, words, formats);
  const table = { ...drawing, columns: planColumns(drawing, namedRows) };
  const rows = namedRows.map((row) => describe(table, row));
  const headed = sheet.onPage;

  sheet.need(50 + (rows[0]?.height ?? 0));
  sheet.onPage = () => {
    headed?.();
    drawColumns(table);
  };
  sheet.tags.drawPart('Table', () => {
    drawColumns(table);
    drawAll(table, rows);
  });
  sheet.onPage = headed;
}

function drawAll(table: RowsDrawing, rows: readonly DescribedRow[]): void {
  const { sheet } = table;
  let sumSoFar = asCents(0);
  rows.forEach((describedRow, index) => {
    const next = rows[index + 1];
    // A group is never the last row of a page, and the carried sum needs space of its own.
    const together = describedRow.height + (describedRow.row.isGroup ? (next?.height ?? 0) : 0);
    if (index > 0 && !sheet.hasSpace(together + (next === undefined ? 0 : measureCarried(table))))
      breakPage(table, sumSoFar);
    drawRow(table, describedRow, next !== undefined && next.row.depth > describedRow.row.depth);
    sumSoFar = sum([sumSoFar, describedRow.row.totaal ?? asCents(0)]);
  });
}

function breakPage(table: RowsDrawing, sumSoFar: Cents): void {
  const { sheet, words } = table;
  // Screen readers have no pages, and read the total.
  sheet.tags.drawArtifact(() => {
    drawCarried(table, words.carried, sumSoFar);
    sheet.startPage();
    drawCarried(table, words.brought, sumSoFar);
  });
}

function measureCarried({ sheet }: RowsDrawing): number {
  return sheet.measureHeight(CARRIED_TEXT) + SPACE_PT;
}

/** The sum of the rows so far. */
function drawCarried(table: RowsDrawing, label: string, sumSoFar: Cents): void {
  const { sheet, formats, columns } = table;
  sheet.drawLine(label, PAGE.left, sheet.y + SPACE_PT / 2, CARRIED_TEXT);
  sheet.drawLine(formats.money(sumSoFar), columns.amount, sheet.y + SPACE_PT / 2, { ...CARRIED_TEXT, align: 'right' });
  sheet.y += measureCarried(table);
}

function drawColumns(table: RowsDrawing): void {
  const { sheet, words, colours, columns } = table;
  const { y } = sheet;
  const heads = headsOf(table);

  const drawColumnHead = (draw: () => void): void => {
    sheet.tags.drawPart('TH', draw, { scope: 'Column' });
  };

  sheet.tags.drawPart('TR', () => {
    drawColumnHead(() => {
      sheet.drawLine(words.description, PAGE.left, y, HEAD);
    });
    for (const name of CELL_NAMES)
      drawColumnHead(() => {
        sheet.drawLine(heads[name], columns[name], y, { ...HEAD, align: 'right' });
      });
  });
  sheet.drawRule(y + 14, colours.accent, 1.2);
  sheet.y = y + 18;
}

/** Returns the lines of a row: its name, and below it the time and the discount. */
function describe({ sheet, words, formats, columns }: RowsDrawing, row: DocumentRow): DescribedRow {
  // The name of a group may extend over the empty columns.
  const right = row.totaal === null ? columns.rate : columns.name;
  const width = right - PAGE.left - row.depth * INDENT_PT;
  const name = sheet.breakLines(row.naam, width, row.isGroup ? GROUP : TEXT);
  const notes = notesOf(row, words, formats).flatMap((note) =>
    limitLines(sheet.breakLines(note, width, NOTE), MAX_NOTE_LINES),
  );
  const height = sheet.measureHeight(TEXT, name.length) + sheet.measureHeight(NOTE, notes.length) + 2 * SPACE_PT;
  return { row, name, notes, height };
}

function notesOf(
  { naam, regel, kortingspercentage, kortingomschrijving }: DocumentRow,
  words: RowsDrawing['words'],
  formats: RowsDrawing['formats'],
): string[] {
  const notes: string[] = [];
  if (regel !== null) {
    const description = regel.beschrijving.trim();
    if (description !== '' && description !== naam.trim()) notes.push(description);
    notes.push(whenOf(regel, formats));
  }
  if (kortingspercentage === 0) return notes;
  const why = kortingomschrijving === null || kortingomschrijving === '' ? '' : `  ·  ${kortingomschrijving}`;
  return [...notes, words.formatDiscount(formats.percentage(kortingspercentage)) + why];
}

/** Returns `28 maart 2026, 10:00 – 12:00`, with the date of an end on another day. */
function whenOf(
  { datum, begin, einddatum, eind }: NonNullable<DocumentRow['regel']>,
  formats: RowsDrawing['formats'],
): string {
  const from = `${formats.date(datum)}, ${begin}`;
  if (einddatum === null || eind === null) return from;
  return `${from} – ${einddatum === datum ? '' : `${formats.date(einddatum)}, `}${eind}`;
}

function drawRow(table: RowsDrawing, { row, name, notes, height }: DescribedRow, hasBelow: boolean): void {
  const { sheet, columns } = table;
  const x = PAGE.left + row.depth * INDENT_PT;
  const top = sheet.y + SPACE_PT;
  const style = row.isGroup ? GROUP : TEXT;
  const cells = cellsOf(table, row);
  const looks = { quantity: TEXT, price: TEXT, rate: { ...TEXT, color: GREY }, amount: style };

  sheet.tags.drawPart('TR', () => {
    sheet.tags.drawPart('TD', () => {
      sheet.drawLines(notes, x, sheet.drawLines(name, x, top, style), NOTE);
    });
    for (const cell of CELL_NAMES)
      sheet.tags.drawPart('TD', () => {
        if (cells[cell] !== '') sheet.drawLine(cells[cell], columns[cell], top, { ...looks[cell], align: 'right' });
      });
  });
  sheet.y += height;
  if (!hasBelow) sheet.drawRule(sheet.y, HAIRLINE, 0.5);
}
