// Sends a mail of the outbox: at least once, with the same Message-ID each time, and stores the result.
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { KindOfMail } from '../../db/announcements/mail-writing.ts';
import { enqueueSending, rows, type Mail, type MailRow } from '../../db/announcements/mails.ts';
import type { MailLayout } from '../../domain/announcements/mail-layout.ts';
import { mailServerOf, type CompanyMailServer } from '../../db/house/integrations.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { find } from '../../db/engine/changes/table.ts';
import { GiveUp, type Job, type JobContext } from '../job.ts';
import { renderMailHtml } from './mail-html.ts';
import { createLogos, type Logo } from './mail-logo.ts';
import { serverAt, serverOf, type MailServer } from './mail-servers.ts';
import type { HttpClient } from './http-client.ts';
import { submitMail, type MailAttachment, type Handover, type HtmlPart, type MessageParts } from './smtp.ts';
import { DAY, HOUR, MINUTE } from '../../domain/values/time-units.ts';

// Five days, as mail servers try among each other.
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY, DAY, DAY, DAY];

/** Returns content and media type of a file by its id; null when the file no longer exists. */
export type FileSource = (id: number, context: JobContext) => Promise<Omit<MailAttachment, 'filename'> | null>;

/** The rules of the areas for their mails, and the servers that mails are submitted to. */
export interface Outbox {
  readonly kinds: Readonly<Record<Mail['kind'], Pick<KindOfMail<never>, 'findObsoleteReason'>>>;
  readonly files: Readonly<Record<string, FileSource | undefined>>;
  /** The operator's mail server; null without one. */
  readonly smtpUrl: string | null;
  /** Whether no mail leaves: each is sent as far as the outbox says. */
  readonly isSandbox?: boolean;
  /** Looks up the mail servers of companies. */
  readonly hosts: Pick<HttpClient, 'addressOf'>;
}

/** Returns the job that sends a mail with its files, and creates files that are not stored. docs/decisions/130-mails-out-and-in.md. */
export function sendMail(outbox: Outbox): Job<JobPayloads['send-mail']> {
  const logoOf = createLogos();

  const partsOf = async (mail: MailRow, context: JobContext): Promise<MessageParts> => ({
    attachments: await filesOf(mail, outbox, context),
    html:
      mail.layout === null
        ? null
        : await renderHtmlPart(mail, mail.layout, () => logoOf(mail.layout?.logo_sha256 ?? null, context)),
  });

  return {
    concurrency: 4,
    retries: RETRY_DELAYS_MS,
    async run({ mail_id }, context) {
      const mailToSend = await beginSending(mail_id, outbox, context);
      if (mailToSend === null) return;
      const { mail, server } = mailToSend;
      const parts = await partsOf(mail, context).catch(toAttachmentFailure);
      const handover = 'failure' in parts ? parts : await sendVia(server, mail, parts, outbox, context);
      // The process that claimed the job since sends the mail again.
      if (context.signal.aborted) return;
      const isLast = handover.failure?.isFinal === true || context.attempt > RETRY_DELAYS_MS.length;
      await endSending(mail_id, handover, isLast, context);
      if (handover.failure === null) return;
      throw isLast ? new GiveUp(handover.failure.message) : new Error(handover.failure.message);
    },
  };
}

interface MailToSend {
  readonly mail: MailRow;
  /** The mail server of the company; that of the operator where it has none. */
  readonly server: CompanyMailServer | string;
}

/** Marks the mail as being sent; returns null when it was withdrawn, has arrived, or waits for a process with a mail server. */
async function beginSending(id: number, { kinds, smtpUrl }: Outbox, { write }: JobContext): Promise<MailToSend | null> {
  return write(async (db) => {
    await lockRoot(db, 'mails', id);
    const mail = await find(rows.read, db, id);

    // One that is being sent already was left so by a process that ended in the middle.
    if (mail === undefined || !['queued', 'sending'].includes(mail.status)) return null;

    const reason = await kinds[mail.kind].findObsoleteReason(db, mail.subject_id, mail.to);
    if (reason !== null) {
      await rows.update(db, mail, { status: 'cancelled', error: reason });
      return null;
    }

    const server = (await mailServerOf(db, mail.bedrijf_id)) ?? smtpUrl;
    if (server === null) {
      await enqueueSending(db, [mail]);
      return null;
    }

    await rows.update(db, mail, { status: 'sending', attempts: mail.attempts + 1 });
    return { mail, server };
  });
}

async function renderHtmlPart(
  mail: MailRow,
  layout: MailLayout,
  logoOf: () => Promise<Logo | null>,
): Promise<HtmlPart> {
  const logo = await logoOf();
  return { html: renderMailHtml(mail, layout, logo), logo, unsubscribe: layout.unsubscribe?.url ?? null };
}

/** Returns the files of a mail, in their order. Throws GoneFile for one that no attempt will find. */
async function filesOf({ files }: MailRow, outbox: Outbox, context: JobContext): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  for (const { source, id, filename } of files) {
    const fetch = outbox.files[source];
    // A newer process has put it in: that one, or this one after its upgrade, sends it.
    if (fetch === undefined) throw new Error(`Attachments of the source ${source} are unknown here.`);
    const file = await fetch(id, context);
    if (file === null) throw new GoneFile(`The attachment ${filename} no longer exists.`);
    attachments.push({ filename, ...file });
  }
  return attachments;
}

async function sendVia(
  server: MailToSend['server'],
  mail: MailRow,
  parts: MessageParts,
  outbox: Outbox,
  context: JobContext,
): Promise<Handover> {
  if (outbox.isSandbox === true) return { delivered: [...mail.to, ...mail.cc], failure: null };
  const serverResult = await findServer(server, outbox, context);
  return 'failure' in serverResult ? serverResult : submitMail(serverResult, mail, parts, context.signal);
}

async function findServer(
  server: MailToSend['server'],
  { hosts }: Outbox,
  { keys }: JobContext,
): Promise<MailServer | Handover> {
  if (typeof server === 'string') return serverAt(server);
  try {
    return serverOf(server.settings, server.readPassword(keys), await hosts.addressOf(server.settings.host));
  } catch (error) {
    // The secret or the server name is wrong; the mail is not at fault and is retried.
    return { delivered: [], failure: { message: (error as Error).message, isFinal: false } };
  }
}

class GoneFile extends Error {}

function toAttachmentFailure(error: unknown): Handover {
  const failure =
    error instanceof GoneFile
      ? { message: error.message, isFinal: true }
      : { message: `An attachment could not be made: ${String(error)}`, isFinal: false };
  return { delivered: [], failure };
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
