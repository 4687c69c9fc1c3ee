// Writes that tests put together by Knex, past what the service would do: the service writes by text.
import type { Knex } from 'knex';
import type { Write } from '../../db/engine/session/write.ts';
import { compileQuery, type Built } from '../../db/engine/session/build.ts';
import type { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';

interface WriteContext {
  readonly write: Write;
}

/**
 * Runs a query of any kind; returns its rows. Its context NOTED_OPTIONS writes past the notes of a table.
 */
export async function runWrite<Row = never>({ write }: WriteContext, query: Built): Promise<Row[]> {
  const { text, values } = compileQuery(query);
  const { isNoted } = (query.queryContext() ?? {}) as Partial<typeof NOTED_OPTIONS>;
  return (await write<Row>(text, values, { isNoted })).rows;
}

/** Changes the schema. */
export async function changeSchema({ write }: WriteContext, schema: Knex.SchemaBuilder): Promise<void> {
  for (const { sql } of [schema.toSQL()].flat()) await write(sql);
}
