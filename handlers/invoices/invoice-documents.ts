// The operations that download an invoice: its PDF, and its e-invoice.
import { documentOf, printableOf, printedOf, type PrintableInvoice } from '../../db/invoices/invoice-documents.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { formatInvoiceFilename } from '../../domain/invoices/invoice-document.ts';
import { buildEInvoice } from '../../domain/invoices/ubl.ts';
import { declareFinished, type Handler } from '../handler.ts';
import { Media } from '../media.ts';

/** A draft to preview, a finalised invoice whose PDF was not made yet, or the stored PDF of one. */
type InvoicePdfSource = { readonly factuur_nummer: string | null } & (
  | { readonly kind: 'preview'; readonly printable: PrintableInvoice; readonly today: string }
  | { readonly kind: 'unprinted'; readonly id: number }
  | { readonly kind: 'stored'; readonly bytes: Uint8Array }
);

export const getInvoicePdf = declareFinished<'getInvoicePdf', InvoicePdfSource>(
  async ({ path }, { db, today, zone }) => {
    const row = await readOne(invoices.rows.read, db, path.id);
    const { id, factuur_nummer, status } = row;
    if (status === 'concept')
      return { kind: 'preview', factuur_nummer, printable: await printableOf(db, row, zone), today };

    const bytes = await documentOf(db, id);
    return bytes === undefined ? { kind: 'unprinted', factuur_nummer, id } : { kind: 'stored', factuur_nummer, bytes };
  },
  async (source, printing) => {
    const name = formatInvoiceFilename(source.factuur_nummer);
    if (source.kind === 'stored') return new Media('application/pdf', source.bytes, name);

    const pdf =
      source.kind === 'unprinted'
        ? printing.printInvoice(source.id)
        : printing.printPreview(
            { kind: 'invoice', invoice: source.printable.invoice },
            source.printable.logo,
            source.today,
          );
    return new Media('application/pdf', await pdf, name);
  },
);

export const getInvoiceUbl: Handler<'getInvoiceUbl'> = async ({ path }, { db }) => {
  const invoice = await printedOf(db, await readOne(invoices.rows.read, db, path.id));
  // Imported here: at the start, its package would delay the server.
  const xml = await import('../../domain/values/xml.ts');
  const bytes = xml.encodeXml(buildEInvoice(invoice));
  return new Media('application/xml', bytes, `factuur-${invoice.factuur_nummer ?? ''}.xml`);
};
