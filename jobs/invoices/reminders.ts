// Scheduled payment reminders: every morning, at most once each, never without an open amount.
import { findDueReminders } from '../../db/invoices/due-invoices.ts';
import { queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import { invoiceMails, readMailDetail } from '../../db/invoices/invoice-mails.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { find } from '../../db/engine/changes/table.ts';
import { selectDueReminder, planReminderChange } from '../../domain/invoices/reminder.ts';
import { enqueueEach } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/** The round of every morning: enqueues a job for each invoice, so that a failed one delays no other. */
export async function enqueueReminders(context: Pick<JobContext, 'single' | 'write' | 'today'>): Promise<void> {
  await enqueueEach(context, findDueReminders, (id) => ({
    kind: 'remind-invoice',
    payload: { factuur_id: id },
    key: String(id),
  }));
}

/** Puts the reminder that is due in the outbox, and its date on the invoice, in one transaction under the invoice's lock. */
export const remindInvoice: Job<JobPayloads['remind-invoice']> = {
  concurrency: 4,
  retries: [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE],
  async run({ factuur_id: id }, { write, now, today, settings }) {
    await write(async (db) => {
      if ((await lockRoot(db, 'invoices', id)) === undefined) return;
      const invoice = await find(invoices.rows.read, db, id);
      const kind = invoice === undefined ? null : selectDueReminder(invoice, today());
      if (invoice === undefined || kind === null) return;
      const detail = await readMailDetail(db, invoice, settings);
      if (detail.open <= 0) return;
      const unknown = await queueDefaultMail(db, invoiceMails[kind], { id, userId: null, detail }, now());
      if (unknown === null) return;
      await invoices.rows.update(db, invoice, planReminderChange(kind, today()));
    });
  },
};
