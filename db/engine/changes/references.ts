// The references to an object before its deletion, found in the schema.
import type { Dialect, Reader } from '../session/reader.ts';
import { isReferred, quoteName, defineStatement } from '../session/sql.ts';

/**
 * Returns the tables with rows that refer to this one, except its own parts, in alphabetical order. Reads the schema.
 */
export async function findReferrers(db: Reader, table: string, id: number): Promise<string[]> {
  const columns = await findReferringColumns(db, table);
  if (columns.length === 0) return [];
  const questions = columns.map(([name, column]) =>
    db.build
      .select(db.build.raw('? as name', [name]))
      .whereRaw(isReferred(quoteName(name), quoteName(column), '?'), [id, id]),
  );
  const referrers = await db.query<{ name: string }>(db.build.unionAll(questions));
  return [...new Set(referrers.map(({ name }) => name))].sort();
}

const FOREIGN_KEYS: Readonly<Record<Dialect, string>> = {
  sqlite: `select child.name as name, k."from" as column_name
    from sqlite_master child, pragma_foreign_key_list(child.name) k
    where child.type = 'table' and k."table" = ? and k.on_delete <> 'CASCADE'`,
  postgres: `select child.relname as name, a.attname as column_name
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = to_regclass(quote_ident(?)) and k.confdeltype <> 'c'`,
};

const selectForeignKeys = defineStatement<{ name: string; column_name: string }>((dialect) => FOREIGN_KEYS[dialect]);

/** Returns the columns that refer to a table, except those of its own parts. Reads the schema. */
export async function findReferringColumns(
  db: Reader,
  table: string,
): Promise<(readonly [table: string, column: string])[]> {
  const rows = await selectForeignKeys(db, table);
  return rows.map(({ name, column_name: column }) => [name, column]);
}
