// Equal relations: a hash of each identity, unique among those that are not archived.
import { sha256Of } from '../engine/sha256.ts';
import {
  identityOf,
  type Identifying,
  type IdentifyingPerson,
  type NewIdentity,
} from '../../domain/people/identity.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { byValues } from '../engine/session/sql.ts';
import * as contacts from './contacts.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import { find } from '../engine/changes/table.ts';

/** The identity of a relation as it is stored; null where it is incomplete. */
export function hashOf(relation: Identifying, main: IdentifyingPerson | undefined): string | null {
  const identity = main === undefined ? null : identityOf(relation, main);
  return identity === null ? null : sha256Of(identity);
}

/** The stored relation with this identity, locked until the transaction ends; undefined when there is none. */
export async function lockSame(db: Writer, hash: string | null): Promise<contacts.KnownRelation | undefined> {
  const id = hash === null ? undefined : (await holders(db, [hash])).get(hash);
  if (id === undefined) return undefined;
  await lockRoot(db, 'contacts', id);
  // It may have changed while this transaction waited for its lock.
  const same = await find(contacts.readKnown, db, id);
  return same !== undefined && hashOf(same, same.contactpersonen[0]) === hash ? same : undefined;
}

/** A relation whose identity is to change, with its row. */
export interface ChangedIdentity extends NewIdentity {
  readonly row: contacts.ContactRow;
}

/** The relations of these whose identity is no longer the stored one, since they or their people changed. */
export async function changedAmong(db: Writer, ids: readonly number[]): Promise<ChangedIdentity[]> {
  const relations = await contacts.readKnown(db, [...new Set(ids)]);
  const stored = await contacts.rows.read(db, [...relations.keys()]);
  const now = [...stored.values()].map((row) => {
    const relation = relations.get(row.id);
    return { id: row.id, row, identity: relation ? hashOf(relation, relation.contactpersonen[0]) : null };
  });
  return now.filter(({ row, identity }) => row.identity !== identity);
}

/** Stores identities that nobody else has. */
export async function save(db: Writer, changed: readonly ChangedIdentity[]): Promise<void> {
  // Cleared first, so that two that change places do not meet.
  await contacts.rows.updateMany(
    db,
    changed.map(({ row }) => [row, { identity: null }]),
  );
  await contacts.rows.updateMany(
    db,
    changed.map(({ row, identity }) => [{ ...row, identity: null }, { identity }]),
  );
}

interface Holder {
  readonly id: number;
  readonly identity: string;
}

const withIdentities = byValues<Holder>(
  'identity',
  (condition) => `select id, identity from contacts where archived_at is null and ${condition}`,
);

/** The relations that are not archived and have these identities, by hash. */
export async function holders(db: Reader, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const found = await withIdentities(db, hashes);
  return new Map(found.map(({ id, identity }) => [identity, id]));
}
