// The tools to draw the parts of a page: the paper that every document has, and the invoice on it.
import type { Formats } from '../domain/values/formats.ts';
import type { InvoiceAddressee, InvoiceLook, InvoiceSender } from '../domain/values/letter.ts';
import type { PrintedInvoice } from '../domain/invoices/invoice-document.ts';
import type { Colours } from './colours.ts';
import type { Sheet } from './sheet.ts';
import type { DocumentWords } from './words.ts';

/** The texts of the head and the foot of a document, whatever lies between them. */
export interface PrintedLetter {
  readonly title: string;
  /** Below the title, smaller. */
  readonly subject: string;
  readonly sender: InvoiceSender;
  /** Null for a document that is for whoever has it. */
  readonly recipient: InvoiceAddressee | null;
  /** Beside the addressee: labels with their values; those without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  /** Printed large across every page; null for a document that is what it seems. */
  readonly mark: string | null;
}

/** The tools to draw a document of any kind. */
export interface Paper {
  readonly sheet: Sheet;
  readonly letter: PrintedLetter;
  readonly look: InvoiceLook;
  readonly words: DocumentWords;
  readonly formats: Formats;
  readonly colours: Colours;
  /** The template's texts above and below every page, with their tags filled in. */
  readonly header: string;
  readonly footer: string;
  readonly logo: Uint8Array | null;
}

/** The tools to draw the parts of an invoice. */
export interface InvoiceDrawing extends Paper {
  readonly invoice: PrintedInvoice;
}
