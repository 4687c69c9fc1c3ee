// Draws vouchers: a card for each, with its code as text and as a QR code.
import type { PrintedVoucher, PrintedVouchers } from '../domain/catalogue/printed-voucher.ts';
import { intlLocaleOf, createFormats } from '../domain/values/formats.ts';
import { fillSenderTags } from '../domain/values/letter-tags.ts';
import type { Paper } from './drawing.ts';
import { printLetter } from './letter.ts';
import { drawQr } from './qr.ts';
import { GREY, HAIRLINE, PAGE, type Style } from './sheet.ts';
import { limitLines } from './text.ts';
import { wordsFor } from './words.ts';

const CARD_HEIGHT_PT = 132;
const GAP_PT = 16;
const INSET_PT = 16;
const QR_SIZE_PT = CARD_HEIGHT_PT - 2 * INSET_PT;
const NAME: Style = { size: 13, weight: 'medium' };
const TEXT: Style = { size: 9.5 };
const MUTED_TEXT: Style = { size: 8.5, color: GREY };
const CODE: Style = { size: 16, weight: 'medium' };

const VALID_UNTIL: Readonly<Record<string, string>> = {
  nl: 'Geldig tot en met',
  en: 'Valid until',
  de: 'Gültig bis',
  fr: "Valable jusqu'au",
};

/** Returns the PDF of vouchers. `date` is its creation date. Equal vouchers, logo and date make equal bytes. */
export function printVouchers(printed: PrintedVouchers, logo: Uint8Array | null, date: string): Promise<Uint8Array> {
  const { look, sender, recipient, title, description } = printed;
  const tags = { ...fillSenderTags(sender, createFormats(look.locale)), contact_naam: recipient.naam };
  const { customer_id: customer } = printed;
  const facts = customer === null ? [] : ([[wordsFor(look.locale).customer, String(customer)]] as const);
  const letter = { title, subject: description ?? '', sender, recipient, facts, mark: null };
  return printLetter({ look, logo, date, tags, letter }, (paper) => {
    for (const voucher of printed.vouchers) drawCard(paper, title, voucher);
  });
}

function drawCard(paper: Paper, title: string, { code, valid_until, contents }: PrintedVoucher): void {
  const { sheet, colours, formats, look } = paper;
  sheet.need(CARD_HEIGHT_PT + GAP_PT);

  const top = sheet.y;
  sheet.drawDecoration((pdf) => {
    pdf
      .roundedRect(PAGE.left, top, PAGE.right - PAGE.left, CARD_HEIGHT_PT, 8)
      .lineWidth(0.8)
      .strokeColor(HAIRLINE)
      .stroke();
    pdf.rect(PAGE.left, top + 8, 4, CARD_HEIGHT_PT - 16).fill(colours.accent);
  });

  const left = PAGE.left + INSET_PT + 4;
  const width = PAGE.right - PAGE.left - QR_SIZE_PT - 4 * INSET_PT;
  const layOut = (text: string, style: Style, most: number): string[] =>
    limitLines(sheet.breakLines(text, width, style), most);
  const y = sheet.drawLines(layOut(title, NAME, 1), left, top + INSET_PT, { ...NAME, color: colours.letters });
  sheet.drawLines(layOut(contents.join(', '), TEXT, 2), left, y + 2, TEXT);
  sheet.drawLine(sheet.clean(code), left, top + CARD_HEIGHT_PT - INSET_PT - 38, CODE);
  if (valid_until !== null) {
    const label = VALID_UNTIL[intlLocaleOf(look.locale).slice(0, 2)] ?? 'Valid until';
    sheet.drawLine(`${label} ${formats.date(valid_until)}`, left, top + CARD_HEIGHT_PT - INSET_PT - 12, MUTED_TEXT);
  }

  // The card is white around it.
  drawQr(sheet, code, { x: PAGE.right - INSET_PT - QR_SIZE_PT, y: top + INSET_PT, width: QR_SIZE_PT, alt: code });
  sheet.y = top + CARD_HEIGHT_PT + GAP_PT;
}
