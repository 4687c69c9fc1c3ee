// What a note refers to: a contact, one of its people, a booking.
import { unknownReferences } from '../../db/engine/changes/references.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as persons from '../../db/people/contact-persons.ts';
import { personNamedAnew, personProblems } from '../../domain/people/note.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';

export type Referring = Readonly<
  Partial<Record<'contact_id' | 'contactpersoon_id' | 'booking_id', number | null | undefined>>
>;

/**
 * Throws ERR_UNKNOWN_REFERENCE for what a note is to refer to and did not before: what it referred to already may be gone.
 * A contact person must be one of the contact's.
 */
export async function assertNoteReferences(db: Writer, note: Referring, stored: Referring = {}): Promise<void> {
  const anew = (name: keyof Referring): number | null => (note[name] === stored[name] ? null : (note[name] ?? null));
  const unknown = await unknownReferences(db, [
    { field: 'contact_id', table: 'contacts', id: anew('contact_id') },
    { field: 'booking_id', table: 'bookings', id: anew('booking_id') },
  ]);
  const person = personNamedAnew(note, stored);
  const people = person === null ? [] : await peopleOf(db, note.contact_id ?? 0);
  refuseIfAny([...unknown, ...personProblems(person, people)]);
}

async function peopleOf(db: Writer, contact: number): Promise<readonly { readonly id: number }[]> {
  return (await persons.ofRelations(db, [contact])).get(contact) ?? [];
}
