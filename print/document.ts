// Draws a document of any kind.
import type { PrintedDocument } from '../domain/printed-document.ts';
import { printInvoice } from './invoice.ts';
import { printProposal } from './proposal.ts';
import { printProgramme } from './programme.ts';
import { printVouchers } from './voucher.ts';

/** A document to draw, the logo that it names, and its creation date. */
export interface DocumentWork {
  readonly document: PrintedDocument;
  readonly logo: Uint8Array | null;
  readonly date: string;
}

/** Returns the PDF of a document. Equal document, logo and date make equal bytes. */
export function printDocument({ document, logo, date }: DocumentWork): Promise<Uint8Array> {
  if (document.kind === 'invoice') return printInvoice(document.invoice, logo, date);
  if (document.kind === 'vouchers') return printVouchers(document.vouchers, logo, date);
  if (document.kind === 'proposal') return printProposal(document.proposal, logo, date);
  return printProgramme(document.programme, logo, date);
}
