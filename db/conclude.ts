// The end of every writing transaction, right before its commit: journal entries, till movements, states of payment requests, search words, versions, events, deliveries.
import type { Writer } from './engine/session/database.ts';
import { recordEvents, type EventContext } from './announcements/events.ts';
import { bookChanges } from './books/journal-booking.ts';
import { storeWords } from './house/search.ts';
import { noteMovements } from './invoices/till-movements.ts';
import { refreshRequests } from './invoices/payment-request-states.ts';

/**
 * Stores all that follows from the changes of a transaction: journal entries, till movements, states of payment requests,
 * search words, versions and events.
 */
export async function conclude(db: Writer, context: EventContext): Promise<void> {
  // Journal and search words emit no events. The statements are sent together: others may wait for an invoice number of
  // this transaction.
  await Promise.all([
    bookChanges(db, context.now),
    storeWords(db),
    Promise.all([noteMovements(db), refreshRequests(db, context.now)]).then(() => recordEvents(db, context)),
  ]);
}
