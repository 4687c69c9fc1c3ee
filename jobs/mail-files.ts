// The contents of what comes with mails: a function for every source that a kind of mail names.
import type { MailSource } from '../db/mail-kinds.ts';
import { printableSale } from '../db/online/printed-vouchers.ts';
import type { FileSource } from './announcements/send-mail.ts';
import type { Documents } from './invoices/documents.ts';

/** By the name of the source. Where this does not compile, a kind of mail names a source that has no entry. */
export function mailFiles(documents: Documents): { readonly [Source in MailSource]: FileSource } {
  return {
    voucher_pdf: async (id, { read }) => {
      const sale = await read((db) => printableSale(db, id));
      if (sale === undefined) return null;
      const { document, logo, date } = sale;
      return { content: await documents.preview(document, logo, date), type: 'application/pdf' };
    },
    invoice_pdf: async (id) => ({ content: await documents.invoice(id), type: 'application/pdf' }),
  };
}
