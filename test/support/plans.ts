// How a database finds rows: by an index, or by reading all of them.
import type { Reader } from '../../db/engine/session/reader.ts';

/** How many rows of things were gone through one by one in this transaction; on SQLite, by how many of these statements. */
export async function readWhole({ dialect, query }: Reader, statements: readonly string[]): Promise<number> {
  if (dialect === 'postgres') {
    const question = "select seq_tup_read from pg_stat_xact_user_tables where relname = 'things'";
    const [read] = await query<{ seq_tup_read: number }>(question);
    return read?.seq_tup_read ?? NaN;
  }
  const selects = statements.filter((sql) => sql.startsWith('select * from "things"'));
  const plans = await Promise.all(selects.map((sql) => query<{ detail: string }>(`explain query plan ${sql}`, [1])));
  return plans.flat().filter(({ detail }) => detail.startsWith('SCAN things')).length;
}
