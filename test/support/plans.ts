// How a database finds rows: by an index, or by reading all of them.
import type { Bindable } from '../../db/engine/session/bindable.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { SentStatement } from './queries.ts';

/** How many rows of things were gone through one by one in this transaction; on SQLite, by how many of these statements. */
export async function readWhole({ dialect, query }: Reader, statements: readonly string[]): Promise<number> {
  if (dialect === 'postgres') {
    const question = "select seq_tup_read from pg_stat_xact_user_tables where relname = 'things'";
    const [row] = await query<{ seq_tup_read: number }>(question);
    return row?.seq_tup_read ?? NaN;
  }
  const selects = statements.filter((sql) => sql.startsWith('select * from "things"'));
  const plans = await Promise.all(selects.map((sql) => query<{ detail: string }>(`explain query plan ${sql}`, [1])));
  return plans.flat().filter(({ detail }) => detail.startsWith('SCAN things')).length;
}

/** The steps in which a statement is done, one a line. */
export async function planOf({ dialect, query }: Reader, { text, values }: SentStatement): Promise<string[]> {
  const bindings = values as readonly Bindable[];
  if (dialect === 'postgres')
    return (await query<Readonly<Record<'QUERY PLAN', string>>>(`explain ${text}`, bindings)).map(
      (row) => row['QUERY PLAN'],
    );
  return (await query<{ detail: string }>(`explain query plan ${text}`, bindings)).map(({ detail }) => detail);
}

/** The steps that go through all of one of these tables. */
export function listWholeScans(plan: readonly string[], tables: readonly string[]): string[] {
  const scanPattern = new RegExp(`(Seq Scan on|^SCAN) (${tables.join('|')})\\b`);
  return plan.filter((step) => scanPattern.test(step));
}

/** The steps that sort what they found. */
export function listSorts(plan: readonly string[]): string[] {
  return plan.filter((step) => /TEMP B-TREE FOR .*ORDER BY|^\s*(->\s*)?(Incremental )?Sort\b/.test(step));
}

/** The tables that a statement goes through row by row, however small they are in a test, by their names in it. */
export async function listScannedTables(db: Reader, statement: SentStatement): Promise<string[]> {
  if (db.dialect === 'sqlite')
    return (await planOf(db, statement)).flatMap((step) => /^SCAN (\w+)/.exec(step)?.[1] ?? []);
  // PostgreSQL reads all of a small table, unless sequential scans are switched off.
  await db.query("select set_config('enable_seqscan', 'off', true)");
  return listScans(await planOf(db, statement));
}

// A scan of an index that has no condition goes through all of it, unless its first rows are enough.
function listScans(plan: readonly string[]): string[] {
  const steps = plan.join('\n').split(/->/);
  return steps.flatMap((step, index) => {
    const [, table] = /(?:Seq Scan|Index (?:Only )?Scan using \w+|Bitmap Heap Scan) on (\w+)/.exec(step) ?? [];
    const isSought = /Index Cond|Recheck Cond|TID Cond/.test(step);
    const isFirst = /^\s*Limit/.test(steps[index - 1] ?? '') && /Index/.test(step) && !step.includes('Filter');
    return table === undefined || isSought || isFirst ? [] : [table];
  });
}
