// Contact persons: their rows, the contacts that they belong to, and the storage of a contact's list of people.
import {
  BLANK_PERSON,
  applyDraft,
  sortMainFirst,
  type ContactPerson,
  type PersonDraft,
} from '../../domain/people/contact-person.ts';
import type { Writer } from '../engine/session/database.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { ownRowsOf } from '../engine/changes/own-rows.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type PersonRow = Omit<ContactPerson, 'hoofdcontact'>;

export interface ContactLinkRow {
  readonly id: number;
  readonly contact_id: number;
  readonly contact_person_id: number;
  readonly hoofdcontact: boolean;
  readonly positie: number;
}

export const rows = defineTable<PersonRow>('contact_persons');
export const links = defineTable<ContactLinkRow>('contact_links', {
  rootOf: ({ contact_id: id }) => ({ root: 'contacts', id }),
  unique: {
    contact_links_contact_id_contact_person_id_unique: { field: 'contactpersonen', code: 'ERR_DUPLICATE' },
    contact_links_main_unique: 'never',
  },
  references: { contact_person_id: 'contactpersonen' },
  parents: { contact_person_id: 'contact_persons' },
});

/**
 * Reads contact persons by their own ids; `hoofdcontact` is whether one is the main contact person of any contact. Two
 * queries.
 */
export const read: ReadByIds<ContactPerson> = async (db, ids) => {
  const personRows = await rows.read(db, ids);
  const linked = await links.readByParent(db, 'contact_person_id', [...personRows.keys()]);
  const isMain = (id: number): boolean => linked.get(id)?.some(({ hoofdcontact }) => hoofdcontact) ?? false;
  return new Map([...personRows].map(([id, row]) => [id, { ...row, hoofdcontact: isMain(id) }]));
};

/** People that a body names by their ids, and the contacts that they belong to. */
export interface NamedPeople {
  /** People who belong to a contact that is not archived, by id. */
  readonly people: ReadonlyMap<number, PersonRow>;
  readonly contacts: readonly number[];
}

/**
 * Finds the people that drafts name, and locks all their contacts in ascending order until the transaction ends. A
 * change of a person changes all these contacts, and a named person cannot be deleted.
 */
export async function lockPeople(db: Writer, drafts: readonly PersonDraft[]): Promise<NamedPeople> {
  const ids = drafts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (ids.length === 0) return { people: new Map(), contacts: [] };
  const candidates = await findContacts(db, ids);
  await lockRoots(db, 'contacts', [...candidates.keys()]);
  const personIdsByContact = await findContacts(db, ids);
  return {
    people: await rows.read(db, [...new Set([...personIdsByContact.values()].flat())]),
    contacts: [...personIdsByContact.keys()],
  };
}

const selectLinks = defineStatement<Pick<ContactLinkRow, 'contact_id' | 'contact_person_id'>>(
  (dialect) => `select l.contact_id, l.contact_person_id from contact_links l
    join contacts c on c.id = l.contact_id
    where c.archived_at is null and ${isInList(dialect, 'l.contact_person_id')} order by l.contact_id`,
);

/** Returns the contacts that are not archived and have some of these people: the ids of these by contact, ascending. */
async function findContacts(db: Reader, personIds: readonly number[]): Promise<Map<number, number[]>> {
  const ofContact = groupBy(await selectLinks(db, personIds), ({ contact_id }) => contact_id);
  return new Map([...ofContact].map(([id, links]) => [id, links.map(({ contact_person_id }) => contact_person_id)]));
}

/**
 * Stores the complete list of a contact's people. Known ones (`people`, by id) are changed, others are created. Missing
 * ones are unlinked, and deleted when they belong to no other contact.
 */
export async function saveList(
  db: Writer,
  contact: number,
  drafts: readonly PersonDraft[],
  people: ReadonlyMap<number, PersonRow>,
): Promise<void> {
  const list = sortMainFirst(drafts);
  await changeKnown(db, list, people);

  const insertedIds = await insertNew(db, list);
  const ids = list.map((draft, index) => draft.id ?? insertedIds.get(index) ?? 0);
  const before = (await links.readByParent(db, 'contact_id', [contact])).get(contact) ?? [];
  const obsoleteLinks = before.filter(({ contact_person_id }) => !ids.includes(contact_person_id));

  await touch(db, selectRelinked(before, ids));
  await links.removeMany(db, obsoleteLinks);
  await saveLinks(db, contact, ids, before);
  await removeOrphans(
    db,
    obsoleteLinks.map(({ contact_person_id }) => contact_person_id),
  );
}

/** Returns the people who are added or removed, or who become or cease to be the main contact person. */
function selectRelinked(before: readonly ContactLinkRow[], ids: readonly number[]): number[] {
  const was = new Map(before.map(({ contact_person_id: id, hoofdcontact }) => [id, hoofdcontact]));
  const changedIds = ids.filter((id, index) => was.get(id) !== (index === 0));
  return [...changedIds, ...[...was.keys()].filter((id) => !ids.includes(id))];
}

/** Records a change of people whose contacts change. */
async function touch(db: Writer, ids: readonly number[]): Promise<void> {
  const people = ids.map((id) => ({ id, root: { root: rows.name, id } }));
  await db.changes.noteUpdate(db, rows.name, people);
}

/** Records that a contact is about to be archived, with the people who belong to no other one. */
export async function noteLeaving(db: Writer, contact: number): Promise<void> {
  const contactLinks = (await links.readByParent(db, 'contact_id', [contact])).get(contact) ?? [];
  await touch(
    db,
    contactLinks.map(({ contact_person_id: id }) => id),
  );
}

async function changeKnown(
  db: Writer,
  list: readonly PersonDraft[],
  people: ReadonlyMap<number, PersonRow>,
): Promise<void> {
  const personChanges = list.flatMap((draft) => {
    const before = draft.id === undefined ? undefined : people.get(draft.id);
    if (before === undefined) return [];
    const after = membersOf(draft, before);
    return findChangedColumns(before, after) === undefined ? [] : [{ before, after }];
  });
  await change(db, personChanges);
}

/** Changes people, and records a change of their contacts. */
async function change(
  db: Writer,
  personChanges: readonly { readonly before: PersonRow; readonly after: Partial<PersonRow> }[],
): Promise<void> {
  if (personChanges.length === 0) return;
  const personIdsByContact = await findContacts(
    db,
    personChanges.map(({ before }) => before.id),
  );

  await db.changes.noteUpdate(
    db,
    'contacts',
    [...personIdsByContact.keys()].map((id) => ({ id, root: { root: 'contacts', id } })),
  );

  await rows.updateMany(
    db,
    personChanges.map(({ before, after }) => [before, after]),
  );
}

/** Unsubscribes these people from a newsletter; deleted people and those without it are skipped. */
export async function unsubscribe(db: Writer, ids: readonly number[], newsletter: number): Promise<void> {
  await lockRoots(db, 'contacts', [...(await findContacts(db, ids)).keys()]);
  const people = [...(await rows.read(db, ids)).values()].filter((each) => each.nieuwsbrief_ids.includes(newsletter));
  const excludeNewsletter = (before: PersonRow): number[] => before.nieuwsbrief_ids.filter((id) => id !== newsletter);
  await change(
    db,
    people.map((before) => ({ before, after: { nieuwsbrief_ids: excludeNewsletter(before) } })),
  );
}

/** Creates the people without an id; returns their ids by their index in the list. */
async function insertNew(db: Writer, list: readonly PersonDraft[]): Promise<Map<number, number>> {
  const fresh = list.flatMap((draft, place) =>
    draft.id === undefined ? [{ place, row: membersOf(draft, undefined) }] : [],
  );
  const ids = await rows.insertMany(
    db,
    fresh.map(({ row }) => row),
  );
  return new Map(fresh.map(({ place }, at) => [place, ids[at] ?? 0]));
}

function membersOf(draft: PersonDraft, storedPerson: PersonRow | undefined): Omit<PersonRow, 'id'> {
  const person = applyDraft(draft, storedPerson);
  const members = Object.keys(BLANK_PERSON) as (keyof typeof BLANK_PERSON)[];
  const nieuwsbrief_ids = [...new Set(person.nieuwsbrief_ids)].sort((a, b) => a - b);
  return { ...Object.fromEntries(members.map((member) => [member, person[member]])), nieuwsbrief_ids } as Omit<
    PersonRow,
    'id'
  >;
}

/** Links people to a contact in this order, the first as its main contact person. */
async function saveLinks(
  db: Writer,
  contact: number,
  ids: readonly number[],
  before: readonly ContactLinkRow[],
): Promise<void> {
  const plannedLinks = ids.map((contact_person_id, positie) => ({
    contact_id: contact,
    contact_person_id,
    hoofdcontact: positie === 0,
    positie,
  }));
  const has = new Map(before.map((link) => [link.contact_person_id, link]));
  const linkChanges = plannedLinks.flatMap((link): [ContactLinkRow, typeof link][] => {
    const storedLink = has.get(link.contact_person_id);
    return storedLink === undefined ? [] : [[storedLink, link]];
  });

  // The old main contact person is unset first: a contact may never have two.
  await links.updateMany(
    db,
    linkChanges.filter(([, { hoofdcontact }]) => !hoofdcontact),
  );
  await links.updateMany(
    db,
    linkChanges.filter(([, { hoofdcontact }]) => hoofdcontact),
  );
  await links.insertMany(
    db,
    plannedLinks.filter(({ contact_person_id }) => !has.has(contact_person_id)),
  );
}

async function removeOrphans(db: Writer, ids: readonly number[]): Promise<void> {
  const linked = await links.readByParent(db, 'contact_person_id', ids);
  const orphans = ids.filter((id) => linked.get(id)?.length === 0);
  await rows.removeMany(db, [...(await rows.read(db, orphans)).values()]);
}

const selectBelonging = defineStatement<{ id: number }>(
  (dialect) => `select distinct l.contact_person_id as id from contact_links l
    join contacts c on c.id = l.contact_id
    where c.archived_at is null and ${isInList(dialect, 'l.contact_person_id')}`,
);

/**
 * Returns those of these people who belong to a present contact, from the transaction's own rows; undefined where they
 * must be read.
 */
async function findBelongingToOwn(db: Reader, ids: readonly number[]): Promise<number[] | undefined> {
  const ownRows = ownRowsOf(db);
  if (ownRows?.findReferring(links.name, 'contact_person_id', rows.name, ids) === undefined) return undefined;
  const linked = [...(await links.readByParent(db, 'contact_person_id', ids)).values()].flat();
  const contacts = linked.map(
    (link) => ownRows.findRow('contacts', link.contact_id) as { archived_at: unknown } | undefined,
  );
  if (contacts.includes(undefined)) return undefined;
  return linked.filter((_link, at) => contacts[at]?.archived_at === null).map((link) => link.contact_person_id);
}

/**
 * Reads contact persons by their own ids, and whether they are visible as part of a contact that is not archived. Three
 * queries.
 */
const readAnnounced: ReadByIds<ContactPerson & { readonly belongs: boolean }> = async (db, ids) => {
  const personsById = await read(db, ids);
  if (personsById.size === 0) return new Map();
  const present = new Set(
    (await findBelongingToOwn(db, [...personsById.keys()])) ??
      (await selectBelonging(db, [...personsById.keys()])).map(({ id }) => id),
  );
  return new Map([...personsById].map(([id, person]) => [id, { ...person, belongs: present.has(id) }]));
};

/** The objects that events announce. */
export const announced = {
  Contactpersoon: createEventObject({
    table: 'contact_persons',
    read: readAnnounced,
    schema: 'ContactPerson',
    isPresent: ({ belongs }) => belongs,
  }),
};
