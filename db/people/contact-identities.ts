// Equal relations: a hash of each identity, unique among those that are not archived.
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

/** The identity of a relation as it is stored; null where it is incomplete. */
export function hashOf(contact: IdentifyingContact, main: IdentifyingPerson | undefined): string | null {
  const identity = main === undefined ? null : identityOf(contact, main);
  return identity === null ? null : sha256Of(identity);
}

const selectMergedWith = defineStatement<{ id: number }>(
  () => `select m.merged_into_id as id from contacts c join merged_customers m on m.contact_id = c.id
    join contacts r on r.id = m.merged_into_id and r.bedrijf_id is not distinct from c.bedrijf_id
    where c.archived_at is not null and c.identity = ? order by m.id desc limit 1`,
);

/** The id of the relation with this identity, or of the customer who remains of one that had it. */
async function findIdOfSame(db: Reader, hash: string): Promise<number | undefined> {
  return (await findByIdentity(db, [hash])).get(hash) ?? (await selectMergedWith(db, hash))[0]?.id;
}

/**
 * The stored relation with this identity, locked until the transaction ends; undefined when there is none. A customer
 * who was merged leads to the one who remains.
 */
export async function lockSame(db: Writer, hash: string | null): Promise<contacts.KnownContact | undefined> {
  const id = hash === null ? undefined : await findIdOfSame(db, hash);
  if (hash === null || id === undefined) return undefined;
  await lockRoot(db, 'contacts', id);
  // It may have changed, or been merged, while this transaction waited for its lock.
  return (await findIdOfSame(db, hash)) === id ? find(contacts.readKnown, db, id) : lockSame(db, hash);
}

/** A relation whose identity is to change, with its row. */
export interface ChangedIdentity extends NewIdentity {
  readonly row: contacts.ContactRow;
}

/** The relations of these whose identity is no longer the stored one, since they or their people changed. */
export async function findChanged(db: Writer, ids: readonly number[]): Promise<ChangedIdentity[]> {
  const relations = await contacts.readKnown(db, [...new Set(ids)]);
  const stored = await contacts.rows.read(db, [...relations.keys()]);
  const now = [...stored.values()].map((row) => {
    const contact = relations.get(row.id);
    return { id: row.id, row, identity: contact ? hashOf(contact, contact.contactpersonen[0]) : null };
  });
  return now.filter(({ row, identity }) => row.identity !== identity);
}

/** Stores identities that nobody else has. */
export async function save(db: Writer, changed: readonly ChangedIdentity[]): Promise<void> {
  const free = changed.length > 1 ? await clear(db, changed) : changed;
  await contacts.rows.updateMany(
    db,
    free.map(({ row, identity }) => [row, { identity }]),
  );
}

// Two that change places would meet.
async function clear(db: Writer, changed: readonly ChangedIdentity[]): Promise<ChangedIdentity[]> {
  await contacts.rows.updateMany(
    db,
    changed.map(({ row }) => [row, { identity: null }]),
  );
  return changed.map((each) => ({ ...each, row: { ...each.row, identity: null } }));
}

interface IdentityRow {
  readonly id: number;
  readonly identity: string;
}

const selectWithIdentities = defineByValues<IdentityRow>(
  'identity',
  (condition) => `select id, identity from contacts where archived_at is null and ${condition}`,
);

/** The relations that are not archived and have these identities, by hash. */
export async function findByIdentity(db: Reader, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const found = await selectWithIdentities(db, hashes);
  return new Map(found.map(({ id, identity }) => [identity, id]));
}
