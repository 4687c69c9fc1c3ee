// The inbox of Billit: received documents, and responses to our invoices. docs/decisions/311-peppol.md.
import type { PeppolConnection } from '../../db/house/integrations.ts';
import { readFileBytes, listInboxItems, type InboxItem } from '../../domain/invoices/billit.ts';
import type { BillitCall } from './billit.ts';
import { jsonOf, type PeppolContext } from './peppol-provider.ts';
import type { PeppolInbox, DocumentSink } from './peppol-receiving.ts';

/** How many pages of the inbox one job reads. */
const MAX_PAGES = 20;

/** The inbox by calls. An item is confirmed once it is stored, and is not shown again then. */
export function createBillitInbox(call: BillitCall): PeppolInbox {
  const fetchOne = async (
    item: InboxItem,
    connection: PeppolConnection,
    context: PeppolContext,
    take: DocumentSink,
  ) => {
    const { id, fileId, sender } = item;
    const file = await call('GET', `/files/${encodeURIComponent(fileId)}`, connection, context);
    const isTooLarge = file.status === 200 && file.cut;
    const bytes = isTooLarge ? null : readFileBytes(jsonOf(file, context));
    if (bytes === undefined) throw new Error('Billit answered a file without its contents.');
    await take({ id, sender, bytes });
    const confirmed = await call('POST', `/peppol/inbox/${encodeURIComponent(id)}/confirm`, connection, context);
    if (confirmed.status !== 200 && confirmed.status !== 204) jsonOf(confirmed, context);
  };
  return {
    async fetch(_document_id, connection, context, take) {
      const seenIds = new Set<string>();
      const failures: unknown[] = [];
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const items = listInboxItems(jsonOf(await call('GET', '/peppol/inbox', connection, context), context));
        const unseen = items.filter(({ id }) => !seenIds.has(id));
        if (unseen.length === 0) break;
        for (const item of unseen) {
          seenIds.add(item.id);
          // A document that cannot be fetched does not stop the others.
          await fetchOne(item, connection, context, take).catch((error: unknown) => failures.push(error));
        }
      }

      if (failures.length > 0) throw failures[0];
    },
  };
}
