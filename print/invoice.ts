// Draws an invoice: head, address, rows, totals and how to pay, over as many pages as it takes.
import { formatLocale, formatsFor } from '../domain/values/formats.ts';
import type { PrintedInvoice } from '../domain/invoices/invoice-document.ts';
import { tagsOf } from '../domain/invoices/invoice-tags.ts';
import { fillTags } from '../domain/values/tags.ts';
import { coloursFor } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { typefaceFor } from './fonts.ts';
import { drawFoot, drawHead, footLines, titleOf } from './invoice-head.ts';
import { drawRows } from './invoice-rows.ts';
import { drawRemarks, drawTotals } from './invoice-totals.ts';
import { PAGE, Sheet } from './sheet.ts';
import { wordsFor } from './words.ts';

/**
 * The PDF of an invoice. `date` is the day that it says it was made on: the invoice's own. The same invoice, logo and date
 * make the same bytes.
 */
export async function printInvoice(
  invoice: PrintedInvoice,
  logo: Uint8Array | null,
  date: string,
): Promise<Uint8Array> {
  const { vormgeving, afzender } = invoice.afdruk;
  const words = wordsFor(vormgeving.locale);
  const formats = formatsFor(vormgeving.locale);
  const tags = tagsOf(invoice, formats);
  const filled = (text: string | null): string => (text === null ? '' : fillTags(text, tags).text);
  const [header, footer] = [filled(vormgeving.header), filled(vormgeving.footer)];
  const typeface = typefaceFor(vormgeving.lettertype);
  const about = {
    title: titleOf(invoice, words),
    author: afzender.naam,
    date,
    language: formatLocale(vormgeving.locale),
  };
  const sheet = new Sheet(about, typeface);
  sheet.bottom = PAGE.height - 62 - footLines(sheet, footer).height;
  const colours = coloursFor(vormgeving.accent_color);
  const drawing: Drawing = { sheet, invoice, words, formats, colours, header, footer, logo };
  drawHead(drawing);
  drawRows(drawing);
  drawTotals(drawing);
  drawRemarks(drawing);
  return sheet.end((page, pages) => {
    drawFoot(drawing, page, pages);
  });
}
