// The contact persons of contacts, the main one first: read by their own statements, or as a column of a contact.
import { BLANK_PERSON, type ContactPerson } from '../../domain/people/contact-person.ts';
import { ownRowsOf } from '../engine/changes/own-rows.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { defineByValues, defineStatement } from '../engine/session/sql.ts';
import { remainingOf } from './merged-customers.ts';
import { links, rows, type ContactLinkRow } from './contact-persons.ts';

type LinkedPerson = ContactPerson & Pick<ContactLinkRow, 'contact_id'>;

const FROM_LINKS = 'from contact_links l join contact_persons p on p.id = l.contact_person_id where';
const LINK_ORDER = 'order by l.positie, l.id';
const selectByContact = defineByValues<LinkedPerson>(
  'l.contact_id',
  (condition) => `select p.*, l.hoofdcontact, l.contact_id ${FROM_LINKS} ${condition} ${LINK_ORDER}`,
);

const selectOfRemaining = defineStatement<ContactPerson>(
  () => `select p.*, l.hoofdcontact ${FROM_LINKS} l.contact_id = ${remainingOf('?')} ${LINK_ORDER}`,
);

/** Returns the people of a customer that a booking or an invoice names, after merges. One query. */
export async function findPeopleOfCustomer(db: Reader, id: number): Promise<ContactPerson[]> {
  const peopleByContact = await readPeopleByOwnContact(db, [id]);
  if (peopleByContact !== undefined) return peopleByContact.get(id) ?? [];
  return selectOfRemaining(db, id, id);
}

/** Returns the people of each contact, the main one first; every requested contact has a list. One query. */
export async function readPeopleByContact(db: Reader, ids: readonly number[]): Promise<Map<number, ContactPerson[]>> {
  const people = new Map<number, ContactPerson[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return people;
  const peopleByContact = await readPeopleByOwnContact(db, ids);
  if (peopleByContact !== undefined) return peopleByContact;
  for (const { contact_id, ...person } of await selectByContact(db, ids)) people.get(contact_id)?.push(person);
  return people;
}

/** Returns the people of each contact from the transaction's own rows; undefined where they must be read. */
async function readPeopleByOwnContact(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, ContactPerson[]> | undefined> {
  if (ownRowsOf(db)?.findReferring(links.name, 'contact_id', 'contacts', ids) === undefined) return undefined;
  const linked = await links.readByParent(db, 'contact_id', ids, 'positie');
  const people = await rows.read(
    db,
    [...linked.values()].flat().map(({ contact_person_id: id }) => id),
  );
  const personsOf = (contactLinks: readonly ContactLinkRow[]): ContactPerson[] =>
    contactLinks.flatMap(({ contact_person_id, hoofdcontact }) => {
      const person = people.get(contact_person_id);
      return person === undefined ? [] : [{ ...person, hoofdcontact }];
    });
  return new Map([...linked].map(([id, contactLinks]) => [id, personsOf(contactLinks)]));
}

const PERSON_MEMBERS = ['id', ...Object.keys(BLANK_PERSON)];

/** Returns SQL for the people of a contact as one JSON column, for `parsePeople`; `contact` is SQL for its id. */
export function buildPeopleColumn(dialect: Dialect, contact: string): string {
  const asJson = dialect === 'postgres' ? PEOPLE_AS_JSON.postgres : PEOPLE_AS_JSON.sqlite;
  return `(select ${asJson} ${FROM_LINKS} l.contact_id = ${contact})`;
}

const PEOPLE_AS_JSON: Readonly<Record<Dialect, string>> = {
  sqlite: `json_group_array(json_object(${buildMembers((name) => (name === 'nieuwsbrief_ids' ? `json(p.${name})` : `p.${name}`))},
    'hoofdcontact', json(iif(l.hoofdcontact, 'true', 'false'))) ${LINK_ORDER})`,
  postgres: `json_agg(json_build_object(${buildMembers((name) => `p.${name}`)}, 'hoofdcontact', l.hoofdcontact) ${LINK_ORDER})`,
};

function buildMembers(value: (name: string) => string): string {
  return PERSON_MEMBERS.map((name) => `'${name}', ${value(name)}`).join(', ');
}

/** Returns the people in a column of `buildPeopleColumn`: on PostgreSQL null for none, and parsed by the driver. */
export function parsePeople(column: string | ContactPerson[] | null): ContactPerson[] {
  return typeof column === 'string' ? (JSON.parse(column) as ContactPerson[]) : (column ?? []);
}
