// Draws an invoice: head, address, rows, totals and payment, over as many pages as needed.
import { createFormats, type Formats } from '../domain/values/formats.ts';
import {
  formatInvoiceFilename,
  calculateDueDate,
  isAdvance,
  findPaidDate,
  type PrintedInvoice,
} from '../domain/invoices/invoice-document.ts';
import { buildEInvoice } from '../domain/invoices/ubl.ts';
import { findMissingForUbl } from '../domain/invoices/ubl-parties.ts';
import { encodeXml } from '../domain/values/xml.ts';
import { fillInvoiceTags } from '../domain/invoices/invoice-tags.ts';
import type { InvoiceDrawing, PrintedLetter } from './drawing.ts';
import { drawRows } from './invoice-rows.ts';
import { drawRemarks, drawTotals } from './invoice-totals.ts';
import { printLetter } from './letter.ts';
import { wordsFor, type DocumentWords } from './words.ts';

/**
 * Returns the PDF of an invoice. `date` is its creation date: the invoice's own. Equal invoice, logo and date make equal
 * bytes.
 */
export async function printInvoice(
  invoice: PrintedInvoice,
  logo: Uint8Array | null,
  date: string,
): Promise<Uint8Array> {
  const look = invoice.afdruk.vormgeving;
  const words = wordsFor(look.locale);
  const formats = createFormats(look.locale);
  const letter = letterOf(invoice, words, formats);
  return printLetter({ look, logo, date, letter, tags: fillInvoiceTags(invoice, formats) }, (paper) => {
    const drawing = { ...paper, invoice };
    drawRows(drawing);
    drawTotals(drawing);
    drawRemarks(drawing);
    attachUbl(drawing);
  });
}

/** Attaches the e-invoice to the PDF; not where the invoice lacks required members, or is a copy. */
function attachUbl({ sheet, invoice }: InvoiceDrawing): void {
  const { factuur_nummer, datum, later } = invoice;
  if (factuur_nummer === null || datum === null || later !== undefined || findMissingForUbl(invoice).length > 0) return;
  const name = `${formatInvoiceFilename(factuur_nummer).replace(/\.pdf$/, '')}.xml`;
  sheet.attach({ name, type: 'application/xml', description: 'UBL', bytes: encodeXml(buildEInvoice(invoice)) });
}

function letterOf(invoice: PrintedInvoice, words: DocumentWords, formats: Formats): PrintedLetter {
  const { afdruk, aantal_personen: people, factuur_nummer } = invoice;
  const subject = [afdruk.uitje.arrangement, people > 0 ? words.formatPeople(people) : ''];
  return {
    title: titleOf(invoice, words),
    subject: subject.filter((text) => text !== '').join('  ·  '),
    sender: afdruk.afzender,
    recipient: afdruk.geadresseerde,
    facts: factsOf(invoice, words, formats),
    // A draft must not be mistaken for an invoice.
    mark: factuur_nummer === null ? words.draft.toUpperCase() : null,
  };
}

function titleOf(invoice: PrintedInvoice, words: DocumentWords): string {
  const { factuur_nummer, afdruk } = invoice;
  const plain = isAdvance(invoice) ? words.advance : words.invoice;
  const kind = afdruk.gecrediteerde_factuur === null ? plain : words.credit;
  return factuur_nummer === null ? `${kind} (${words.draft.toLowerCase()})` : `${kind} ${factuur_nummer}`;
}

function factsOf(invoice: PrintedInvoice, words: DocumentWords, formats: Formats): PrintedLetter['facts'] {
  const { afdruk, datum, referentie_klant } = invoice;
  const dueDate = calculateDueDate(invoice);
  const paidDate = findPaidDate(invoice);
  const credited = afdruk.gecrediteerde_factuur;

  return [
    [words.number, invoice.factuur_nummer ?? words.draft.toLowerCase()],
    [words.date, datum === null ? null : formats.date(datum)],
    [words.due, dueDate === null || credited !== null ? null : formats.date(dueDate)],
    [words.paidOn, paidDate === null ? null : formats.date(paidDate)],
    [words.credits, credited === null ? null : credited.factuur_nummer],
    [words.customer, String(invoice.klant_id)],
    [words.theirReference, referentie_klant],
    [words.booking, afdruk.uitje.referentie],
    [words.activity, afdruk.uitje.datum === null ? null : formats.date(afdruk.uitje.datum)],
  ];
}
