// Documents that come in over the Peppol network: fetched from the provider, and stored once before it may forget them.
import { createHash } from 'node:crypto';
import { peppolConnection, receivers, type PeppolConnection } from '../../db/house/integrations.ts';
import * as documents from '../../db/invoices/peppol-documents.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { contentsIn, isFrom, readDocument, responseIn } from '../../domain/invoices/received-ubl.ts';
import { receivingJob } from '../../handlers/invoices/peppol-notifications.ts';
import { settleSending } from '../../handlers/invoices/settle-sending.ts';
import { enqueueEach } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import { RETRIES, type PeppolContext } from './peppol-provider.ts';

/** The documents of a provider that wait to be fetched. Each function throws to be tried again. */
export interface PeppolInbox {
  /** Fetches everything that waits, or the document with an id, and stores it by `take` before the provider may forget it. */
  fetch(document_id: string | null, connection: PeppolConnection, context: PeppolContext, take: Take): Promise<void>;
}

/** Stores a document that came in, once. */
export type Take = (document: {
  readonly id: string;
  readonly sender: string | null;
  readonly bytes: Uint8Array;
}) => Promise<void>;

/** The inboxes of the providers that have one. */
export type PeppolInboxes = Readonly<Partial<Record<PeppolConnection['kind'], PeppolInbox>>>;

/** The job that fetches documents. docs/decisions/314-documents-over-peppol.md. */
export function receivePeppol(inboxes: PeppolInboxes): Job<JobPayloads['receive-peppol']> {
  return {
    concurrency: 2,
    retries: RETRIES,
    async run({ integration_id, document_id }, context) {
      const connection = await context.read((db) => peppolConnection(db, integration_id));
      const inbox = connection === undefined ? undefined : inboxes[connection.kind];
      if (connection === undefined || inbox === undefined) return;
      await inbox.fetch(document_id, connection, context, (document) => take(integration_id, document, context));
    },
  };
}

async function take(
  integration_id: number,
  { id: provider_document_id, sender, bytes }: Parameters<Take>[0],
  { write, now }: PeppolContext,
): Promise<void> {
  const file = readDocument(bytes);
  const response = file.root === undefined ? undefined : responseIn(file.root);
  const document = { integration_id, provider_document_id: idOf(provider_document_id) };
  const contents = contentsIn(file);
  if (response === undefined)
    await write((db) => documents.store(db, document, { contents, bytes: file.bytes }, now()));
  else await write((db) => settleRefusal(db, integration_id, { ...response, sender }, now()));
}

/** An id as it is stored: of one that is too long its hash. */
function idOf(id: string): string {
  return id.length <= 255 ? id : createHash('sha256').update(id).digest('hex');
}

async function settleRefusal(
  db: Parameters<typeof settleSending>[0],
  integration_id: number,
  {
    factuur_nummer,
    refusal: error,
    sender,
  }: NonNullable<ReturnType<typeof responseIn>> & { readonly sender: string | null },
  now: ReturnType<JobContext['now']>,
): Promise<void> {
  if (error === null) return;
  const found = await sendings.withInvoiceNumber(db, integration_id, factuur_nummer);
  const sending = found.find(({ receiver }) => isFrom(sender, receiver));
  if (sending !== undefined)
    await settleSending(db, sending.id, { status: 'refused', provider_document_id: null, error }, now);
}

/** Each quarter of an hour: looks for documents at every provider that a company receives over. */
export function lookForDocuments(context: JobContext): Promise<void> {
  return enqueueEach(
    context,
    (db, after, _today, limit) => receivers(db, after, limit),
    (id) => receivingJob(id),
  );
}
