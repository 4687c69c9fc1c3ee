// The person whom a note names: one of its contact's people.
import type { Writer } from '../../db/engine/session/database.ts';
import { readPeopleByContact } from '../../db/people/people-of-contacts.ts';
import { selectNewPerson, findPersonProblems } from '../../domain/people/note.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';

type NoteReferences = Readonly<Partial<Record<'contact_id' | 'contactpersoon_id', number | null | undefined>>>;

/** Throws ERR_UNKNOWN_REFERENCE for a newly named contact person who is not one of the contact's people. */
export async function assertPerson(db: Writer, note: NoteReferences, storedNote: NoteReferences = {}): Promise<void> {
  const person = selectNewPerson(note, storedNote);
  const people = person === null ? [] : await peopleOf(db, note.contact_id ?? 0);
  refuseIfAny(findPersonProblems(person, people));
}

async function peopleOf(db: Writer, contact: number): Promise<readonly { readonly id: number }[]> {
  return (await readPeopleByContact(db, [contact])).get(contact) ?? [];
}
