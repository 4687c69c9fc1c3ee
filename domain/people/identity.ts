// When two contacts are the same: their identity, without differences of case, spaces and spelling of characters.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';

type Contact = components['schemas']['Contact'];
type ContactPerson = components['schemas']['ContactPerson'];

export type IdentifyingContact = Pick<Contact, 'type' | 'bedrijf_id' | 'naam' | 'adres' | 'postcode'>;
export type IdentifyingPerson = Pick<
  ContactPerson,
  'voornaam' | 'achternaam' | 'email1' | 'adres' | 'postcode' | 'telefoon1'
>;

type NamedPerson = Pick<ContactPerson, 'voornaam' | 'achternaam' | 'email1'>;

/** A text as identities compare it: NFKC, trimmed, single spaces, lower case; empty for null. */
export function normaliseText(text: string | null): string {
  return (text ?? '').normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** The text without characters that have neither shape nor width: controls, joiners, fillers, marks of direction. */
export function removeInvisible(text: string): string {
  return text.replace(/\ufeff|(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** The maximum length for an index. Some characters expand to eighteen others when they are compared. */
const MAX_KEY_LENGTH = 512;

/** Returns a unique comparable name. Throws ERR_LENGTH on its member where it is too long or empty. */
export function requireUniqueKey(name: string, field: string): string {
  if (name === '') throw createProblem('ERR_LENGTH', 'This has no visible characters: write a name.', { field });
  if (name.length <= MAX_KEY_LENGTH) return name;
  const message = `Written out for comparison, this has ${String(name.length)} characters: use plain letters.`;
  throw createProblem('ERR_LENGTH', message, { field });
}

/**
 * Returns the identity of a contact with its main contact as one text, or null where it is incomplete. A contact
 * without an identity equals no other. Without an e-mail address, street, postcode and phone (digits only) are all
 * required. A contact without a street or postcode of its own has those of its main contact.
 */
export function identityOf(contact: IdentifyingContact, main: IdentifyingPerson): string | null {
  const names = [contact.naam, main.voornaam, main.achternaam].map(normaliseText);
  if (names.every((name) => name === '')) return null;
  const reach = reachOf(contact, main);
  return reach && JSON.stringify([contact.type, contact.bedrijf_id, ...names, ...reach]);
}

function reachOf(contact: IdentifyingContact, main: IdentifyingPerson): readonly string[] | null {
  const email = normaliseText(main.email1);
  if (email !== '') return [email];
  const phone = normaliseText(main.telefoon1).replace(/\D/gu, '');
  const reach = [
    normaliseText(contact.adres) || normaliseText(main.adres),
    normaliseText(contact.postcode) || normaliseText(main.postcode),
    phone,
  ];
  return reach.every((part) => part !== '') ? reach : null;
}

/** A contact with its next identity; null for an incomplete one. */
export interface NewIdentity {
  readonly id: number;
  readonly identity: string | null;
}

/**
 * ERR_TAKEN on a field, with the other id in `params.id`, for each contact that would equal another. `holders` are the
 * present contacts with these identities, by identity; those that are about to get another identity do not count.
 */
export function findIdentityProblems(
  newIdentities: readonly NewIdentity[],
  holders: ReadonlyMap<string, number>,
  field: string,
): ProblemDetail[] {
  const changing = new Set(newIdentities.map(({ id }) => id));
  const idByIdentity = new Map([...holders].filter(([, id]) => !changing.has(id)));
  return newIdentities.flatMap(({ id, identity }): ProblemDetail[] => {
    if (identity === null) return [];
    const other = idByIdentity.get(identity);
    if (other === undefined) {
      idByIdentity.set(identity, id);
      return [];
    }
    const message = `Contact ${String(other)} has the same identity: change that one, or send another name or e-mail address.`;
    return [{ code: 'ERR_TAKEN', message, field, params: { id: other } }];
  });
}

/** Whether two contact persons of one contact are the same: equal names and e-mail address, not all of them empty. */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  const mine = partsOf(one);
  return !isNameless(one) && partsOf(other).every((part, at) => part === mine[at]);
}

/** Whether a person is unidentifiable: without names and e-mail address. */
export function isNameless(person: NamedPerson): boolean {
  return partsOf(person).every((part) => part === '');
}

function partsOf({ voornaam, achternaam, email1 }: NamedPerson): string[] {
  return [voornaam, achternaam, email1].map(normaliseText);
}
