// Sends a mail of the outbox: at least once, with the same Message-ID each time, and stores the result.
import { documentName } from '../../domain/invoices/invoice-document.ts';
import type { Reader } from '../../db/engine/reader.ts';
import { openAmount } from '../../db/invoices/invoice-mails.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { rows as invoices } from '../../db/invoices/invoices.ts';
import { rows, type MailRow } from '../../db/announcements/mails.ts';
import { lockRoot } from '../../db/engine/roots.ts';
import { find, one } from '../../db/engine/table.ts';
import type { Documents } from '../invoices/documents.ts';
import { GiveUp, type Job, type JobContext } from '../job.ts';
import { handOver, type Attachment, type Handover } from './smtp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// Five days, as mail servers try among each other.
const RETRIES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY, DAY, DAY];

/** The job that sends a mail with the PDF of its invoice, which is made first where none is kept. docs/decisions/130-mails.md. */
export function sendMail(documents: Documents, smtpUrl: string): Job<JobPayloads['send-mail']> {
  return {
    concurrency: 4,
    retries: RETRIES,
    async run({ mail_id }, context) {
      const mail = await beginSending(mail_id, context);
      if (mail === null) return;
      const attachments = await filesOf(mail, documents, context).catch(attachmentFailure);
      const handover = Array.isArray(attachments)
        ? await handOver(smtpUrl, mail, attachments, context.signal)
        : attachments;
      // Whoever took the job from this process sends it again.
      if (context.signal.aborted) return;
      const isLast = handover.failure?.isFinal === true || context.attempt > RETRIES.length;
      await endSending(mail_id, handover, isLast, context);
      if (handover.failure === null) return;
      throw isLast ? new GiveUp(handover.failure.message) : new Error(handover.failure.message);
    },
  };
}

/** Marks the mail as being sent; null when it was taken back or has arrived. */
async function beginSending(id: number, { write }: JobContext): Promise<MailRow | null> {
  return write(async (db) => {
    await lockRoot(db, 'mails', id);
    const mail = await find(rows.read, db, id);
    // One that is being sent already was left so by a process that ended in the middle.
    if (mail === undefined || !['queued', 'sending'].includes(mail.status)) return null;
    if (await isPointless(db, mail)) {
      await rows.update(db, mail, { status: 'cancelled', error: 'The open amount is zero.' });
      return null;
    }
    await rows.update(db, mail, { status: 'sending', attempts: mail.attempts + 1 });
    return mail;
  });
}

/** A reminder that waited, for a mail server or after failures, may find the invoice paid. */
async function isPointless(db: Reader, { kind, factuur_id }: MailRow): Promise<boolean> {
  if (factuur_id === null || (kind !== 'first_reminder' && kind !== 'second_reminder')) return false;
  return (await openAmount(db, factuur_id)) <= 0;
}

async function filesOf(mail: MailRow, documents: Documents, { read }: JobContext): Promise<Attachment[]> {
  const { factuur_id } = mail;
  if (factuur_id === null) return [];
  const content = await documents.invoice(factuur_id);
  const { factuur_nummer } = await read((db) => one(invoices.read, db, factuur_id));
  return [{ filename: documentName(factuur_nummer), content }];
}

function attachmentFailure(error: unknown): Handover {
  return { delivered: [], failure: { message: `The PDF could not be made: ${String(error)}`, isFinal: false } };
}

async function endSending(
  id: number,
  { delivered, failure }: Handover,
  isLast: boolean,
  { write, now }: JobContext,
): Promise<void> {
  await write(async (db) => {
    await lockRoot(db, 'mails', id);
    const mail = await find(rows.read, db, id);
    if (mail?.status !== 'sending') return;
    const outcome =
      failure === null
        ? ({ status: 'sent', sent_at: now(), error: null } as const)
        : { status: isLast ? ('failed' as const) : ('queued' as const), error: failure.message };
    await rows.update(db, mail, { ...outcome, delivered_to: [...mail.delivered_to, ...delivered] });
  });
}
