// Documents on request: stored ones from the database, new ones from the printer, never inside a transaction.
import type { Database } from '../../db/engine/database.ts';
import { documentOf, keepDocuments, printableOf } from '../../db/invoices/invoice-documents.ts';
import type { ImageType } from '../../domain/house/image.ts';
import type { PrintedDocument } from '../../domain/printed-document.ts';
import type { Instant } from '../../generated/types.ts';
import type { Printer } from '../printer.ts';

export interface Documents {
  /** Whether an image can be printed, and what it is. Throws ERR_IMAGE. */
  checkImage(bytes: Uint8Array): Promise<ImageType>;
  /** The PDF of a permanent invoice: the kept one, made and kept first where there is none. */
  invoice(id: number): Promise<Uint8Array>;
  /** The PDF of a permanent invoice for who keeps it himself; null when one is kept already. */
  unkept(id: number): Promise<Uint8Array | null>;
  /** A PDF that is not kept; `date` is the day that it says it was made on. */
  preview(document: PrintedDocument, logo: Uint8Array | null, date: string): Promise<Uint8Array>;
}

/** Documents of a database. Of two who make the same one at once, both get the one that was kept first. */
export function createDocuments(database: Database, printer: Printer, now: () => Instant): Documents {
  const found = async (id: number): Promise<{ readonly bytes: Uint8Array; readonly isKept: boolean }> => {
    const source = await database.read(async (db) => (await documentOf(db, id)) ?? (await printableOf(db, id)));
    if (source instanceof Uint8Array) return { bytes: source, isKept: true };
    const { invoice, logo } = source;
    if (invoice.datum === null) throw new Error(`Invoice ${String(id)} is a draft: there is nothing to keep.`);
    return { bytes: await printer.print({ kind: 'invoice', invoice }, logo, invoice.datum), isKept: false };
  };
  return {
    checkImage: (bytes) => printer.checkImage(bytes),
    preview: (document, logo, date) => printer.print(document, logo, date),
    async invoice(id) {
      const { bytes, isKept } = await found(id);
      if (isKept) return bytes;
      return database.write(async (db) => {
        await keepDocuments(db, [{ factuur_id: id, bytes }], now());
        return (await documentOf(db, id)) ?? bytes;
      });
    },
    async unkept(id) {
      const { bytes, isKept } = await found(id);
      return isKept ? null : bytes;
    },
  };
}
