// The inbox of Billit: documents that came in, and answers to invoices of ours. docs/decisions/314-documents-over-peppol.md.
import { fileBytes, inboxItems } from '../../domain/invoices/billit.ts';
import type { BillitCall } from './billit.ts';
import { jsonOf } from './peppol-provider.ts';
import type { PeppolInbox } from './peppol-receiving.ts';

/** As many pages of the inbox as one job goes through. */
const MOST_PAGES = 20;

/** The inbox by calls. An item is confirmed once it is stored, and is not shown again then. */
export function billitInbox(call: BillitCall): PeppolInbox {
  return {
    async fetch(_document_id, connection, context, take) {
      const seen = new Set<string>();
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const items = inboxItems(jsonOf(await call('GET', '/peppol/inbox', connection, context), context));
        const unseen = items.filter(({ id }) => !seen.has(id));
        if (unseen.length === 0) return;
        for (const { id, fileId, sender } of unseen) {
          seen.add(id);
          const path = `/files/${encodeURIComponent(fileId)}`;
          const bytes = fileBytes(jsonOf(await call('GET', path, connection, context), context));
          if (bytes === undefined) throw new Error('Billit answered a file without its contents.');
          await take({ id, sender, bytes });
          const confirmed = await call('POST', `/peppol/inbox/${encodeURIComponent(id)}/confirm`, connection, context);
          if (confirmed.status !== 200 && confirmed.status !== 204) jsonOf(confirmed, context);
        }
      }
    },
  };
}
