// Notifications of Peppol providers. They only trigger a request to the provider: their contents are not trusted.
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { PeppolConnection } from '../../db/house/integrations.ts';
import { findConnectionByToken } from '../../db/house/integrations.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as documents from '../../db/invoices/peppol-documents.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { parseJson } from '../../domain/invoices/provider-response.ts';
import { readContents, readDocument } from '../../domain/invoices/received-ubl.ts';
import { readEvents, type StorecoveEvent } from '../../domain/invoices/storecove.ts';
import type { Instant } from '../../generated/types.ts';
import { createSendingJob } from './settle-sending.ts';

/** The job that looks for received documents of an integration; with an id it fetches that one. */
export function createReceivingJob(
  integration_id: number,
  document_id: string | null = null,
): {
  readonly kind: 'receive-peppol';
  readonly payload: { readonly integration_id: number; readonly document_id: string | null };
  readonly key: string;
} {
  const key = `${String(integration_id)} ${document_id ?? ''}`;
  return { kind: 'receive-peppol', payload: { integration_id, document_id }, key };
}

/** Handles a notification at the address with this token; returns false for an unknown address or event. */
export async function receivePeppolNotification(
  db: Writer,
  { token, body }: { readonly token: string; readonly body: Uint8Array },
  now: Instant,
): Promise<boolean> {
  const connection = await findConnectionByToken(db, token);
  if (connection === undefined) return false;
  if (connection.kind === 'peppol_sandbox') await storePosted(db, connection, body, now);
  if (connection.kind === 'billit') await enqueue(db, createReceivingJob(connection.id));
  if (connection.kind !== 'storecove') return true;
  const events = readEvents(parseJson(Buffer.from(body).toString('utf8')));
  let isKnown = true;
  for (const event of events) isKnown = (await noteEvent(db, connection.id, event, now)) && isKnown;
  return isKnown;
}

/** With the sandbox the body is the document; each document is received once. */
async function storePosted(db: Writer, { id }: PeppolConnection, body: Uint8Array, now: Instant): Promise<void> {
  const file = await readDocument(body, turn);
  const provider_document_id = createHash('sha256').update(file.bytes).digest('hex');
  const document = { integration_id: id, provider_document_id };
  await documents.store(db, document, { contents: readContents(file), bytes: file.bytes }, now);
}

/** Queues the job for an event. Returns false for an unknown sending, so that the provider reports it again later. */
export async function noteEvent(
  db: Writer,
  integration_id: number,
  event: StorecoveEvent,
  now: Instant,
): Promise<boolean> {
  if (event.about === 'document') {
    if (!(await documents.isStored(db, integration_id, event.guid)))
      await enqueue(db, createReceivingJob(integration_id, event.guid));
    return true;
  }

  const { guid: provider_document_id, reference, failure } = event;
  const id = await sendings.findByDocument(db, integration_id, { provider_document_id, reference });
  const sending = id === undefined ? undefined : await sendings.lock(db, id);
  if (sending === undefined) return false;

  // An attempt without a response: its document is known to have arrived, and the next check asks by this id.
  const arrivalChanges =
    sending.status === 'queued' ? ({ status: 'sent', provider_document_id, sent_at: now } as const) : {};
  if (sending.status === 'queued' || sending.status === 'sent') {
    await sendings.save(db, sending, { ...arrivalChanges, ...(failure === null ? {} : { reported_error: failure }) });
    await enqueue(db, createSendingJob(sending.id));
  }

  return true;
}
