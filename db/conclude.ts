// What every transaction does right before its commit: journal entries, versions, events and deliveries.
import type { Writer } from './engine/database.ts';
import { recordEvents, type EventContext } from './announcements/events.ts';
import { bookChanges } from './books/journal-booking.ts';

/** Books what happened to invoices and payments, and ends the notes with versions and events. */
export async function conclude(db: Writer, context: EventContext): Promise<void> {
  await bookChanges(db, context.now);
  await recordEvents(db, context);
}
