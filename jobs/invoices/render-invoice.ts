// Prints the PDF of a finalised invoice ahead of the first request for it.
import { storeDocuments, type InvoiceDocument } from '../../db/invoices/invoice-documents.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { Documents } from './documents.ts';
import type { Job } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/**
 * Returns the job that prints and stores an invoice's PDF; repeating it changes nothing. The PDF is stored in the transaction
 * that ends the job: one less, while hundreds of invoices wait to be finalised.
 */
export function renderInvoice(documents: Documents): Job<JobPayloads['render-invoice']> {
  return {
    concurrency: 2,
    retries: [MINUTE / 6, MINUTE, 10 * MINUTE, 60 * MINUTE],
    async run({ factuur_id }) {
      const bytes = await documents.printIfUnstored(factuur_id);
      return bytes === null ? undefined : ({ factuur_id, bytes } satisfies InvoiceDocument);
    },
    conclude: (db, invoiceDocuments, now) => storeDocuments(db, invoiceDocuments as readonly InvoiceDocument[], now),
  };
}
