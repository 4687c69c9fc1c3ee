// Lists of what lasts a while, narrowed to what overlaps a period.
import type { Knex } from 'knex';
import type { Instant } from '../../generated/types.ts';
import type { Selection } from '../engine/listing.ts';

/** A period, half-open; without an end it goes on for ever, to that side. */
export interface OpenPeriod {
  readonly begin?: Instant | undefined;
  readonly eind?: Instant | undefined;
}

/** Narrows a query to the rows that overlap a period: what has no length overlaps nothing. */
export function narrowToOverlapping(
  found: Knex.QueryBuilder,
  table: string,
  { begin, eind }: OpenPeriod = {},
): Knex.QueryBuilder {
  if (begin !== undefined) void found.where(`${table}.eind`, '>', begin);
  if (eind !== undefined) void found.where(`${table}.begin`, '<', eind);
  return found;
}

/** The rows of one person that overlap a period, by begin. */
export function selectOfPerson(table: string, personeel_id: number, period: OpenPeriod): Selection {
  return {
    buildQuery: ({ build }) => narrowToOverlapping(build(table).where({ personeel_id }), table, period),
    order: orderByBegin(table),
  };
}

/** The order by begin. */
export function orderByBegin(table: string): Selection['order'] {
  return [
    { column: `${table}.begin`, direction: 'asc', empty: null },
    { column: `${table}.id`, direction: 'asc', empty: null },
  ];
}
