// What the parts of an invoice's page draw with.
import type { Formats } from '../domain/values/formats.ts';
import type { PrintedInvoice } from '../domain/invoices/invoice-document.ts';
import type { Colours } from './colours.ts';
import type { Sheet } from './sheet.ts';
import type { Words } from './words.ts';

/** What the parts of the page draw with. */
export interface Drawing {
  readonly sheet: Sheet;
  readonly invoice: PrintedInvoice;
  readonly words: Words;
  readonly formats: Formats;
  readonly colours: Colours;
  /** The template's texts above and below every page, with their tags filled in. */
  readonly header: string;
  readonly footer: string;
  readonly logo: Uint8Array | null;
}
