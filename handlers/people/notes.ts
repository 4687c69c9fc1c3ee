// The operations on notes: conversations and messages, with a contact or about a booking.
import * as notes from '../../db/people/notes.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { bookingOf, planNoteChange } from '../../domain/people/note.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Handler } from '../handler.ts';
import { lockReferences } from '../references.ts';
import { get, remove } from '../resource.ts';
import { assertPerson } from './note-person.ts';

export const listNotes: Handler<'listNotes'> = ({ query }) =>
  Promise.resolve(createListing(notes.select(query), notes.read));

export const getNote: Handler<'getNote'> = get(notes.read);
export const deleteNote: Handler<'deleteNote'> = remove(notes.read, notes.remove);

export const createNote: Handler<'createNote'> = async ({ body }, { db, now, caller }) => {
  const { contact_id = await customerOf(db, body.booking_id ?? undefined), ...said } = body;
  const note = { ...said, contact_id, created_by: caller.userId };
  await assertPerson(db, note);
  return readOne(notes.read, db, await notes.insert(db, note, now));
};

export const updateNote: Handler<'updateNote'> = async ({ path, body }, { db, now }) => {
  const note = await readOne(notes.read, db, path.id);
  const changes = planNoteChange(note, body);
  await assertPerson(db, { ...note, ...changes }, note);
  await notes.update(db, note, changes, now);
  return readOne(notes.read, db, path.id);
};

/** Returns the customer of the booking in a note without a contact. Throws ERR_REQUIRED and ERR_UNKNOWN_REFERENCE. */
async function customerOf(db: Writer, bookingId: number | undefined): Promise<number> {
  const id = (await notes.customerOf(db, bookingOf(bookingId))) ?? 0;
  await lockReferences(db, [{ field: 'contact_id', root: 'contacts', id }]);
  return id;
}
