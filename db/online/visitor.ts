// The visitor who booked online, kept as a hash of the address that they typed: that contact person gets the confirmation.
import { normaliseText } from '../../domain/people/identity.ts';
import type { MailRecipient } from '../../domain/announcements/mail.ts';
import { sha256Of } from '../engine/sha256.ts';
import type { Reader } from '../engine/session/reader.ts';
import { findPeopleOfCustomer } from '../people/people-of-contacts.ts';

/** The hash of an address that a visitor typed; null for none. */
export function hashVisitorAddress(address: string | null | undefined): string | null {
  return address == null ? null : sha256Of(normaliseText(address));
}

/** The contact person of a customer who has the address that was typed, addressed there; undefined where nobody has it. */
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
