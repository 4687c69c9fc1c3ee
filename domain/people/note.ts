// Notes: whom one is about, and what becomes of one that is moved to another contact.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';

type Note = components['schemas']['Note'];
type NotePut = components['schemas']['NotePut'];

/** The changes of a note: with another contact it loses a contact person that is not sent with it. */
export function planNoteChange(stored: Pick<Note, 'contact_id'>, changes: NotePut): NotePut {
  const isMoved = changes.contact_id !== undefined && changes.contact_id !== stored.contact_id;
  return isMoved && changes.contactpersoon_id === undefined ? { ...changes, contactpersoon_id: null } : changes;
}

/** The booking whose customer a note without a contact is about. Throws ERR_REQUIRED where it names no booking either. */
export function bookingOf(booking_id: number | undefined): number {
  if (booking_id !== undefined) return booking_id;
  const message = 'Send contact_id, booking_id or both: a note is about a contact.';
  throw createProblem('ERR_REQUIRED', message, { field: 'contact_id' });
}

type NoteContacts = Readonly<Partial<Record<'contact_id' | 'contactpersoon_id', number | null | undefined>>>;

/** The contact person whom a note names anew: with another contact also the one that it had. Null for nobody. */
export function selectNewPerson(note: NoteContacts, stored: NoteContacts): number | null {
  const isMoved = note.contact_id !== stored.contact_id;
  return isMoved || note.contactpersoon_id !== stored.contactpersoon_id ? (note.contactpersoon_id ?? null) : null;
}

/** ERR_UNKNOWN_REFERENCE for a contact person who is not one of the contact's `people`; null is nobody. */
export function findPersonProblems(id: number | null, people: readonly { readonly id: number }[]): ProblemDetail[] {
  if (id === null || people.some((person) => person.id === id)) return [];
  const message = `contactpersoon_id refers to ${String(id)}, who does not belong to this contact: send one of its people.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field: 'contactpersoon_id' }];
}
