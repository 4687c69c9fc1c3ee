// The kinds of documents that are printed, each with its complete contents.
import type { PrintedProgramme } from './bookings/programme.ts';
import type { PrintedVouchers } from './catalogue/printed-voucher.ts';
import type { OfferedProposal } from './bookings/proposal.ts';
import type { PrintedInvoice } from './invoices/invoice-document.ts';

/** A document by its kind; print/document.ts has the function that draws each. */
export type PrintedDocument =
  | { readonly kind: 'invoice'; readonly invoice: PrintedInvoice }
  | { readonly kind: 'programme'; readonly programme: PrintedProgramme }
  | { readonly kind: 'vouchers'; readonly vouchers: PrintedVouchers }
  | { readonly kind: 'proposal'; readonly proposal: OfferedProposal };
