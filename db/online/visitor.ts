// The visitor who booked online, stored as a hash of the typed e-mail address: this contact person gets the confirmation.
import { normaliseText } from '../../domain/people/identity.ts';
import type { MailRecipient } from '../../domain/announcements/mail.ts';
import { sha256Of } from '../engine/sha256.ts';
import type { Reader } from '../engine/session/reader.ts';
import { findPeopleOfCustomer } from '../people/people-of-contacts.ts';

/** Returns the hash of an address that a visitor typed; null for none. */
export function hashVisitorAddress(address: string | null | undefined): string | null {
  return address == null ? null : sha256Of(normaliseText(address));
}

/**
 * Returns the contact person of a customer with the typed address, as a recipient at that address; undefined for none.
 */
export async function findVisitorPerson(
  db: Reader,
  klant_id: number,
  hash: string | null,
): Promise<MailRecipient | undefined> {
  if (hash === null) return undefined;
  const people = await findPeopleOfCustomer(db, klant_id);
  for (const person of people) {
    const typed = [person.email1, person.email2].find((each) => hashVisitorAddress(each) === hash);
    if (typed != null) return { ...person, email1: typed, email2: null };
  }
  return undefined;
}
