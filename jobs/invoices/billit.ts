// Billit as a provider of the Peppol network, by its public HTTP interface. docs/decisions/311-peppol.md.
import type { PeppolConnection } from '../../db/house/integrations.ts';
import {
  isKnownKey,
  isRegistered,
  participantAt,
  refusalOf,
  readSentDocumentId,
} from '../../domain/invoices/billit.ts';
import type { Reply, HttpClient } from '../announcements/http-client.ts';
import { jsonOf, keyOf, type PeppolContext, type PeppolProvider } from './peppol-provider.ts';

type BillitMethod = Parameters<HttpClient['send']>[0];

/** A call to Billit for a connection. `request` is the JSON of its body, with the key under which it may be repeated. */
export type BillitCall = (
  method: BillitMethod,
  path: string,
  connection: PeppolConnection,
  context: PeppolContext,
  request?: { readonly key: string; readonly body: object },
) => Promise<Reply>;

/** Returns a function that calls Billit at an address. `sender` limits time and size. */
export function createBillitCall(sender: HttpClient, apiUrl: string): BillitCall {
  return (method, path, connection, context, request) => {
    const { party_id = '' } = connection.settings;
    const headers = { apikey: keyOf(connection, context), partyid: party_id, accept: 'application/json' };
    const keyed = request && { 'content-type': 'application/json', 'idempotency-key': request.key };
    const body = Buffer.from(request === undefined ? '' : JSON.stringify(request.body));
    return sender.send(method, { url: `${apiUrl}${path}`, headers: { ...headers, ...keyed }, body });
  };
}

/** Billit by its calls. It has no question by our reference: it refuses an Idempotency-Key that it has sent a document under. */
export function createBillitProvider(call: BillitCall): PeppolProvider {
  return {
    async hasAddress(address, connection, context) {
      const path = `/peppol/participantInformation/${encodeURIComponent(participantAt(address))}`;
      const reply = await call('GET', path, connection, context);
      return reply.status === 404 ? false : isRegistered(jsonOf(reply, context), address);
    },
    async send({ reference, ubl }, connection, context) {
      const request = { key: reference, body: { XML: Buffer.from(ubl).toString('utf8') } };
      const reply = await call('POST', '/peppol/sendxml', connection, context, request);
      // Billit stores the key with a success only: an earlier attempt arrived, and its response was lost.
      if (reply.status === 409 && isKnownKey(reply.body)) return { status: 'delivered', provider_document_id: null };
      if (reply.status === 400 || reply.status === 422)
        return { status: 'refused', provider_document_id: null, error: refusalOf(reply.body) };
      // Billit responds once the network has the document: no later state is asked for.
      return { status: 'delivered', provider_document_id: readSentDocumentId(jsonOf(reply, context)) };
    },
    get: ({ provider_document_id, reported_error }) =>
      Promise.resolve(
        reported_error === null
          ? { status: 'delivered', provider_document_id }
          : { status: 'refused', provider_document_id, error: reported_error },
      ),
  };
}
