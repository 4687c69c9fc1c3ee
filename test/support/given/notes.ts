// Notes: what was said, with whom.
import type { NewNote, Note } from 'boekstaaf';
import { api } from '../index.ts';
import { customer } from './contacts.ts';

/** A note about a customer of its own, unless it names a contact or a booking. */
export async function note(body: Partial<NewNote> = {}): Promise<Note> {
  const about = body.contact_id ?? body.booking_id;
  const contact_id = about === undefined ? (await customer()).id : body.contact_id;
  return api.notes.createNote({
    body: { bericht: 'Belt morgen terug.', ...body, ...(contact_id !== undefined && { contact_id }) },
  });
}
