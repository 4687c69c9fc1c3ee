// Lists of rows with a begin and an end, narrowed to those that overlap a period.
import type { Knex } from 'knex';
import type { Instant } from '../../generated/types.ts';
import type { Selection } from '../engine/listing.ts';

/** A half-open period, unbounded on the side of a missing end. */
export interface OpenPeriod {
  readonly begin?: Instant | undefined;
  readonly eind?: Instant | undefined;
}

/** Narrows a query to the rows that overlap a period; rows without length overlap nothing. */
export function narrowToOverlapping(
  query: Knex.QueryBuilder,
  table: string,
  { begin, eind }: OpenPeriod = {},
): Knex.QueryBuilder {
  if (begin !== undefined) void query.where(`${table}.eind`, '>', begin);
  if (eind !== undefined) void query.where(`${table}.begin`, '<', eind);
  return query;
}

/** Selects the rows of one person that overlap a period, by begin. */
export function selectOfPerson(table: string, personeel_id: number, period: OpenPeriod): Selection {
  return {
    buildQuery: ({ build }) => narrowToOverlapping(build(table).where({ personeel_id }), table, period),
    order: orderByBegin(table),
  };
}

/** Returns the order by begin, then id. */
export function orderByBegin(table: string): Selection['order'] {
  return [
    { column: `${table}.begin`, direction: 'asc', empty: null },
    { column: `${table}.id`, direction: 'asc', empty: null },
  ];
}
