// Finds objects by their metadata, the pairs of integrators, in an index that triggers of the database maintain.
import type { Knex } from 'knex';
import { declareConstraints } from './changes/constraints.ts';
import type { SqlCondition } from './selection.ts';
import type { Reader } from './session/reader.ts';

declareConstraints('metadata_pairs', { unique: { metadata_pairs_pkey: 'never' } });

/** The pairs that the objects of a list must all have. The table of such a list has a column `metadata`. */
export interface MetadataFilter {
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** Returns a condition for each pair. They find the rows by the index of pairs, or check each row. */
export function buildPairConditions(
  table: string,
  { metadata = {} }: MetadataFilter,
  areLeading = true,
): SqlCondition[] {
  const pair = `metadata_pairs where object = '${table}' and key = ? and value = ?`;
  const text = areLeading
    ? `${table}.id in (select object_id from ${pair})`
    : `exists (select 1 from ${pair} and object_id = ${table}.id)`;
  return Object.entries(metadata).map((values) => ({ text, values }));
}

/** Narrows a built query to the rows with all pairs. */
export function narrowByMetadata(
  query: Knex.QueryBuilder,
  table: string,
  filter: MetadataFilter,
  areLeading = true,
): Knex.QueryBuilder {
  for (const { text, values = [] } of buildPairConditions(table, filter, areLeading))
    void query.whereRaw(text, values as Knex.RawBinding[]);
  return query;
}

/** Returns a query for the index entries with the first of the pairs. */
export function pairsOf(db: Reader, object: string, { metadata = {} }: MetadataFilter): Knex.QueryBuilder {
  const [key = '', value = ''] = Object.entries(metadata)[0] ?? [];
  return db.build('metadata_pairs').where({ object, key, value });
}
