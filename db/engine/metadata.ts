// Finds objects by the pairs that integrators keep with them: an index of the pairs, which the database itself keeps.
import type { Knex } from 'knex';
import { declareConstraints } from './changes/constraints.ts';
import type { SqlCondition } from './selection.ts';
import type { Reader } from './session/reader.ts';

declareConstraints('metadata_pairs', { unique: { metadata_pairs_pkey: 'never' } });

/** The pairs that objects of a list must have, all of them; a list that takes it has a table with a column `metadata`. */
export interface MetadataFilter {
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** A condition for each pair: rows of the table have it. They find the rows, or each row is asked. */
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

/** The same for a query that is built. */
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

/** The rows with the first of the pairs, in the index. */
export function pairsOf(db: Reader, object: string, { metadata = {} }: MetadataFilter): Knex.QueryBuilder {
  const [key = '', value = ''] = Object.entries(metadata)[0] ?? [];
  return db.build('metadata_pairs').where({ object, key, value });
}
