// Notes: what becomes of one that is moved to another contact.
import type { components } from '../../generated/types.ts';

type Note = components['schemas']['Note'];
type NotePut = components['schemas']['NotePut'];

/** The changes of a note: with another contact it loses a contact person that is not sent with it. */
export function movedNote(stored: Pick<Note, 'contact_id'>, changes: NotePut): NotePut {
  const isMoved = changes.contact_id !== undefined && changes.contact_id !== stored.contact_id;
  return isMoved && changes.contactpersoon_id === undefined ? { ...changes, contactpersoon_id: null } : changes;
}
