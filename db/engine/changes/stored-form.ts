// Other ways to store what stays the same for everybody: nothing has changed, so there is no version and no event.
import type { Knex } from 'knex';
import type { Writer } from '../session/database.ts';
import { NOTED } from '../session/watch.ts';

/** Stores columns of a row in another form, such as a secret under another key. */
export async function storeAnew(
  db: Writer,
  table: string,
  id: number,
  columns: Readonly<Record<string, Knex.Value>>,
): Promise<void> {
  await db.knex(table).queryContext(NOTED).where({ id }).update(columns);
}
