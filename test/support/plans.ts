// How a database finds rows: by an index, or by reading all of them.
import { all } from '../../db/engine/session/dialect.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { run } from '../../db/engine/session/sql.ts';

/** How many rows of things were gone through one by one in this transaction; on SQLite, by how many of these statements. */
export async function readWhole({ dialect, knex }: Reader, statements: readonly string[]): Promise<number> {
  if (dialect === 'postgres') {
    const [read] = await all<{ seq_tup_read: number }>(
      knex('pg_stat_xact_user_tables').where({ relname: 'things' }).select('seq_tup_read'),
    );
    return read?.seq_tup_read ?? NaN;
  }
  const selects = statements.filter((sql) => sql.startsWith('select * from "things"'));
  const plans = await Promise.all(
    selects.map((sql) => run<{ detail: string }>({ dialect, knex }, `explain query plan ${sql}`, [1])),
  );
  return plans.flat().filter(({ detail }) => detail.startsWith('SCAN things')).length;
}
