// Every hour: enqueues jobs for the drafts that the clock has to make, and for those that it has to send.
import { findDueDrafts, findDueSendings } from '../../db/invoices/due-invoices.ts';
import { isInvoicedByClock } from '../../db/house/settings.ts';
import { enqueueEach } from '../each.ts';
import type { JobContext } from '../job.ts';

type DraftContext = Pick<JobContext, 'read' | 'single' | 'write' | 'today'>;

/** The round: enqueues a job for each booking, so that a failed one delays no other. */
export async function enqueueDrafts(context: DraftContext): Promise<void> {
  if (await context.read(isInvoicedByClock))
    await enqueueEach(context, findDueDrafts, (id) => ({
      kind: 'draft-invoice',
      payload: { boeking_id: id },
      key: String(id),
    }));
  await enqueueEach(context, findDueSendings, (id) => ({
    kind: 'send-invoice',
    payload: { factuur_id: id },
    key: String(id),
  }));
}
