// Draws the programme of a booking: a row for everything that takes place, under the date of its day.
import { createFormats } from '../domain/values/formats.ts';
import {
  daysOf,
  fillProgrammeTags,
  timesOf,
  type PrintedProgramme,
  type ProgrammeLine,
} from '../domain/bookings/programme.ts';
import type { PrintedLetter, Paper } from './drawing.ts';
import { printLetter } from './letter.ts';
import { programmeWordsFor, type ProgrammeWords } from './programme-words.ts';
import { GREY, HAIRLINE, PAGE, type Style } from './sheet.ts';
import { wordsFor } from './words.ts';

const TIME_LEFT_PT = PAGE.left;
const WHAT_LEFT_PT = PAGE.left + 92;
const WHERE_LEFT_PT = 356;
const AMOUNT_RIGHT_PT = PAGE.right;
const GAP_PT = 12;
const SPACE_PT = 5;
/** A row of so many lines fits on a page, and fills most of what is left of one. */
const MAX_ROW_LINES = 12;
const TEXT: Style = { size: 9.5 };
const STRONG_TEXT: Style = { size: 9.5, weight: 'medium' };
const DAY: Style = { size: 11, weight: 'medium' };
const MUTED_TEXT: Style = { size: 9.5, color: GREY };
const HEAD: Style = { size: 7.5, color: GREY };

// A company prints its programmes with the template of its invoices; tags of invoices only are left empty.
const INVOICE_TAGS = [
  'factuur_nummer',
  'factuur_datum',
  'factuur_vervaldatum',
  'factuur_bedrag',
  'factuur_resterend_bedrag',
  'factuur_betalingskenmerk',
];

/** Those tags, empty. */
export const emptyInvoiceTags: Readonly<Record<string, string>> = Object.fromEntries(
  INVOICE_TAGS.map((tag) => [tag, '']),
);

interface ProgrammeDrawing extends Paper {
  readonly programme: PrintedProgramme;
  readonly names: ProgrammeWords;
}

/** Returns the PDF of a programme. `date` is its creation date. Equal programme, logo and date make equal bytes. */
export async function printProgramme(
  programme: PrintedProgramme,
  logo: Uint8Array | null,
  date: string,
): Promise<Uint8Array> {
  const { look } = programme;
  const formats = createFormats(look.locale);
  const names = programmeWordsFor(look.locale);
  const tags = { ...emptyInvoiceTags, ...fillProgrammeTags(programme, formats) };
  return printLetter({ look, logo, date, tags, letter: createProgrammeLetter(programme, names.programme) }, (paper) => {
    drawProgramme(paper, programme);
  });
}

/** Draws the rows of a programme, and the remark for the customer. */
export function drawProgramme(paper: Paper, programme: PrintedProgramme): void {
  const drawing = { ...paper, programme, names: programmeWordsFor(programme.look.locale) };
  for (const [day, lines] of daysOf(programme)) drawDay(drawing, day, lines);
  if (programme.lines.length === 0) paper.sheet.drawText(drawing.names.nothing, MUTED_TEXT);
  drawRemark(drawing);
}

/** Returns the letter of a programme, without its rows. */
export function createProgrammeLetter(programme: PrintedProgramme, title: string): PrintedLetter {
  const { look, people, reference, date, begin } = programme;
  const words = wordsFor(look.locale);
  const names = programmeWordsFor(look.locale);
  const formats = createFormats(look.locale);

  return {
    title,
    subject: [programme.package, words.formatPeople(people)].filter((text) => text !== '').join('  ·  '),
    sender: programme.sender,
    recipient: programme.recipient,
    facts: [
      [words.booking, reference],
      [words.activity, formats.date(date)],
      [names.begin, begin],
      [names.group, words.formatPeople(people)],
      [words.customer, String(programme.customer_id)],
    ],
    mark: null,
  };
}

function drawDay(drawing: ProgrammeDrawing, day: string, lines: readonly ProgrammeLine[]): void {
  const { sheet, formats, colours } = drawing;
  const headed = sheet.onPage;
  const rows = lines.flatMap((line) => layOutLine(drawing, line));

  sheet.need(64 + (rows[0]?.height ?? 0));
  sheet.drawLine(sheet.clean(formats.day(day)), PAGE.left, sheet.y, { ...DAY, color: colours.letters });
  sheet.y += sheet.measureHeight(DAY) + 4;
  sheet.onPage = () => {
    headed?.();
    drawColumns(drawing);
  };
  sheet.tags.drawPart('Table', () => {
    drawColumns(drawing);
    for (const row of rows) drawRow(drawing, row);
  });
  sheet.onPage = headed;
  sheet.y += 18;
}

function drawColumns({ sheet, programme, names, words, colours }: ProgrammeDrawing): void {
  const { y } = sheet;

  const drawColumnHead = (draw: () => void): void => {
    sheet.tags.drawPart('TH', draw, { scope: 'Column' });
  };

  sheet.tags.drawPart('TR', () => {
    for (const [text, x] of [
      [names.time, TIME_LEFT_PT],
      [names.activity, WHAT_LEFT_PT],
      [names.location, WHERE_LEFT_PT],
    ] as const)
      drawColumnHead(() => {
        sheet.drawLine(text, x, y, HEAD);
      });
    if (programme.shows_amounts)
      drawColumnHead(() => {
        sheet.drawLine(words.quantity, AMOUNT_RIGHT_PT, y, { ...HEAD, align: 'right' });
      });
  });
  sheet.drawRule(y + 14, colours.accent, 1.2);
  sheet.y = y + 18;
}

/** A row of the table, with its texts broken into lines. */
interface ProgrammeRow {
  readonly times: readonly string[];
  readonly description: readonly string[];
  readonly where: readonly string[];
  readonly amount: string;
  readonly height: number;
  /** Whether a rule is drawn below it. */
  readonly endsLine: boolean;
}

/** Returns the rows of a line, each of which fits on a page: a long description continues in rows of its own. */
function layOutLine({ sheet, programme, formats }: ProgrammeDrawing, line: ProgrammeLine): ProgrammeRow[] {
  const edge = programme.shows_amounts ? AMOUNT_RIGHT_PT - 52 : AMOUNT_RIGHT_PT;
  const times = sheet.breakLines(timesOf(line, formats), WHAT_LEFT_PT - TIME_LEFT_PT - GAP_PT, STRONG_TEXT);
  const description = sheet.breakLines(line.description, WHERE_LEFT_PT - WHAT_LEFT_PT - GAP_PT, TEXT);
  const where =
    line.location === null ? [] : sheet.breakLines(line.location, edge - WHERE_LEFT_PT - GAP_PT, MUTED_TEXT);
  const first = { times, where, amount: programme.shows_amounts ? formats.count(line.amount) : '' };
  const further = { times: [], where: [], amount: '' };

  return Array.from({ length: Math.ceil(description.length / MAX_ROW_LINES) }, (_, index) => {
    const cells = index === 0 ? first : further;
    const end = (index + 1) * MAX_ROW_LINES;
    const part = description.slice(end - MAX_ROW_LINES, end);
    const lineCount = Math.max(cells.times.length, part.length, cells.where.length);
    const height = sheet.measureHeight(TEXT, lineCount) + 2 * SPACE_PT;
    return { ...cells, description: part, height, endsLine: end >= description.length };
  });
}

function drawRow({ sheet, programme }: ProgrammeDrawing, row: ProgrammeRow): void {
  const { times, description, where, amount, height } = row;
  sheet.need(height);

  const top = sheet.y + SPACE_PT;

  const drawCell = (draw: () => void): void => {
    sheet.tags.drawPart('TD', draw);
  };

  sheet.tags.drawPart('TR', () => {
    drawCell(() => void sheet.drawLines(times, TIME_LEFT_PT, top, STRONG_TEXT));
    drawCell(() => void sheet.drawLines(description, WHAT_LEFT_PT, top, TEXT));
    drawCell(() => void sheet.drawLines(where, WHERE_LEFT_PT, top, MUTED_TEXT));
    if (programme.shows_amounts)
      drawCell(() => {
        if (amount !== '') sheet.drawLine(amount, AMOUNT_RIGHT_PT, top, { ...TEXT, align: 'right' });
      });
  });
  sheet.y += height;
  if (row.endsLine) sheet.drawRule(sheet.y, HAIRLINE, 0.5);
}

/** The remark for the customer. */
function drawRemark({ sheet, programme, names }: ProgrammeDrawing): void {
  if (programme.remark === null) return;
  sheet.need(sheet.measureHeight(DAY) + sheet.measureHeight(TEXT, 2));
  sheet.drawLine(names.remark, PAGE.left, sheet.y, STRONG_TEXT);
  sheet.y += sheet.measureHeight(STRONG_TEXT) + 2;
  sheet.drawText(programme.remark, TEXT);
}
