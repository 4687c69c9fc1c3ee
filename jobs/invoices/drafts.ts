// Every hour: enqueues jobs for the drafts that the clock has to make, and for those that it has to send.
import type { Reader } from '../../db/engine/reader.ts';
import { dueDrafts, dueSendings } from '../../db/invoices/due-invoices.ts';
import { enqueueAll, type NewJob } from '../../db/queue/jobs.ts';
import { isInvoicedByClock } from '../../db/house/settings.ts';
import type { JobContext } from '../job.ts';

type Context = Pick<JobContext, 'read' | 'write' | 'today'>;
/** Finds the next ids above `after`, at most `limit`. */
type Due = (db: Reader, after: number, today: string, limit: number) => Promise<number[]>;

const CHUNK = 400;

/** One round: a job for each, so that one that fails holds up no other. */
export async function enqueueDrafts(context: Context): Promise<void> {
  if (await context.read(isInvoicedByClock))
    await enqueueEach(context, dueDrafts, (id) => ({
      kind: 'draft-invoice',
      payload: { boeking_id: id },
      key: String(id),
    }));
  await enqueueEach(context, dueSendings, (id) => ({
    kind: 'send-invoice',
    payload: { factuur_id: id },
    key: String(id),
  }));
}

/** Puts a job in the queue for everything that is due today. */
export async function enqueueEach(
  { read, write, today }: Context,
  due: Due,
  jobOf: (id: number) => NewJob,
): Promise<void> {
  for (let after = 0; ;) {
    const ids = await read((db) => due(db, after, today(), CHUNK));
    const last = ids.at(-1);
    if (last === undefined) return;
    await write((db) => enqueueAll(db, ids.map(jobOf)));
    after = last;
  }
}
