// Locations: their rows, and their tree.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isAmong } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import { lockBy, buildLockAll } from '../engine/changes/roots.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type Location = components['schemas']['Location'];

const rows = defineTable<Location>('locations', { references: { parent_id: 'parent_id' } });

export const read: ReadByIds<Location> = rows.read;

/** Selects the locations of a list: all, or those in `treeContains` and their ancestors. */
export function select(_db: Reader, query: { readonly treeContains?: readonly number[] | undefined }): Selection {
  const { treeContains } = query;
  const buildQuery = (db: Reader): Knex.QueryBuilder => {
    const every = db.build('locations');
    return treeContains === undefined ? every : every.whereIn('locations.id', queryAbove(db, treeContains));
  };
  return { buildQuery, order: [{ column: 'locations.id', direction: 'asc' }] };
}

export function insert(db: Writer, body: components['schemas']['NewLocation']): Promise<number> {
  return rows.insert(db, body);
}

export function update(db: Writer, before: Location, body: components['schemas']['LocationPut']): Promise<void> {
  return rows.update(db, before, body);
}

export function remove(db: Writer, before: Location): Promise<void> {
  return rows.remove(db, before);
}

/**
 * Locks a location and its ancestors until the transaction ends; returns their ids. A move locks the location and its
 * new ancestors: two moves below each other wait for one another, and one is refused.
 */
export async function lockLocationsAbove(db: Writer, id: number): Promise<Set<number>> {
  await lockAbove(db, [id]);
  return new Set(await findIdsAbove(db, id));
}

const lockingAbove = defineStatement<{ id: number }>(
  (dialect) => `with recursive above(id, parent_id) as (
      select id, parent_id from locations where ${isInList(dialect, 'id')}
      union select up.id, up.parent_id from locations up join above on up.id = above.parent_id
    ) ${buildLockAll(dialect, rows.name, 'select id from above')}`,
);

/** Locks locations and their current ancestors until the transaction ends. */
export async function lockAbove(db: Writer, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await lockBy(db, rows.name, lockingAbove, ids);
}

async function findIdsAbove(db: Reader, id: number): Promise<number[]> {
  return (await db.query<{ id: number }>(queryAbove(db, [id]))).map((row) => row.id);
}

/** Returns a query for the ids of these locations and of their ancestors. */
function queryAbove(db: Reader, ids: readonly number[]): Knex.QueryBuilder {
  return db.build
    .withRecursive('above', ['id', 'parent_id'], (start) => {
      void start
        .select('id', 'parent_id')
        .from('locations')
        .where(isAmong(db, 'id', ids))
        .union((step) => {
          void step.select('up.id', 'up.parent_id').from({ up: 'locations' }).join('above', 'up.id', 'above.parent_id');
        });
    })
    .select('id')
    .from('above');
}

/** The objects that events announce. */
export const announced = {
  Locatie: createEventObject({ table: 'locations', read, schema: 'Location' }),
};
