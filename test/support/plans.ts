// How a database finds rows: by an index, or by reading all of them.
import type { Bindable } from '../../db/engine/session/bindable.ts';
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

/** The steps in which a statement is done, one a line. */
export async function planOf(
  { dialect, query }: Reader,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<string[]> {
  const given = values as readonly Bindable[];
  if (dialect === 'postgres')
    return (await query<Readonly<Record<'QUERY PLAN', string>>>(`explain ${text}`, given)).map(
      (row) => row['QUERY PLAN'],
    );
  return (await query<{ detail: string }>(`explain query plan ${text}`, given)).map(({ detail }) => detail);
}

/** The steps that go through all of one of these tables. */
export function wholeScans(plan: readonly string[], tables: readonly string[]): string[] {
  const whole = new RegExp(`(Seq Scan on|^SCAN) (${tables.join('|')})\\b`);
  return plan.filter((step) => whole.test(step));
}

/** The steps that sort what they found. */
export function sorts(plan: readonly string[]): string[] {
  return plan.filter((step) => /TEMP B-TREE FOR .*ORDER BY|^\s*(->\s*)?(Incremental )?Sort\b/.test(step));
}
