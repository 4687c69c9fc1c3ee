// The end of every transaction, right before its commit: journal entries, till movements, words to search by, versions, events, deliveries.
import type { Writer } from './engine/session/database.ts';
import { recordEvents, type EventContext } from './announcements/events.ts';
import { bookChanges } from './books/journal-booking.ts';
import { storeWords } from './house/search.ts';
import { noteMovements } from './invoices/till-movements.ts';

/** Books what happened to invoices and payments, notes it at the tills and in the search, and ends the notes with versions and events. */
export async function conclude(db: Writer, context: EventContext): Promise<void> {
  // No event tells of the journal and of words. They go out together: others may wait for a number that this transaction has.
  await Promise.all([
    bookChanges(db, context.now),
    storeWords(db),
    noteMovements(db).then(() => recordEvents(db, context)),
  ]);
}
