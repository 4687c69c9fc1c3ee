// Changes of the stored form alone, which are invisible outside: without a version and an event.
import type { Writer } from '../session/database.ts';
import { quoteName, type ColumnValue } from '../session/sql.ts';
import { NOTED_OPTIONS } from '../session/watch.ts';

/** Stores columns of a row in another form, such as a secret under another key. */
export async function storeAnew(
  db: Writer,
  table: string,
  id: number,
  columns: Readonly<Record<string, ColumnValue>>,
): Promise<void> {
  db.changes.ownRows.dropChanging(table, [id], Object.keys(columns));
  const set = Object.keys(columns).map((column) => `${quoteName(column)} = ?`);
  await db.write(
    `update ${quoteName(table)} set ${set.join(', ')} where "id" = ?`,
    [...Object.values(columns), id],
    NOTED_OPTIONS,
  );
}
