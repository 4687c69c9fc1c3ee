// The tools to draw the parts of a page: those of every document, and those of an invoice.
import type { Formats } from '../domain/values/formats.ts';
import type { InvoiceAddressee, InvoiceLook, InvoiceSender } from '../domain/values/letter.ts';
import type { PrintedInvoice } from '../domain/invoices/invoice-document.ts';
import type { Colours } from './colours.ts';
import type { Sheet } from './sheet.ts';
import type { DocumentWords } from './words.ts';

/** The texts of the head and the foot of a document of any kind. */
export interface PrintedLetter {
  readonly title: string;
  /** Below the title, smaller. */
  readonly subject: string;
  readonly sender: InvoiceSender;
  /** Null for a document without a recipient. */
  readonly recipient: InvoiceAddressee | null;
  /** To the right of the addressee: labels with their values; those without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  /** A word printed large across every page, such as that of a draft; null for none. */
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
