// Draws a proposal: its text, the programme, and what it costs.
import type { OfferedProposal } from '../domain/bookings/proposal.ts';
import { fillProgrammeTags } from '../domain/bookings/programme.ts';
import { selectProposalWords } from '../domain/bookings/proposal-words.ts';
import { createFormats } from '../domain/values/formats.ts';
import type { Paper } from './drawing.ts';
import { printLetter } from './letter.ts';
import { drawProgramme, createProgrammeLetter, emptyInvoiceTags } from './programme.ts';
import { GREY, HAIRLINE, PAGE, type Style } from './sheet.ts';

const AMOUNT_RIGHT_PT = PAGE.right - 92;
const NAME_WIDTH_PT = AMOUNT_RIGHT_PT - 60 - PAGE.left;
const SPACE_PT = 5;
const TEXT: Style = { size: 9.5 };
const STRONG_TEXT: Style = { size: 9.5, weight: 'medium' };
const TITLE: Style = { size: 11, weight: 'medium' };
const HEAD: Style = { size: 7.5, color: GREY };

/** Returns the PDF of a proposal. `date` is its creation date. */
export function printProposal(proposal: OfferedProposal, logo: Uint8Array | null, date: string): Promise<Uint8Array> {
  const { programme } = proposal;
  const { look } = programme;
  const words = selectProposalWords(look.locale);
  const tags = { ...emptyInvoiceTags, ...fillProgrammeTags(programme, createFormats(look.locale)) };
  const letter = createProgrammeLetter(programme, words.proposal);

  return printLetter({ look, logo, date, tags, letter }, (paper) => {
    const { sheet, formats } = paper;
    if (proposal.text.trim() !== '') {
      sheet.drawText(proposal.text.trim(), TEXT);
      sheet.y += 14;
    }
    drawProgramme(paper, programme);
    drawPrices(paper, proposal);
    sheet.y += 14;
    sheet.drawText(`${words.until} ${formats.date(proposal.valid_until)}.`, TEXT);
  });
}

function drawPrices(paper: Paper, { programme, prices, total }: OfferedProposal): void {
  const { sheet, formats, colours } = paper;
  const words = selectProposalWords(programme.look.locale);
  sheet.y += 10;
  sheet.need(90);
  sheet.drawLine(words.price, PAGE.left, sheet.y, { ...TITLE, color: colours.letters });
  sheet.y += sheet.measureHeight(TITLE) + 4;
  sheet.drawLine(words.description, PAGE.left, sheet.y, HEAD);
  sheet.drawLine(words.quantity, AMOUNT_RIGHT_PT, sheet.y, { ...HEAD, align: 'right' });
  sheet.drawLine(words.amount, PAGE.right, sheet.y, { ...HEAD, align: 'right' });
  sheet.drawRule(sheet.y + 14, colours.accent, 1.2);
  sheet.y += 18;
  for (const { name, amount, total: each } of prices) {
    const lines = sheet.breakLines(name, NAME_WIDTH_PT, TEXT);
    const height = sheet.measureHeight(TEXT, lines.length) + 2 * SPACE_PT;
    sheet.need(height);
    const top = sheet.y + SPACE_PT;
    sheet.drawLines(lines, PAGE.left, top, TEXT);
    sheet.drawLine(formats.count(amount), AMOUNT_RIGHT_PT, top, { ...TEXT, align: 'right' });
    sheet.drawLine(formats.money(each), PAGE.right, top, { ...TEXT, align: 'right' });
    sheet.y += height;
    sheet.drawRule(sheet.y, HAIRLINE, 0.5);
  }

  sheet.need(24);
  sheet.y += SPACE_PT;
  sheet.drawLine(words.total, PAGE.left, sheet.y, STRONG_TEXT);
  sheet.drawLine(formats.money(total), PAGE.right, sheet.y, { ...STRONG_TEXT, align: 'right' });
  sheet.y += sheet.measureHeight(STRONG_TEXT) + SPACE_PT;
}
