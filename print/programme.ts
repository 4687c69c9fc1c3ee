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
  const [words, names, formats] = [wordsFor(look.locale), programmeWordsFor(look.locale), createFormats(look.locale)];

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
  const [first] = lines;

  sheet.need(64 + (first === undefined ? 0 : partsOf(drawing, first).height));
  sheet.drawLine(sheet.clean(formats.day(day)), PAGE.left, sheet.y, { ...DAY, color: colours.letters });
  sheet.y += sheet.measureHeight(DAY) + 4;
  sheet.onPage = () => {
    headed?.();
    drawColumns(drawing);
  };
  sheet.tags.drawPart('Table', () => {
    drawColumns(drawing);
    for (const line of lines) drawLine(drawing, line);
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

interface LineParts {
  readonly times: readonly string[];
  readonly description: readonly string[];
  readonly where: readonly string[];
  readonly height: number;
}

function partsOf({ sheet, programme, formats }: ProgrammeDrawing, line: ProgrammeLine): LineParts {
  const edge = programme.shows_amounts ? AMOUNT_RIGHT_PT - 52 : AMOUNT_RIGHT_PT;
  const times = sheet.breakLines(timesOf(line, formats), WHAT_LEFT_PT - TIME_LEFT_PT - GAP_PT, STRONG_TEXT);
  const what = sheet.breakLines(line.description, WHERE_LEFT_PT - WHAT_LEFT_PT - GAP_PT, TEXT);
  const where =
    line.location === null ? [] : sheet.breakLines(line.location, edge - WHERE_LEFT_PT - GAP_PT, MUTED_TEXT);
  const rows = Math.max(times.length, what.length, where.length);
  return { times, description: what, where, height: sheet.measureHeight(TEXT, rows) + 2 * SPACE_PT };
}

function drawLine(drawing: ProgrammeDrawing, line: ProgrammeLine): void {
  const { sheet, programme, formats } = drawing;
  const { times, description, where, height } = partsOf(drawing, line);
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
        sheet.drawLine(formats.count(line.amount), AMOUNT_RIGHT_PT, top, { ...TEXT, align: 'right' });
      });
  });
  sheet.y += height;
  sheet.drawRule(sheet.y, HAIRLINE, 0.5);
}

/** The remark for the customer. */
function drawRemark({ sheet, programme, names }: ProgrammeDrawing): void {
  if (programme.remark === null) return;
  sheet.need(sheet.measureHeight(DAY) + sheet.measureHeight(TEXT, 2));
  sheet.drawLine(names.remark, PAGE.left, sheet.y, STRONG_TEXT);
  sheet.y += sheet.measureHeight(STRONG_TEXT) + 2;
  sheet.drawText(programme.remark, TEXT);
}
