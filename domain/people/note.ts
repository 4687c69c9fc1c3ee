// Notes: their contact person and booking, and the effects of moving one to another contact.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';

type Note = components['schemas']['Note'];
type NotePut = components['schemas']['NotePut'];

/** Returns the changes of a note: with another contact it loses a contact person that is not sent with it. */
export function planNoteChange(storedNote: Pick<Note, 'contact_id'>, changes: NotePut): NotePut {
  const isMoved = changes.contact_id !== undefined && changes.contact_id !== storedNote.contact_id;
  return isMoved && changes.contactpersoon_id === undefined ? { ...changes, contactpersoon_id: null } : changes;
}

/**
 * Returns the booking whose customer is the contact of a note without one. Throws ERR_REQUIRED for a note without a
 * booking too.
 */
export function bookingOf(booking_id: number | undefined): number {
  if (booking_id !== undefined) return booking_id;
  const message = 'Send contact_id, booking_id or both: a note is about a contact.';
  throw createProblem('ERR_REQUIRED', message, { field: 'contact_id' });
}

type NoteContacts = Readonly<Partial<Record<'contact_id' | 'contactpersoon_id', number | null | undefined>>>;

/**
 * The contact person of a note who has to be checked: a newly named one, or the present one under another contact. Null
 * for none.
 */
export function selectNewPerson(note: NoteContacts, storedNote: NoteContacts): number | null {
  const isMoved = note.contact_id !== storedNote.contact_id;
  return isMoved || note.contactpersoon_id !== storedNote.contactpersoon_id ? (note.contactpersoon_id ?? null) : null;
}

/** ERR_UNKNOWN_REFERENCE for a contact person who is not among the contact's `people`; null is accepted. */
export function findPersonProblems(id: number | null, people: readonly { readonly id: number }[]): ProblemDetail[] {
  if (id === null || people.some((person) => person.id === id)) return [];
  const message = `contactpersoon_id refers to ${String(id)}, who does not belong to this contact: send one of its people.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field: 'contactpersoon_id' }];
}
