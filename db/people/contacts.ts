// Contacts of every type: their rows, their readers, and the references to them.
import type { components, Instant } from '../../generated/types.ts';
import { contactNameOf, type ContactType } from '../../domain/people/contact.ts';
import { BLANK_PERSON, type ContactPerson } from '../../domain/people/contact-person.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as persons from './contact-persons.ts';
import { buildPeopleColumn, readPeopleByContact, parsePeople } from './people-of-contacts.ts';
import { buildPairConditions, type MetadataFilter } from '../engine/metadata.ts';
import { selectionOf, type Selection } from '../engine/selection.ts';
import { ownRowsOf } from '../engine/changes/own-rows.ts';
import { findReferrers } from '../engine/changes/references.ts';
import { markOneStatement } from '../engine/session/one-statement.ts';
import { removeParts } from '../engine/changes/companions.ts';
import { isReferred, defineStatement } from '../engine/session/sql.ts';
import { readOne, defineTable, type NewRow } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type Contact = components['schemas']['Contact'];

/** A contact that was read. `mag_type_wijzigen` is deprecated for clients, not for the rule behind it. */
export type StoredContact = Omit<Contact, 'mag_type_wijzigen'> &
  Pick<ContactRow, 'ondertekening'> & { readonly mag_type_wijzigen: boolean };

/** A stored contact. */
export type ContactRow = Omit<Contact, 'displaynaam' | 'contactpersonen' | 'mag_type_wijzigen' | '_links'> & {
  readonly extra_fields: components['schemas']['ExtraField'][];
  readonly archived_at: Instant | null;
  /** The signature in the mails of a member of staff; null for any other contact. */
  readonly ondertekening: string | null;
  /** The hash of its identity, equal for equal contacts; null where that is incomplete. */
  readonly identity: string | null;
};

/** The rows of contacts, archived ones included; the readers below omit these. */
export const rows = defineTable<ContactRow>('contacts', {
  kinds: { customers: { type: 'klant' }, staff: { type: 'personeel' }, suppliers: { type: 'leverancier' } },
  softDeletion: { present: { archived_at: null }, lockOrder: 3 },
  // If two requests create one customer, the second one retries, and finds the first.
  unique: { contacts_identity_unique: 'retry' },
  references: { bedrijf_id: 'bedrijf_id' },
});

/** Every column of other tables that refers to a contact; a test compares it with the schema. */
export const REFERRING_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['bookings', 'created_by'],
  ['bookings', 'klant_id'],
  ['bookings', 'kosten_klant_id'],
  ['calendars', 'created_by'],
  ['invoice_payments', 'created_by'],
  ['invoices', 'klant_id'],
  ['merged_customers', 'merged_into_id'],
  ['notes', 'contact_id'],
  ['notes', 'created_by'],
  ['products', 'leverancier_id'],
  ['proposals', 'created_by'],
  ['recorded_hours', 'personeel_id'],
  ['shifts', 'created_by'],
  ['shifts', 'personeel_id'],
  ['till_log', 'created_by'],
  ['users', 'id'],
  ['voucher_sales', 'customer_id'],
  ['vouchers', 'customer_id'],
];

/** The columns that refer to staff or suppliers, and never to a customer: they are not checked for customers. */
export const NEVER_CUSTOMER_COLUMNS = ['created_by', 'personeel_id', 'leverancier_id', 'id'];

const anyOf = (columns: typeof REFERRING_COLUMNS): string =>
  columns.map(([table, column]) => isReferred(table, column, 'contacts.id')).join(' or ');
const toCustomers = REFERRING_COLUMNS.filter(([, column]) => !NEVER_CUSTOMER_COLUMNS.includes(column));
const UNUSED_COLUMN = `not (case contacts.type when 'klant' then ${anyOf(toCustomers)} else ${anyOf(REFERRING_COLUMNS)} end) as mag_type_wijzigen`;

interface UnusedColumn {
  readonly mag_type_wijzigen: boolean | number;
}

interface WholeContactRow extends UnusedColumn {
  readonly contactpersonen: string | ContactPerson[] | null;
}

// Rows are created with all members, so that V8 gives them one shape: docs/decisions/288-statements-and-rows.md.
const LATER_COLUMNS = 'null as displaynaam, null as _links';
const withUse = rows.extendWith<WholeContactRow>(() => `${UNUSED_COLUMN}, null as contactpersonen, ${LATER_COLUMNS}`);
const withPeople = rows.extendWith<WholeContactRow>(
  (dialect) => `${UNUSED_COLUMN}, ${buildPeopleColumn(dialect, 'contacts.id')} as contactpersonen, ${LATER_COLUMNS}`,
  defineStatement,
);
const withPeopleAlone = rows.extendWith<Pick<WholeContactRow, 'contactpersonen'>>(
  (dialect) => `${buildPeopleColumn(dialect, 'contacts.id')} as contactpersonen, ${LATER_COLUMNS}`,
  defineStatement,
);

/**
 * Returns the referenced ones among these contacts, from the transaction's own rows; undefined where other transactions
 * may refer to them.
 */
function findUsedByOwn(db: Reader, ids: readonly number[]): ReadonlySet<number> | undefined {
  const ownRows = ownRowsOf(db);
  const usedIds = new Set<number>();
  for (const [table, column] of REFERRING_COLUMNS) {
    const referredIds = ownRows?.findReferred(table, column, rows.name, ids);
    if (referredIds === undefined) return undefined;
    for (const id of referredIds) usedIds.add(id);
  }
  return usedIds;
}

const readWhole: ReadByIds<StoredContact> = async (db, ids) => {
  const usedIds = findUsedByOwn(db, ids);
  if (usedIds === undefined) return presentOf(await readAll(db, ids));
  const contactsById = await readKnown(db, ids);
  return new Map([...contactsById].map(([id, contact]) => [id, { mag_type_wijzigen: !usedIds.has(id), ...contact }]));
};

/** A contact, and when it was archived. */
type Archivable<Of> = Of & Pick<ContactRow, 'archived_at'>;

const readAll: ReadByIds<Archivable<StoredContact>> = async (db, ids) => {
  // For many contacts, JSON for each costs the database more than a second statement.
  const [contactRows, people] =
    ids.length > 1
      ? await Promise.all([withUse(db, ids), readPeopleByContact(db, ids)])
      : [await withPeople(db, ids), undefined];
  const contactsById = new Map<number, Archivable<StoredContact>>();

  for (const [id, row] of contactRows) {
    const contactpersonen = people?.get(id) ?? parsePeople(row.contactpersonen);
    const displaynaam = contactNameOf(row, contactpersonen[0]);
    const mag_type_wijzigen = Boolean(row.mag_type_wijzigen);
    contactsById.set(id, { ...row, contactpersonen, mag_type_wijzigen, displaynaam, _links: linksOf(row) });
  }

  return contactsById;
};

function presentOf<Row extends Archivable<object>>(all: Map<number, Row>): Map<number, Row> {
  for (const [id, { archived_at }] of all) if (archived_at !== null) all.delete(id);
  return all;
}

/** Reads contacts of every type that are not archived, with their contact persons. One query, or two for many. */
export const read: ReadByIds<StoredContact> = readerOf(() => true);

/** Reads contacts of every type, archived ones included, for objects that still name them. */
export const readNamed: ReadByIds<StoredContact> = markOneStatement((db, ids) =>
  ids.length === 0 ? Promise.resolve(new Map<number, StoredContact>()) : readAll(db, ids),
);

/** Records a locked contact as its state before a change, so that events need not read it again. */
export function noteLocked(db: Writer, contact: StoredContact): void {
  db.changes.noteLocked(rows.name, { read, rows: new Map([[contact.id, contact]]) });
}

/** Returns a reader of contacts of some types. */
export function readerOf(isWanted: (type: ContactType) => boolean): ReadByIds<StoredContact> {
  return markOneStatement(async (db, ids) => {
    if (ids.length === 0) return new Map();
    const contactsById = await readWhole(db, ids);
    for (const [id, { type }] of contactsById) if (!isWanted(type)) contactsById.delete(id);
    return contactsById;
  });
}

/** A contact without the members that depend on other rows. */
export type KnownContact = Omit<StoredContact, 'mag_type_wijzigen'>;

/** Reads contacts that are not archived, with their contact persons, without whether they are referenced. */
export const readKnown: ReadByIds<KnownContact> = async (db, ids) => presentOf(await readKnownNamed(db, ids));

/** Reads contacts, archived ones included, for objects that still name them. One query for one, two for many. */
export const readKnownNamed: ReadByIds<Archivable<KnownContact>> = async (db, ids) => {
  const isOwn = ids.every((id) => ownRowsOf(db)?.findRow(rows.name, id) !== undefined);
  if (ids.length === 1 && !isOwn) {
    const contactRows = [...(await withPeopleAlone(db, ids)).values()];
    return new Map(contactRows.map((row) => [row.id, knownOf(row, parsePeople(row.contactpersonen))]));
  }
  const [rowsById, people] = await Promise.all([rows.read(db, ids), readPeopleByContact(db, ids)]);
  return new Map([...rowsById].map(([id, row]) => [id, knownOf(row, people.get(id) ?? [])]));
};

function knownOf(row: ContactRow, contactpersonen: ContactPerson[]): Archivable<KnownContact> {
  return { ...row, contactpersonen, displaynaam: contactNameOf(row, contactpersonen[0]), _links: linksOf(row) };
}

function linksOf(row: Pick<Contact, 'id' | 'type'>): StoredContact['_links'] {
  return { self: { href: pathOf(row) } };
}

const COLLECTION_PATHS: Readonly<Record<ContactType, string>> = {
  klant: 'klanten',
  leverancier: 'leveranciers',
  personeel: 'personeel',
  overig: 'contacten',
};

/** Returns the path of a contact, by its type. */
export function pathOf({ id, type }: Pick<Contact, 'id' | 'type'>): string {
  return `/api2/${COLLECTION_PATHS[type]}/${String(id)}`;
}

/** Selects the contacts of a list: all, or those of one type, above an id, filtered by metadata. */
export function select(
  _db: Reader,
  query: { readonly type?: ContactType; readonly from?: number | undefined } & MetadataFilter,
): Selection {
  return selectionOf('contacts', [
    { text: 'contacts.archived_at is null' },
    // The type is constant SQL: a plan for any type would be wrong for customers, who are nearly all contacts.
    ...(query.type === undefined ? [] : [{ text: `contacts.type = '${query.type}'` }]),
    ...(query.from === undefined ? [] : [{ text: 'contacts.id >= ?', values: [query.from] }]),
    ...buildPairConditions('contacts', query),
  ]);
}

/** Stores a contact without its people; returns its id. */
export function insert(db: Writer, members: NewRow<ContactRow>): Promise<number> {
  return rows.insert(db, { extra_fields: [], ...members });
}

/** Creates a member of staff from a name, with a contact person of that name as the main one; returns the id. */
export async function insertStaff(db: Writer, { naam }: { readonly naam: string }): Promise<number> {
  const id = await insert(db, { type: 'personeel', naam });
  await persons.saveList(db, id, [{ ...BLANK_PERSON, achternaam: naam, hoofdcontact: true }], new Map());
  return id;
}

/** Returns the tables with rows that refer to a contact. */
export function referrersOf(db: Reader, id: number): Promise<string[]> {
  return findReferrers(db, rows.name, id);
}

/** Archives a contact, and removes the rows that are visible only through it. */
export async function archive(db: Writer, id: number, now: Instant): Promise<void> {
  await removeParts(db, rows.name, [id]);
  await persons.noteLeaving(db, id);
  await rows.update(db, await readOne(rows.read, db, id), { archived_at: now });
}

/** The objects that events announce. */
export const announced = {
  Contact: createEventObject({ table: 'contacts', read, schema: 'Contact' }),
  Klant: createEventObject({
    table: 'contacts',
    read,
    schema: 'Customer',
    isOfKind: ({ type }) => type === 'klant',
  }),
  OverigContact: createEventObject({
    table: 'contacts',
    read,
    schema: 'Contact',
    isOfKind: ({ type }) => type === 'overig',
  }),
};
