// Equal contacts: a hash of each identity, unique among contacts that are not archived.
import { sha256Of } from '../engine/sha256.ts';
import {
  identityOf,
  type IdentifyingContact,
  type IdentifyingPerson,
  type NewIdentity,
} from '../../domain/people/identity.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineByValues, defineStatement } from '../engine/session/sql.ts';
import * as contacts from './contacts.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import { find } from '../engine/changes/table.ts';

/** Returns the hash of a contact's identity; null where that is incomplete. */
export function hashOf(contact: IdentifyingContact, main: IdentifyingPerson | undefined): string | null {
  const identity = main === undefined ? null : identityOf(contact, main);
  return identity === null ? null : sha256Of(identity);
}

const selectMergedWith = defineStatement<{ id: number }>(
  () => `select m.merged_into_id as id from contacts c join merged_customers m on m.contact_id = c.id
    join contacts r on r.id = m.merged_into_id and r.bedrijf_id is not distinct from c.bedrijf_id
    where c.archived_at is not null and c.identity = ? order by m.id desc limit 1`,
);

/** Returns the id of the contact with this identity, or of the customer into whom it was merged. */
async function findIdOfSame(db: Reader, hash: string): Promise<number | undefined> {
  return (await findByIdentity(db, [hash])).get(hash) ?? (await selectMergedWith(db, hash))[0]?.id;
}

/**
 * Locks and returns the contact with this identity until the transaction ends; undefined when there is none. A merged
 * customer leads to the remaining one.
 */
export async function lockSame(db: Writer, hash: string | null): Promise<contacts.KnownContact | undefined> {
  const id = hash === null ? undefined : await findIdOfSame(db, hash);
  if (hash === null || id === undefined) return undefined;
  await lockRoot(db, 'contacts', id);
  // The contact may have changed or been merged while this transaction waited for its lock.
  return (await findIdOfSame(db, hash)) === id ? find(contacts.readKnown, db, id) : lockSame(db, hash);
}

/** A contact with a new identity, and its row. */
export interface ChangedIdentity extends NewIdentity {
  readonly row: contacts.ContactRow;
}

/** Returns those of these contacts whose identity differs from the stored one, since they or their people changed. */
export async function findChanged(db: Writer, ids: readonly number[]): Promise<ChangedIdentity[]> {
  const contactsById = await contacts.readKnown(db, [...new Set(ids)]);
  const rowsById = await contacts.rows.read(db, [...contactsById.keys()]);
  const now = [...rowsById.values()].map((row) => {
    const contact = contactsById.get(row.id);
    return { id: row.id, row, identity: contact ? hashOf(contact, contact.contactpersonen[0]) : null };
  });
  return now.filter(({ row, identity }) => row.identity !== identity);
}

/** Stores new, unique identities. */
export async function save(db: Writer, identities: readonly ChangedIdentity[]): Promise<void> {
  const free = identities.length > 1 ? await clear(db, identities) : identities;
  await contacts.rows.updateMany(
    db,
    free.map(({ row, identity }) => [row, { identity }]),
  );
}

// Cleared first, since two contacts that swap identities would violate the unique index.
async function clear(db: Writer, identities: readonly ChangedIdentity[]): Promise<ChangedIdentity[]> {
  await contacts.rows.updateMany(
    db,
    identities.map(({ row }) => [row, { identity: null }]),
  );
  return identities.map((each) => ({ ...each, row: { ...each.row, identity: null } }));
}

interface IdentityRow {
  readonly id: number;
  readonly identity: string;
}

const selectWithIdentities = defineByValues<IdentityRow>(
  'identity',
  (condition) => `select id, identity from contacts where archived_at is null and ${condition}`,
);

/** Returns the contacts that are not archived and have these identities, by hash. */
export async function findByIdentity(db: Reader, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const matches = await selectWithIdentities(db, hashes);
  return new Map(matches.map(({ id, identity }) => [identity, id]));
}
