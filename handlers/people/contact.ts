// Creates and changes contacts of any type: the steps that customers, contacts and suppliers share.
import { isDeepStrictEqual } from 'node:util';
import {
  assertUnused,
  selectOwnMembers,
  findRepeatedFieldProblems,
  findStrangeMemberProblems,
  findTypeProblems,
  findCustomerTypeProblems,
} from '../../domain/people/contact.ts';
import {
  BLANK_PERSON,
  applyDraft,
  findPersonListProblems,
  sortMainFirst,
  findUnknownPersonProblems,
  type PersonDraft,
} from '../../domain/people/contact-person.ts';
import { findIdentityProblems, type IdentifyingPerson } from '../../domain/people/identity.ts';
import { selectFillings, mergeExtraFields, mergePeople } from '../../domain/people/merge.ts';
import { mergePairs } from '../../domain/values/metadata.ts';
import { findCodeProblems } from '../../domain/values/party-codes.ts';
import { findPeppolIdProblems } from '../../domain/values/peppol-id.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import type { ReferencedId } from '../../domain/values/references.ts';
import type { components, Instant } from '../../generated/types.ts';
import * as companies from '../../db/house/companies.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { ReadByIds } from '../../db/engine/session/reader.ts';
import * as identities from '../../db/people/contact-identities.ts';
import * as persons from '../../db/people/contact-persons.ts';
import * as contacts from '../../db/people/contacts.ts';
import * as merged from '../../db/people/merged-customers.ts';
import * as staff from '../../db/people/staff.ts';
import * as unsubscriptions from '../../db/people/unsubscriptions.ts';
import { findChangedColumns } from '../../db/engine/changes/row-values.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { patchPairs } from '../metadata.ts';
import { findUnknownReferences } from '../references.ts';

type Contact = contacts.StoredContact;
type NewContact = components['schemas']['NewContact'];
type ContactPut = components['schemas']['ContactPut'];
type ContactMembers = Omit<ContactPut, 'contactpersonen'>;
/** The facts of a contact for its rules, as they are to be. */
type ContactFacts = Pick<Contact, 'type' | 'bedrijf_id' | 'soort_klant'>;

/**
 * Stores a contact, or adds the missing members to the stored one with an equal identity. Returns its id, and whether
 * it was created. Throws ERR_UNKNOWN_REFERENCE, ERR_MAIN_CONTACT, ERR_DUPLICATE, ERR_NOT_ALLOWED, ERR_PEPPOL_ID and
 * ERR_CUSTOMER_TYPE_UNKNOWN. Throws ERR_TAKEN when a change of a named person makes another contact of theirs equal to
 * a third. The problems in `earlierProblems`, of members of one type, are thrown together with the others.
 */
export async function storeContact(
  db: Writer,
  body: NewContact,
  earlierProblems: readonly ProblemDetail[] = [],
): Promise<{ id: number; isNew: boolean }> {
  const { contactpersonen, ...sent } = body;
  const namedPeople = await persons.lockPeople(db, contactpersonen);
  const people = sortMainFirst(contactpersonen);
  const { type, naam = null, adres = null, postcode = null } = sent;
  const computeIdentity = (bedrijf_id: number | null): string | null =>
    identities.hashOf({ type, bedrijf_id, naam, adres, postcode }, mainOf(people, namedPeople));

  // A contact without an identity equals no other, so none has to be locked before its company.
  const isAlone = computeIdentity(null) === null;
  const bedrijf_id = sent.bedrijf_id ?? (await (isAlone ? companies.lockDefault(db) : companies.findDefaultId(db)));
  const identity = computeIdentity(bedrijf_id);

  // Changed rows are locked before rows that are only named: docs/decisions/020-locks.md.
  const same = await identities.lockSame(db, identity);
  const problems = await findMemberProblems(db, { ...sent, bedrijf_id, soort_klant: sent.soort_klant ?? null }, sent);
  refuseIfAny([...earlierProblems, ...problems, ...findPeopleProblems(contactpersonen, namedPeople)]);
  if (same !== undefined) {
    await merge(db, same, sent, people, namedPeople);
    return { id: same.id, isNew: false };
  }

  // The identity is written with the row: a concurrent request for an equal contact then fails, and finds it when
  // retried.
  const id = await contacts.insert(db, { ...sent, bedrijf_id, identity, ...selectOwnMembers(type, sent) });
  await savePeople(db, id, people, namedPeople);
  return { id, isNew: true };
}

/**
 * Changes a contact. Throws as `storeContact` does. Throws ERR_TAKEN, with the other id in `params.id`, when it becomes
 * equal to another. Throws ERR_NOT_CHANGEABLE for the type of a contact that is referred to.
 */
export async function changeContact(
  db: Writer,
  id: number,
  body: ContactPut,
  earlierProblems: readonly ProblemDetail[] = [],
): Promise<void> {
  const { contactpersonen, ...sent } = body;
  const before = await readOne(contacts.read, db, id);
  contacts.noteLocked(db, before);

  const type = sent.type ?? before.type;
  const after = { ...before, ...sent, type, bedrijf_id: await findCompanyAfter(db, before, sent) };
  const namedPeople = await persons.lockPeople(db, contactpersonen ?? []);

  refuseIfAny([
    ...earlierProblems,
    ...findTypeProblems(before, type),
    ...(await findMemberProblems(db, after, sent, before)),
    ...findPeopleProblems(contactpersonen ?? [], namedPeople),
  ]);
  if (before.type === 'personeel' && type !== 'personeel') await staff.dismiss(db, id);

  const row = await readOne(contacts.rows.read, db, id);
  await contacts.rows.update(db, row, { ...sent, bedrijf_id: after.bedrijf_id, ...selectOwnMembers(type, after) });
  if (contactpersonen === undefined) return renewIdentities(db, [id]);

  await unsubscriptions.subscribeAgain(db, contactpersonen, namedPeople.people);
  await savePeople(db, id, sortMainFirst(contactpersonen), namedPeople);
}

/** Changes the pairs of a contact, and returns the contact. */
export function createContactPatch<Thing>(
  read: ReadByIds<Thing>,
): ReturnType<typeof patchPairs<Thing, contacts.ContactRow>> {
  return patchPairs(contacts.rows, read);
}

/** Fills empty members of a stored contact and adds unknown people; writes nothing where nothing is missing. */
async function merge(
  db: Writer,
  same: contacts.KnownContact,
  members: ContactMembers,
  people: readonly PersonDraft[],
  namedPeople: persons.NamedPeople,
): Promise<void> {
  const row = await readOne(contacts.rows.read, db, same.id);
  const changes = {
    ...selectFillings(row, members),
    extra_fields: mergeExtraFields(row.extra_fields, members.extra_fields ?? []),
    metadata: mergePairs(row.metadata, members.metadata ?? {}),
  };
  const list = mergePeople(same.contactpersonen, people, namedPeople.people);
  if (findChangedColumns(row, changes) === undefined && isDeepStrictEqual(list, same.contactpersonen)) return;
  await contacts.rows.update(db, row, changes);
  await savePeople(db, same.id, list, await persons.lockPeople(db, list));
}

async function savePeople(
  db: Writer,
  id: number,
  list: readonly PersonDraft[],
  namedPeople: persons.NamedPeople,
): Promise<void> {
  await persons.saveList(
    db,
    id,
    await unsubscriptions.dropUnsubscribed(db, list, namedPeople.people),
    namedPeople.people,
  );
  await renewIdentities(db, [id, ...namedPeople.contacts]);
}

async function renewIdentities(db: Writer, ids: readonly number[], field = 'naam'): Promise<void> {
  const changedContacts = await identities.findChanged(db, ids);
  const newIdentities = changedContacts.flatMap(({ identity }) => identity ?? []);
  refuseIfAny(findIdentityProblems(changedContacts, await identities.findByIdentity(db, newIdentities), field));
  await identities.save(db, changedContacts);
}

/** Two locked customers, the remaining and the removed one, and the people that remain. */
export interface CustomerUnion {
  readonly remains: number;
  readonly goes: number;
  readonly people: readonly PersonDraft[];
  /** The people of both, locked with all of their contacts. */
  readonly namedPeople: persons.NamedPeople;
}

/**
 * Archives a customer in favour of another one, which is filled and gets its people. Throws ERR_TAKEN, on `klant_id`,
 * when it becomes equal to a third one.
 */
export async function uniteCustomers(
  db: Writer,
  { remains, goes, people, namedPeople }: CustomerUnion,
  now: Instant,
): Promise<void> {
  const row = await readOne(contacts.rows.read, db, remains);
  const goingRow = await readOne(contacts.rows.read, db, goes);

  // Before the other one is filled, which may then get the identity of this one.
  await contacts.archive(db, goes, now);
  await merged.insert(db, goes, remains);
  await contacts.rows.update(db, row, {
    ...selectFillings(row, { ...goingRow, identity: null }),
    extra_fields: mergeExtraFields(row.extra_fields, goingRow.extra_fields),
    metadata: mergePairs(row.metadata, goingRow.metadata),
  });

  const list = await unsubscriptions.dropUnsubscribed(db, people, namedPeople.people);
  await persons.saveList(db, remains, list, namedPeople.people);
  await renewIdentities(db, [remains, ...namedPeople.contacts], 'klant_id');
}

/** Archives a contact that is not referred to. Throws ERR_CONTACT_IN_USE. */
export async function archiveContact(db: Writer, id: number, now: Instant): Promise<void> {
  assertUnused(await contacts.referrersOf(db, id));
  await contacts.archive(db, id, now);
}

// A contact without a company stays so when it is sent back as it was read.
async function findCompanyAfter(db: Writer, before: Contact, members: ContactMembers): Promise<number | null> {
  if (members.bedrijf_id !== null) return members.bedrijf_id ?? before.bedrijf_id;
  return before.bedrijf_id === null ? null : companies.findDefaultId(db);
}

/** The problems of the changed members of a contact: a contact can always be sent back as it was read. */
async function findMemberProblems(
  db: Writer,
  after: ContactFacts,
  members: ContactMembers,
  before?: Contact,
): Promise<ProblemDetail[]> {
  const isChanged = (member: keyof ContactFacts): boolean => before?.[member] !== after[member];
  // Only now: a request that locks a row and then waits for another would precede in the feed those that it waited for.
  const unknown = isChanged('bedrijf_id') ? await findUnknownReferences(db, toCompanyReferences(after.bedrijf_id)) : [];
  const placed = isChanged('type') || isChanged('bedrijf_id') || isChanged('soort_klant');
  const types = placed && after.type === 'klant' ? await companies.findCustomerTypes(db, after.bedrijf_id) : undefined;

  return [
    ...unknown,
    ...findStrangeMemberProblems(after.type, members),
    ...(types === undefined ? [] : findCustomerTypeProblems(after.soort_klant, types)),
    ...(members.peppol_id === before?.peppol_id ? [] : findPeppolIdProblems(members.peppol_id)),
    ...findCodeProblems(members, before),
    ...findRepeatedFieldProblems(members.extra_fields ?? []),
  ];
}

function toCompanyReferences(id: number | null): ReferencedId[] {
  return id === null ? [] : [{ field: 'bedrijf_id', root: 'companies', id }];
}

function findPeopleProblems(drafts: readonly PersonDraft[], namedPeople: persons.NamedPeople): ProblemDetail[] {
  return [...findPersonListProblems(drafts), ...findUnknownPersonProblems(drafts, namedPeople.people)];
}

function mainOf(people: readonly PersonDraft[], namedPeople: persons.NamedPeople): IdentifyingPerson {
  const [main] = people;
  return main === undefined
    ? BLANK_PERSON
    : applyDraft(main, main.id === undefined ? undefined : namedPeople.people.get(main.id));
}
