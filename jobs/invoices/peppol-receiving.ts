// Incoming documents of the Peppol network: fetched from the provider, and stored once before the provider may delete them.
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { findPeppolConnection, findReceivers, type PeppolConnection } from '../../db/house/integrations.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as documents from '../../db/invoices/peppol-documents.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import {
  readContents,
  readDocument,
  readResponse,
  TOO_LARGE_CONTENTS,
  type InvoiceResponse,
} from '../../domain/invoices/received-ubl.ts';
import { isAnswered } from '../../domain/invoices/peppol-sending.ts';
import { createReceivingJob } from '../../handlers/invoices/peppol-notifications.ts';
import { settleSending, type SettlingContext } from '../../handlers/invoices/settle-sending.ts';
import { enqueueEach } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import type { PeppolContext } from './peppol-provider.ts';
import { RETRY_DELAYS_MS } from '../retry-delays.ts';

/** The documents of a provider that wait to be fetched. Each function throws for a retry. */
export interface PeppolInbox {
  /** Fetches all waiting documents, or the one with an id, and stores each by `take` before the provider may delete it. */
  fetch(
    document_id: string | null,
    connection: PeppolConnection,
    context: PeppolContext,
    take: DocumentSink,
  ): Promise<void>;
}

/** Stores a document that came in, once. */
export type DocumentSink = (document: {
  readonly id: string;
  readonly sender: string | null;
  /** Null for one that is too large to be fetched. */
  readonly bytes: Uint8Array | null;
}) => Promise<void>;

/** The inboxes of the providers that have one. */
export type PeppolInboxes = Readonly<Partial<Record<PeppolConnection['kind'], PeppolInbox>>>;

/** The job that fetches documents. docs/decisions/311-peppol.md. */
export function receivePeppol(inboxes: PeppolInboxes): Job<JobPayloads['receive-peppol']> {
  return {
    concurrency: 2,
    retries: RETRY_DELAYS_MS,
    async run({ integration_id, document_id }, context) {
      const connection = await context.read((db) => findPeppolConnection(db, integration_id));
      const inbox = connection === undefined ? undefined : inboxes[connection.kind];
      if (connection === undefined || inbox === undefined) return;
      await inbox.fetch(document_id, connection, context, (document) =>
        storeReceived(integration_id, document, context),
      );
    },
  };
}

async function storeReceived(
  integration_id: number,
  { id: provider_document_id, sender, bytes }: Parameters<DocumentSink>[0],
  { write, now, settings }: JobContext,
): Promise<void> {
  const document = { integration_id, provider_document_id: idOf(provider_document_id) };
  const file = bytes === null ? undefined : await readDocument(bytes, turn);
  const contents = file === undefined ? TOO_LARGE_CONTENTS : readContents(file);
  const response = file?.root === undefined ? undefined : readResponse(file.root);
  // An accepted invoice needs no action.
  if (response?.refusal === null) return;

  await write(async (db) => {
    if (await documents.isStored(db, integration_id, document.provider_document_id)) return;
    const settling = { now: now(), settings };
    const handled =
      response !== undefined && (await settleRefusal(db, integration_id, { ...response, sender }, settling));
    await documents.store(db, { ...document, handled }, { contents, bytes: file?.bytes ?? new Uint8Array() }, now());
  });
}

/** Returns an id as it is stored: one that is too long as its hash. */
function idOf(id: string): string {
  return id.length <= 255 ? id : createHash('sha256').update(id).digest('hex');
}

type ReceivedRefusal = InvoiceResponse & { readonly sender: string | null };

/** Settles the sending that a response refuses; returns false where none of ours is meant. */
async function settleRefusal(
  db: Writer,
  integration_id: number,
  { factuur_nummer, company, refusal: error, sender }: ReceivedRefusal,
  context: SettlingContext,
): Promise<boolean> {
  if (error === null || sender === null) return false;
  const candidates = await sendings.findByInvoiceNumber(db, integration_id, factuur_nummer);
  const sending = candidates.find((each) => isAnswered(each, { company, sender }));
  if (sending === undefined) return false;
  await settleSending(db, sending.id, { status: 'refused', provider_document_id: null, error }, context);
  return true;
}

/** The round of every quarter of an hour: enqueues a look at each provider that a company receives through. */
export function enqueueReceiving(context: JobContext): Promise<void> {
  return enqueueEach(
    context,
    (db, { after, limit }) => findReceivers(db, after, limit),
    (id) => createReceivingJob(id),
  );
}
