// The contents of mail attachments: a function for every source that a kind of mail names.
import * as sendings from '../db/bookings/booking-mail-sendings.ts';
import { find } from '../db/engine/changes/table.ts';
import * as files from '../db/house/files.ts';
import { findImage } from '../db/house/images.ts';
import type { MailSource } from '../db/mail-kinds.ts';
import { readOne } from '../db/engine/changes/table.ts';
import { paidCopyOf } from '../db/invoices/invoice-documents.ts';
import { rows as invoices } from '../db/invoices/invoices.ts';
import { readPrintableOrder } from '../db/online/printed-vouchers.ts';
import { formatCalendar } from '../handlers/planning/calendar-text.ts';
import type { FileSource } from './announcements/send-mail.ts';
import { createBookingCalendar } from './bookings/booking-calendar.ts';
import type { Documents } from './invoices/documents.ts';

/** Returns the sources by name. A kind of mail that names a source without an entry is a compile error here. */
export function createMailFiles(documents: Documents): { readonly [Source in MailSource]: FileSource } {
  return {
    voucher_pdf: async (id, { read }) => {
      const sale = await read((db) => readPrintableOrder(db, id));
      if (sale === undefined) return null;
      const { document, logo, date } = sale;
      return { content: await documents.printPreview(document, logo, date), type: 'application/pdf' };
    },
    invoice_pdf: async (id) => ({ content: await documents.printInvoice(id), type: 'application/pdf' }),
    async paid_invoice_pdf(id, { read }) {
      const { invoice, logo } = await read(async (db) => paidCopyOf(db, await readOne(invoices.read, db, id)));
      const content = await documents.printPreview({ kind: 'invoice', invoice }, logo, invoice.datum ?? '');
      return { content, type: 'application/pdf' };
    },
    programme_pdf: (id, context) => printProgrammePdf(documents, id, context),
    async booking_calendar(id, { read, zone }) {
      const sending = await read((db) => find(sendings.readStored, db, id));
      if (sending === undefined) return null;
      const { feed, method } = createBookingCalendar(sending);
      const content = Buffer.from(formatCalendar(feed, zone, method));
      return { content, type: `text/calendar; charset=utf-8; method=${method}` };
    },
    stored_file: (id, { read }) =>
      read(async (db) => {
        const file = await find(files.read, db, id);
        return file === undefined ? null : { content: await files.bytesOf(db, id), type: file.media_type };
      }),
  };
}

const printProgrammePdf = async (
  documents: Documents,
  ...[id, { read }]: Parameters<FileSource>
): ReturnType<FileSource> => {
  const source = await read(async (db) => {
    const sending = await find(sendings.readStored, db, id);
    const sha256 = sending?.programme.look.logo_sha256 ?? null;
    const logo = sha256 === null ? undefined : await findImage(db, sha256);
    return sending === undefined ? null : { sending, logo: logo?.bytes ?? null };
  });
  if (source === null) return null;

  const { programme } = source.sending;
  const content = await documents.printPreview(
    { kind: 'programme', programme },
    source.logo,
    sendings.sendingDateOf(source.sending),
  );

  return { content, type: 'application/pdf' };
};
