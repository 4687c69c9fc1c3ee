// Sendings over the Peppol network after their commit: looked up before they are repeated, settled once.
import { findPeppolConnection, type PeppolConnection } from '../../db/house/integrations.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { printedOf } from '../../db/invoices/invoice-documents.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import type { PeppolSending } from '../../db/invoices/peppol-sendings.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { PrintedInvoice } from '../../domain/invoices/invoice-document.ts';
import {
  isUndecided,
  listKnownAddresses,
  type ReportedSending,
  type SendingFacts,
} from '../../domain/invoices/peppol-sending.ts';
import { buildEInvoice } from '../../domain/invoices/ubl.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import {
  noteSending,
  createSendingJob,
  settleSending,
  type SettlingContext,
} from '../../handlers/invoices/settle-sending.ts';
import { enqueueEach } from '../each.ts';
import { GiveUp, type Job, type JobContext } from '../job.ts';
import { isRefusal } from '../refusal.ts';
import type { PeppolLookUp } from './peppol-look-up.ts';
import type { PeppolProvider, PeppolProviders } from './peppol-provider.ts';
import { DAY } from '../../domain/values/time-units.ts';
import { RETRY_DELAYS_MS } from '../retry-delays.ts';

/** An undecided sending, with all that its next step needs. */
interface SendingWork {
  readonly sending: PeppolSending;
  readonly connection: PeppolConnection | undefined;
  readonly invoice: PrintedInvoice;
  readonly facts: SendingFacts;
}

/**
 * Returns the job that sends an invoice, or asks for the state of its sending. Where it is unknown whether the provider
 * received it, the provider is asked first. docs/decisions/311-peppol.md.
 */
export function sendPeppol(providers: PeppolProviders, lookUp: PeppolLookUp): Job<JobPayloads['send-peppol']> {
  return {
    concurrency: 4,
    retries: RETRY_DELAYS_MS,
    async run({ sending_id }, context) {
      const work = await context.read((db) => workOf(db, sending_id));
      if (work === undefined) return;
      const reported = await advanceSending(work, { providers, lookUp, context }).catch((error: unknown) =>
        noteNotSent(error, sending_id, context),
      );
      if (reported !== undefined)
        await context.write((db) => settleSending(db, sending_id, reported, createSettlingContext(context)));
    },
  };
}

async function workOf(db: Reader, id: number): Promise<SendingWork | undefined> {
  const sending = await sendings.find(db, id);
  if (sending === undefined || !isUndecided(sending)) return undefined;
  const row = await readOne(invoices.rows.read, db, sending.factuur_id);
  const connection = await findPeppolConnection(db, sending.integration_id);
  const facts = await sendings.factsOf(db, row);
  return { sending, connection, invoice: await printedOf(db, row), facts };
}

interface SendingTools {
  readonly providers: PeppolProviders;
  readonly lookUp: PeppolLookUp;
  readonly context: JobContext;
}

async function advanceSending(
  work: SendingWork,
  { providers, lookUp, context }: SendingTools,
): Promise<ReportedSending | undefined> {
  const { sending, connection } = work;
  if (connection === undefined) throw new GiveUp('The integration was deleted: send the invoice again.');
  const provider = providers[connection.kind];
  if (sending.status === 'sent') return provider.get(sending, connection, context);
  const receiver = await findReceiver(work, connection, lookUp, context);
  if (receiver === undefined) return reportUnknownReceiver(sending);
  const before = sending.asked_at === null ? undefined : await provider.find?.(sending.reference, connection, context);
  return before ?? send({ ...work, sending: { ...sending, receiver } }, connection, provider, context);
}

/** Returns the address to send to; for an automatic sending the first one that the network knows. Returns undefined for none. */
async function findReceiver(
  { sending, invoice, facts }: SendingWork,
  connection: PeppolConnection,
  lookUp: PeppolLookUp,
  context: JobContext,
): Promise<string | undefined> {
  if (!sending.is_automatic || sending.asked_at !== null) return sending.receiver;
  return (
    (await lookUp(listKnownAddresses(invoice, facts, sending.receiver), connection, context)).peppol_id ?? undefined
  );
}

function reportUnknownReceiver({ receiver }: PeppolSending): ReportedSending {
  const error = `The Peppol network does not know ${receiver} as a receiver of invoices.`;
  return { status: 'refused', provider_document_id: null, error };
}

async function send(
  { sending, invoice }: SendingWork,
  connection: PeppolConnection,
  provider: PeppolProvider,
  context: JobContext,
): Promise<ReportedSending | undefined> {
  const { id, reference, sender, receiver, asked_at } = sending;
  const tree = buildEInvoice(invoice, { from: sender, to: receiver });
  // Imported here: at the start, its package would delay the server.
  const { encodeXml } = await import('../../domain/values/xml.ts');
  // Stored before the call: after a crash the next process knows that the provider may have the document.
  if (!(await context.write((db) => noteAsked(db, id, receiver, context)))) return undefined;
  const request = { reference, receiver, ubl: encodeXml(tree), isAgain: asked_at !== null };
  return provider.send(request, connection, context);
}

/** Records that the provider is being asked; returns false where a notification has settled the sending since. */
async function noteAsked(db: Writer, id: number, receiver: string, { now }: JobContext): Promise<boolean> {
  const sending = await sendings.lock(db, id);
  if (sending?.status !== 'queued') return false;
  await sendings.save(db, sending, { receiver, asked_at: sending.asked_at ?? now() });
  return true;
}

/** Records why a sending failed; throws for a retry, unless no retry can help. */
async function noteNotSent(error: unknown, sending_id: number, context: JobContext): Promise<undefined> {
  const isFinal = error instanceof GiveUp || isRefusal(error);
  const reason = reasonOf(error);
  context.log.warn({ sending_id, reason }, 'an invoice was not sent over Peppol');
  // An accepted sending stays accepted: the hourly round asks for its state.
  const ends = isFinal ? (['queued'] as const) : [];
  await context.write((db) => noteSending(db, sending_id, { error: reason, ends }, createSettlingContext(context)));
  if (!isFinal) throw error;
}

function createSettlingContext({ now, settings }: JobContext): SettlingContext {
  return { now: now(), settings };
}

function reasonOf(error: unknown): string {
  if (isRefusal(error)) return error.problems.map(({ message }) => message).join(' ');
  return error instanceof Error ? error.message : String(error);
}

/** How long a sending is retried, and how long the state of an accepted one is asked for, in milliseconds; then it is given up. */
const MAX_RETRY_AGE_MS = 7 * DAY;
const MAX_AWAITED_AGE_MS = 30 * DAY;

/** The hourly round: continues undecided sendings. Gives up those not accepted for a week, or not delivered for a month. */
export async function askAfterSendings(context: JobContext): Promise<void> {
  const subtractAge = (age: number) => instantAt(millisecondsOf(context.now()) - age);
  const since = subtractAge(MAX_AWAITED_AGE_MS);
  const ends = [
    { status: 'queued', until: subtractAge(MAX_RETRY_AGE_MS) },
    { status: 'sent', until: since },
  ] as const;

  for (const end of ends) {
    await enqueueEach(
      context,
      (db, { after, limit }) => sendings.findOverdueSendings(db, after, end, limit),
      (id) => ({ ...createSendingJob(id), kind: 'give-up-peppol' }),
    );
  }

  await enqueueEach(
    context,
    (db, { after, limit }) => sendings.findUndecided(db, after, since, limit),
    createSendingJob,
  );
}

const NEVER_DELIVERED_MESSAGE = 'The provider took it, and did not say within thirty days whether it arrived.';

/** The job that gives up a sending: not accepted for a week, or without a final state for a month. */
export const giveUpPeppol: Job<JobPayloads['give-up-peppol']> = {
  concurrency: 1,
  retries: RETRY_DELAYS_MS,
  async run({ sending_id }, { write, now, settings }) {
    await write(async (db) => {
      const sending = await sendings.lock(db, sending_id);
      if (sending === undefined || !isUndecided(sending)) return;
      const isTaken = sending.status === 'sent';
      const age = millisecondsOf(now()) - millisecondsOf(sending.created_at);
      if (age < (isTaken ? MAX_AWAITED_AGE_MS : MAX_RETRY_AGE_MS)) return;
      const error = `${isTaken ? NEVER_DELIVERED_MESSAGE : 'Given up after a week.'} ${sending.error ?? ''}`.trim();
      await noteSending(db, sending_id, { error, ends: [sending.status] }, { now: now(), settings });
    });
  },
};
