// Sendings over the Peppol network: queued automatically, settled once, and mailed when they are refused.
import { queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import { findMailsAbout } from '../../db/announcements/mails.ts';
import { find } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { invoiceMails, readMailDetail } from '../../db/invoices/invoice-mails.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import type { PeppolSending } from '../../db/invoices/peppol-sendings.ts';
import { enqueue, addMilliseconds } from '../../db/queue/jobs.ts';
import { selectPeppolAddress } from '../../domain/invoices/peppol-address.ts';
import {
  applyReport,
  isUndecided,
  calculateRetryDelay,
  type ReportedSending,
  type SendingStatus,
} from '../../domain/invoices/peppol-sending.ts';
import { millisecondsOf } from '../../domain/values/calendar.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** The moment at which a sending is settled, and the settings for a mail about it. */
export type SettlingContext = Pick<Context, 'now' | 'settings'>;

type PeppolCompany = Pick<components['schemas']['Company'], 'peppol_automatisch' | 'peppol_integration_id'>;

/** The job that sends an invoice over Peppol, or asks for the outcome; jobs of one sending run one at a time. */
export function createSendingJob(sending_id: number): {
  readonly kind: 'send-peppol';
  readonly payload: { readonly sending_id: number };
  readonly key: string;
} {
  return { kind: 'send-peppol', payload: { sending_id }, key: String(sending_id) };
}

/** Queues an invoice that was just finalised, where its company wants that and both parties have an address. */
export async function queueAutomatically(
  db: Writer,
  { id, afdruk }: Pick<invoices.InvoiceRow, 'id' | 'afdruk'>,
  { peppol_automatisch, peppol_integration_id: integration_id }: PeppolCompany,
  now: Instant,
): Promise<void> {
  if (!peppol_automatisch || integration_id === null || afdruk === null) return;
  const sender = selectPeppolAddress(afdruk.afzender);
  const receiver = selectPeppolAddress(afdruk.geadresseerde);
  if (sender === null || receiver === null) return;
  const newSending = { factuur_id: id, integration_id, sender, receiver, is_automatic: true, created_by: null };
  await enqueue(db, createSendingJob(await sendings.insert(db, newSending, now)));
}

/** Whether an invoice is on its way over Peppol. */
export async function isOnItsWay(db: Writer, factuur_id: number): Promise<boolean> {
  return (await sendings.findByInvoice(db, factuur_id)).some(isUndecided);
}

/**
 * Stores a provider's report about a sending, once: a final status stays, except for a later refusal by the receiver.
 */
export async function settleSending(
  db: Writer,
  id: number,
  reported: ReportedSending,
  context: SettlingContext,
): Promise<void> {
  const { now } = context;
  const sending = await sendings.lock(db, id);
  if (sending === undefined) return;
  const isRefusedLater = sending.status === 'delivered' && reported.status === 'refused';
  if (!isUndecided(sending) && !isRefusedLater) return;
  await sendings.save(db, sending, applyReport(sending, reported, now));
  if (reported.status === 'refused') await queueMailInstead(db, sending, context);
  if (reported.status === 'sent') await askAgainLater(db, sending, now);
}

async function askAgainLater(db: Writer, { id, created_at }: PeppolSending, now: Instant): Promise<void> {
  const wait = calculateRetryDelay(millisecondsOf(now) - millisecondsOf(created_at));
  if (wait !== undefined) await enqueue(db, { ...createSendingJob(id), runAt: addMilliseconds(now, wait) });
}

/** Stores why a sending failed: for the next attempt, or for good where its status is one of `ends`. */
export async function noteSending(
  db: Writer,
  id: number,
  { error, ends }: { readonly error: string; readonly ends: readonly SendingStatus[] },
  context: SettlingContext,
): Promise<void> {
  const sending = await sendings.lock(db, id);
  if (sending === undefined || !isUndecided(sending)) return;
  const isFinal = ends.includes(sending.status);
  await sendings.save(db, sending, isFinal ? { error, status: 'failed' } : { error });
  // The provider, and so the receiver, may have it: then it is not mailed automatically.
  if (isFinal && sending.asked_at === null) await queueMailInstead(db, sending, context);
}

/** Mails an invoice that could not be sent, unless a mail of it was queued before. */
async function queueMailInstead(
  db: Writer,
  { factuur_id: id, is_automatic }: PeppolSending,
  { now, settings }: SettlingContext,
): Promise<void> {
  if (!is_automatic) return;
  const row = await find(invoices.rows.read, db, id);
  const mailed = await findMailsAbout(db, { kind: 'invoice', id });
  if (row === undefined || mailed.some(({ kind }) => kind === 'invoice')) return;
  const detail = await readMailDetail(db, row, settings);
  await queueDefaultMail(db, invoiceMails.invoice, { id, userId: null, detail }, now);
}
