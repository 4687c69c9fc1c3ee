// The plan of a statement with its values: what it goes through row by row, however small the tables of a test are.
import type { Database } from '../../db/engine/session/database.ts';
import type { Bindable } from '../../db/engine/session/sql.ts';

/** A statement as it was sent. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The tables that a statement goes through row by row, by their names in it. */
export function goneThrough(database: Database, { text, values }: SentStatement): Promise<string[]> {
  const bound = values as readonly Bindable[];
  return database.read(async ({ dialect, query }) => {
    if (dialect === 'sqlite') {
      const plan = await query<{ detail: string }>(`explain query plan ${text}`, bound);
      return plan.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
    }
    // It reads all of a small table unless it is told that this is dear.
    await query("select set_config('enable_seqscan', 'off', true)");
    const plan = await query<{ 'QUERY PLAN': string }>(`explain ${text}`, bound);
    return scansIn(plan.map((row) => row['QUERY PLAN']));
  });
}

// A scan of an index that has no condition goes through all of it, unless its first rows are enough.
function scansIn(plan: readonly string[]): string[] {
  const steps = plan.join('\n').split(/->/);
  return steps.flatMap((step, place) => {
    const [, table] = /(?:Seq Scan|Index (?:Only )?Scan using \w+|Bitmap Heap Scan) on (\w+)/.exec(step) ?? [];
    const isSought = /Index Cond|Recheck Cond|TID Cond/.test(step);
    const isFirst = /^\s*Limit/.test(steps[place - 1] ?? '') && /Index/.test(step) && !step.includes('Filter');
    return table === undefined || isSought || isFirst ? [] : [table];
  });
}
