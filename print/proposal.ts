// Draws a proposal: its text, the programme, and what it costs.
import type { OfferedProposal } from '../domain/bookings/proposal.ts';
import { programmeTags } from '../domain/bookings/programme.ts';
import { proposalWordsFor } from '../domain/bookings/proposal-words.ts';
import { formatsFor } from '../domain/values/formats.ts';
import type { Paper } from './drawing.ts';
import { printLetter } from './letter.ts';
import { drawProgramme, programmeLetter, emptyInvoiceTags } from './programme.ts';
import { GREY, HAIRLINE, PAGE, type Style } from './sheet.ts';

const AMOUNT_RIGHT_PT = PAGE.right - 92;
const NAME_WIDTH_PT = AMOUNT_RIGHT_PT - 60 - PAGE.left;
const SPACE_PT = 5;
const TEXT: Style = { size: 9.5 };
const STRONG_TEXT: Style = { size: 9.5, weight: 'medium' };
const TITLE: Style = { size: 11, weight: 'medium' };
const HEAD: Style = { size: 7.5, color: GREY };

/** The PDF of a proposal. `date` is the day that it says it was made on. */
export function printProposal(offered: OfferedProposal, logo: Uint8Array | null, date: string): Promise<Uint8Array> {
  const { programme } = offered;
  const { look } = programme;
  const words = proposalWordsFor(look.locale);
  const tags = { ...emptyInvoiceTags, ...programmeTags(programme, formatsFor(look.locale)) };
  const letter = programmeLetter(programme, words.proposal);

  return printLetter({ look, logo, date, tags, letter }, (paper) => {
    const { sheet, formats } = paper;
    if (offered.text.trim() !== '') {
      sheet.flow(offered.text.trim(), TEXT);
      sheet.y += 14;
    }
    drawProgramme(paper, programme);
    drawPrices(paper, offered);
    sheet.y += 14;
    sheet.flow(`${words.until} ${formats.date(offered.valid_until)}.`, TEXT);
  });
}

function drawPrices(paper: Paper, { programme, prices, total }: OfferedProposal): void {
  const { sheet, formats, colours } = paper;
  const words = proposalWordsFor(programme.look.locale);
  sheet.y += 10;
  sheet.need(90);
  sheet.line(words.price, PAGE.left, sheet.y, { ...TITLE, color: colours.letters });
  sheet.y += sheet.height(TITLE) + 4;
  sheet.line(words.what, PAGE.left, sheet.y, HEAD);
  sheet.line(words.quantity, AMOUNT_RIGHT_PT, sheet.y, { ...HEAD, align: 'right' });
  sheet.line(words.amount, PAGE.right, sheet.y, { ...HEAD, align: 'right' });
  sheet.rule(sheet.y + 14, colours.accent, 1.2);
  sheet.y += 18;
  for (const { name, amount, total: each } of prices) {
    const lines = sheet.lines(name, NAME_WIDTH_PT, TEXT);
    const height = sheet.height(TEXT, lines.length) + 2 * SPACE_PT;
    sheet.need(height);
    const top = sheet.y + SPACE_PT;
    sheet.stack(lines, PAGE.left, top, TEXT);
    sheet.line(formats.count(amount), AMOUNT_RIGHT_PT, top, { ...TEXT, align: 'right' });
    sheet.line(formats.money(each), PAGE.right, top, { ...TEXT, align: 'right' });
    sheet.y += height;
    sheet.rule(sheet.y, HAIRLINE, 0.5);
  }

  sheet.need(24);
  sheet.y += SPACE_PT;
  sheet.line(words.total, PAGE.left, sheet.y, STRONG_TEXT);
  sheet.line(formats.money(total), PAGE.right, sheet.y, { ...STRONG_TEXT, align: 'right' });
  sheet.y += sheet.height(STRONG_TEXT) + SPACE_PT;
}
