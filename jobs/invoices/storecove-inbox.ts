// The documents and notifications that wait at Storecove. docs/decisions/311-peppol.md.
import type { PeppolConnection } from '../../db/house/integrations.ts';
import * as documents from '../../db/invoices/peppol-documents.ts';
import * as sendings from '../../db/invoices/peppol-sendings.ts';
import {
  readEvents,
  readQueuedNotification,
  decodeReceivedBytes,
  type StorecoveEvent,
} from '../../domain/invoices/storecove.ts';
import { noteEvent } from '../../handlers/invoices/peppol-notifications.ts';
import { jsonOf, type PeppolContext } from './peppol-provider.ts';
import type { PeppolInbox, DocumentSink } from './peppol-receiving.ts';
import type { StorecoveCall } from './storecove.ts';

/** How many notifications one job reads. */
const MAX_NOTIFICATIONS = 500;

/** Returns the inbox. A notification is deleted at Storecove once everything that it names is stored. */
export function createStorecoveInbox(call: StorecoveCall): PeppolInbox {
  const fetchOne = async (guid: string, connection: PeppolConnection, context: PeppolContext, take: DocumentSink) => {
    if (await context.read((db) => documents.isStored(db, connection.id, guid))) return;
    const reply = await call('GET', `/received_documents/${encodeURIComponent(guid)}/original`, connection, context);
    // Storecove never had the document: the notification was not genuine.
    if (reply.status === 404) return;
    if (reply.status !== 200) jsonOf(reply, context);
    else await take({ id: guid, sender: null, bytes: reply.cut ? null : decodeReceivedBytes(reply.body) });
  };

  /** Returns false where the notification of the event must stay at Storecove. */
  const handleEvent = async (
    event: StorecoveEvent,
    connection: PeppolConnection,
    context: PeppolContext,
    take: DocumentSink,
  ) => {
    if (event.about === 'document') {
      await fetchOne(event.guid, connection, context, take);
      return true;
    }
    if (await context.write((db) => noteEvent(db, connection.id, event, context.now()))) return true;
    // The id of the named document may not be stored yet. Ours have no reference.
    return event.reference !== '' || !(await context.read((db) => sendings.isAwaitingAnswer(db, connection.id)));
  };

  return {
    async fetch(document_id, connection, context, take) {
      if (document_id !== null) {
        await fetchOne(document_id, connection, context, take);
        return;
      }
      for (let count = 0; count < MAX_NOTIFICATIONS; count += 1) {
        const reply = await call('GET', '/webhook_instances/', connection, context);
        const next = reply.status === 204 ? undefined : readQueuedNotification(jsonOf(reply, context));
        if (next === undefined) return;
        for (const event of readEvents(next.body)) if (!(await handleEvent(event, connection, context, take))) return;
        const deletion = await call(
          'DELETE',
          `/webhook_instances/${encodeURIComponent(next.guid)}`,
          connection,
          context,
        );
        if (deletion.status === null || deletion.status >= 300) jsonOf(deletion, context);
      }
    },
  };
}
