// Documents on request: stored ones from the database, new ones from the printer, never inside a transaction.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { documentOf, storeDocuments, printableOf } from '../../db/invoices/invoice-documents.ts';
import { rows as invoices } from '../../db/invoices/invoices.ts';
import type { ImageType } from '../../domain/house/image.ts';
import type { PrintedDocument } from '../../domain/printed-document.ts';
import type { Instant } from '../../generated/types.ts';
import type { DocumentWork } from '../../print/document.ts';
import type { Printer } from '../printer.ts';

export interface Documents {
  /** Returns the type of an image. Throws ERR_IMAGE for one that cannot be printed. */
  checkImage(bytes: Uint8Array): Promise<ImageType>;
  /** Returns the PDF of a finalised invoice: the stored one, printed and stored first where there is none. */
  printInvoice(id: number): Promise<Uint8Array>;
  /** Returns the PDF of a finalised invoice, for callers that store it themselves; null when one is stored already. */
  printIfUnstored(id: number): Promise<Uint8Array | null>;
  /** Returns a PDF that is not stored; `date` is the creation date in it. */
  printPreview(document: PrintedDocument, logo: Uint8Array | null, date: string): Promise<Uint8Array>;
}

/** How many bytes of previews are cached, and of one at most. */
const PREVIEW_CACHE_BYTES = 16_000_000;
const MAX_CACHED_PREVIEW_BYTES = 2_000_000;

/**
 * Returns the documents of an asker (handlers/fair-queue.ts); without a name, those of the service itself. Two callers that
 * print one invoice at once both get the PDF that was stored first. A preview is cached by its contents.
 */
export function createDocuments(
  database: Database,
  printer: Printer,
  now: () => Instant,
): (asker?: string) => Documents {
  const previews = new LRUCache<string, Uint8Array>({
    maxSize: PREVIEW_CACHE_BYTES,
    maxEntrySize: MAX_CACHED_PREVIEW_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const making = new Map<string, Promise<Uint8Array>>();

  const printCached = (work: DocumentWork, asker: string | undefined): Promise<Uint8Array> => {
    const key = keyOf(work);
    const cachedPreview = previews.get(key);
    if (cachedPreview !== undefined) return Promise.resolve(cachedPreview);
    const printing = making.get(key) ?? printer.print(work, asker).finally(() => making.delete(key));
    making.set(key, printing);
    return printing.then((bytes) => {
      previews.set(key, bytes);
      return bytes;
    });
  };

  return (asker) => createDocumentsFor(asker, { database, printer, now, printCached });
}

/** Returns the key of a document in the cache: equal document, logo and date make equal bytes. */
function keyOf({ document, logo, date }: DocumentWork): string {
  const hash = createHash('sha256').update(JSON.stringify([document, date]));
  return (logo === null ? hash : hash.update(logo)).digest('base64url');
}

interface DocumentTools {
  readonly database: Database;
  readonly printer: Printer;
  readonly now: () => Instant;
  readonly printCached: (work: DocumentWork, asker: string | undefined) => Promise<Uint8Array>;
}

function createDocumentsFor(
  asker: string | undefined,
  { database, printer, now, printCached }: DocumentTools,
): Documents {
  const findOrPrint = async (id: number): Promise<{ readonly bytes: Uint8Array; readonly isStored: boolean }> => {
    const source = await database.read(
      async (db) => (await documentOf(db, id)) ?? (await printableOf(db, await readOne(invoices.read, db, id))),
    );
    if (source instanceof Uint8Array) return { bytes: source, isStored: true };
    const { invoice, logo } = source;
    if (invoice.datum === null) throw new Error(`Invoice ${String(id)} is a draft: its PDF is not stored.`);
    const work = { document: { kind: 'invoice', invoice }, logo, date: invoice.datum } as const;
    return { bytes: await printer.print(work, asker), isStored: false };
  };
  return {
    checkImage: (bytes) => printer.checkImage(bytes, asker),
    printPreview: (document, logo, date) => printCached({ document, logo, date }, asker),
    async printInvoice(id) {
      const { bytes, isStored } = await findOrPrint(id);
      if (isStored) return bytes;
      return database.write(async (db) => {
        await storeDocuments(db, [{ factuur_id: id, bytes }], now());
        return (await documentOf(db, id)) ?? bytes;
      });
    },
    async printIfUnstored(id) {
      const { bytes, isStored } = await findOrPrint(id);
      return isStored ? null : bytes;
    },
  };
}
