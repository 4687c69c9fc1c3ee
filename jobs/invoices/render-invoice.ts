// Makes the PDF of a permanent invoice ahead of the first request for it.
import { storeDocuments, type InvoiceDocument } from '../../db/invoices/invoice-documents.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { Documents } from './documents.ts';
import type { Job } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/**
 * The job that makes and keeps an invoice's PDF; done again it changes nothing. It is kept where it is written that the job
 * has ended: one transaction, where hundreds of invoices wait to become permanent.
 */
export function renderInvoice(documents: Documents): Job<JobPayloads['render-invoice']> {
  return {
    concurrency: 2,
    retries: [MINUTE / 6, MINUTE, 10 * MINUTE, 60 * MINUTE],
    async run({ factuur_id }) {
      const bytes = await documents.printIfUnstored(factuur_id);
      return bytes === null ? undefined : ({ factuur_id, bytes } satisfies InvoiceDocument);
    },
    conclude: (db, left, now) => storeDocuments(db, left as readonly InvoiceDocument[], now),
  };
}
