// Storecove as a provider of the Peppol network, by its public HTTP interface. docs/decisions/311-peppol.md.
import type { PeppolConnection } from '../../db/house/integrations.ts';
import {
  createDiscoveryRequest,
  isBelieved,
  isDiscovered,
  refusalOf,
  storecoveAddressOf,
  createSubmissionRequest,
  readDocumentId,
  type StorecoveAddress,
} from '../../domain/invoices/storecove.ts';
import type { Reply, HttpClient } from '../announcements/http-client.ts';
import { GiveUp } from '../job.ts';
import { jsonOf, keyOf, type PeppolContext, type PeppolProvider } from './peppol-provider.ts';

/** A call to Storecove for a connection; `content` is the JSON of its body. */
export type StorecoveCall = (
  method: Parameters<HttpClient['send']>[0],
  path: string,
  connection: PeppolConnection,
  context: PeppolContext,
  content?: object,
) => Promise<Reply>;

/** Returns a function that calls Storecove at an address. `sender` limits time and size. */
export function createStorecoveCall(sender: HttpClient, apiUrl: string): StorecoveCall {
  return (method, path, connection, context, content) => {
    const headers = { authorization: `Bearer ${keyOf(connection, context)}`, accept: 'application/json' };
    const typed = content && { 'content-type': 'application/json' };
    const body = Buffer.from(content === undefined ? '' : JSON.stringify(content));
    return sender.send(method, { url: `${apiUrl}${path}`, headers: { ...headers, ...typed }, body });
  };
}

/** Storecove by its calls. It has no question by our reference: it processes the first document with an idempotencyGuid only. */
export function createStorecoveProvider(call: StorecoveCall): PeppolProvider {
  return {
    async hasAddress(address, connection, context) {
      const to = storecoveAddressOf(address);
      if (to === undefined) return false;
      return isDiscovered(
        jsonOf(await call('POST', '/discovery/receives', connection, context, createDiscoveryRequest(to)), context),
      );
    },
    async send(sending, connection, context) {
      const submission = createSubmissionRequest(
        sending,
        requireAddress(sending.receiver),
        connection.settings.legal_entity_id,
      );

      const reply = await call('POST', '/document_submissions', connection, context, submission);
      if (reply.status === 422) {
        // The response is equal for a document that Storecove has already: a notification reports the state of that one.
        if (sending.isAgain)
          throw new Error('Storecove has the document already, or refuses it: it has not said which yet.');
        return { status: 'refused', provider_document_id: null, error: refusalOf(reply.body) };
      }

      const guid = readDocumentId(jsonOf(reply, context));
      if (guid === undefined) throw new Error('Storecove took a document and did not say its id.');

      return { status: 'sent', provider_document_id: guid };
    },
    async get({ provider_document_id, reported_error, sent_at }, connection, context) {
      const path = `/document_submissions/${encodeURIComponent(provider_document_id ?? '')}/evidence/sending`;
      const reply = await call('GET', path, connection, context);
      if (reply.status !== 404) {
        jsonOf(reply, context);
        return { status: 'delivered', provider_document_id };
      }
      // Notifications are not authenticated: a reported failure counts after an hour without evidence of delivery.
      if (reported_error !== null && isBelieved({ sent_at }, context.now()))
        return { status: 'refused', provider_document_id, error: reported_error };
      return { status: 'sent', provider_document_id };
    },
  };
}

function requireAddress(receiver: string): StorecoveAddress {
  const to = storecoveAddressOf(receiver);
  if (to === undefined) throw new GiveUp(`Storecove has no name for the scheme of ${receiver}.`);
  return to;
}
