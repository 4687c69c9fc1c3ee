// When two relations are the same one: their identity, with case, spaces and spelling of characters taken away.
import type { components } from '../generated/types.ts';

type Contact = components['schemas']['Contact'];
type Person = components['schemas']['ContactPerson'];

export type Identifying = Pick<Contact, 'type' | 'bedrijf_id' | 'naam' | 'adres' | 'postcode'>;
export type IdentifyingPerson = Pick<Person, 'voornaam' | 'achternaam' | 'email1' | 'adres' | 'postcode' | 'telefoon1'>;

/** A text as identities compare it: NFKC, trimmed, single spaces, lower case; empty for null. */
export function comparable(text: string | null): string {
  return (text ?? '').normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/**
 * The identity of a relation with its main contact as one text, or null where it is incomplete: such a relation is
 * equal to no other. Without an e-mail address, street, postcode and phone (digits only) must all be there; where the
 * relation has no street or postcode of its own, the main contact's count.
 */
export function identityOf(relation: Identifying, main: IdentifyingPerson): string | null {
  const names = [relation.naam, main.voornaam, main.achternaam].map(comparable);
  if (names.every((name) => name === '')) return null;
  const reach = reachOf(relation, main);
  return reach && JSON.stringify([relation.type, relation.bedrijf_id, ...names, ...reach]);
}

function reachOf(relation: Identifying, main: IdentifyingPerson): readonly string[] | null {
  const email = comparable(main.email1);
  if (email !== '') return [email];
  const phone = comparable(main.telefoon1).replace(/\D/gu, '');
  const reach = [
    comparable(relation.adres) || comparable(main.adres),
    comparable(relation.postcode) || comparable(main.postcode),
    phone,
  ];
  return reach.every((part) => part !== '') ? reach : null;
}

/** Whether two contact persons of one relation are the same: equal names and e-mail address, not all of them empty. */
export function samePerson(
  one: Pick<Person, 'voornaam' | 'achternaam' | 'email1'>,
  other: Pick<Person, 'voornaam' | 'achternaam' | 'email1'>,
): boolean {
  const parts = (person: typeof one) => [person.voornaam, person.achternaam, person.email1].map(comparable);
  const mine = parts(one);
  return mine.some((part) => part !== '') && parts(other).every((part, at) => part === mine[at]);
}
