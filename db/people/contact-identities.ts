// Which relations are the same: a hash of each identity, unique among those that are not archived.
import { sha256Of } from '../engine/sha256.ts';
import { identityOf, type Identifying, type IdentifyingPerson } from '../../domain/people/identity.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import * as contacts from './contacts.ts';
import { among } from '../engine/session/dialect.ts';
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

/**
 * Computes the identities of relations anew after a change of theirs or of their people. Throws ERR_TAKEN, with the id of
 * the other one in `params.id`, for one that has become the same as another.
 */
export async function renew(db: Writer, ids: readonly number[]): Promise<void> {
  const relations = await contacts.readKnown(db, [...new Set(ids)]);
  const hashes = new Map([...relations].map(([id, relation]) => [id, hashOf(relation, relation.contactpersonen[0])]));
  const stored = await contacts.readRows(db, [...relations.keys()]);
  const changed = [...stored.values()].filter((row) => row.identity !== hashes.get(row.id));
  await refuseTaken(
    db,
    hashes,
    changed.map(({ id }) => id),
  );
  // Cleared first, so that two that change places do not meet.
  await contacts.rows.updateMany(
    db,
    changed.map((row) => [row, { identity: null }]),
  );
  const cleared = changed.map((row) => ({ ...row, identity: null }));
  await contacts.rows.updateMany(
    db,
    cleared.map((row) => [row, { identity: hashes.get(row.id) ?? null }]),
  );
}

async function refuseTaken(
  db: Reader,
  hashes: ReadonlyMap<number, string | null>,
  changed: readonly number[],
): Promise<void> {
  const wanted = changed.flatMap((id) => hashes.get(id) ?? []);
  const holds = new Map([...(await holders(db, wanted))].filter(([, id]) => !changed.includes(id)));
  const problems = changed.flatMap((id): ProblemDetail[] => {
    const hash = hashes.get(id) ?? null;
    const other = hash === null ? undefined : holds.get(hash);
    if (hash !== null && other === undefined) holds.set(hash, id);
    if (other === undefined) return [];
    const message = `Relation ${String(other)} has the same identity: change that one, or send another name or e-mail address.`;
    return [{ code: 'ERR_TAKEN', message, field: 'naam', params: { id: other } }];
  });
  refuseIfAny(problems);
}

/** The relations that have these identities, by hash. */
async function holders(db: Reader, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const found: { id: number; identity: string }[] = await db
    .knex('contacts')
    .whereNull('archived_at')
    .where(among(db, 'identity', hashes))
    .select('id', 'identity');
  return new Map(found.map(({ id, identity }) => [identity, id]));
}
