// Watched statements of both databases: hooks of tests, and the check for writes that bypass db/engine/changes/table.ts.
import { setImmediate } from 'node:timers/promises';
import type { DriverStatement } from './connection.ts';

/** Set on the writes of db/engine/changes/table.ts, which are recorded in the changes of the transaction. */
export const NOTED_OPTIONS = { isNoted: true } as const;

export interface StatementWatch {
  /** Called before each statement, transaction control included. */
  readonly onQuery?: ((sql: string, bindings: readonly unknown[]) => void) | undefined;
  /** Yields to the event loop before each statement, so that races of requests appear in tests. */
  readonly interleave?: boolean | undefined;
  /** Refuses unrecorded writes to a table of db/engine/changes/table.ts. */
  readonly strict?: boolean | undefined;
}

const noted = new Set<string>();

/** Declares that writes to this table are recorded: others throw while the watch is strict. */
export function declareNoted(table: string): void {
  noted.add(table);
}

const WRITE_PATTERN = /^\s*(?:insert\s+into|update|delete\s+from)\s+["`]?(\w+)/i;

/** Returns whether anything must happen before a statement is sent. */
export function isWatched({ onQuery, interleave = false, strict = false }: StatementWatch): boolean {
  return onQuery !== undefined || interleave || strict;
}

/** Runs the hooks before a statement is sent. Throws for an unrecorded write. */
export async function watchStatement(watch: StatementWatch, statement: DriverStatement): Promise<void> {
  if (watch.interleave === true) await setImmediate();
  watch.onQuery?.(statement.text, statement.values);
  if (watch.strict !== true || statement.isNoted === true) return;
  const table = WRITE_PATTERN.exec(statement.text)?.[1];
  if (table !== undefined && noted.has(table)) {
    throw new Error(
      `A write to ${table} bypassed db/engine/changes/table.ts, so no event would record it: ${statement.text}`,
    );
  }
}
