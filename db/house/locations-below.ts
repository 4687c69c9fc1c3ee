// The subtrees of locations.
import type { Knex } from 'knex';
import type { Reader } from '../engine/session/reader.ts';
import { isAmong } from '../engine/session/dialect.ts';

/** Returns a query for the ids of these locations and of all locations below them. */
export function queryLocationsBelow(db: Reader, ids: readonly number[]): Knex.QueryBuilder {
  return db.build
    .withRecursive('below', ['id'], (start) => {
      void start
        .select('id')
        .from('locations')
        .where(isAmong(db, 'id', ids))
        .union((step) => {
          void step.select('down.id').from({ down: 'locations' }).join('below', 'down.parent_id', 'below.id');
        });
    })
    .select('id')
    .from('below');
}
