// Watched statements of both databases: the hooks of tests, and writes that went past db/engine/changes/table.ts.
import { setImmediate } from 'node:timers/promises';
import type { DriverStatement } from './connection.ts';

/** Set on the writes of db/engine/changes/table.ts: they are in the notes of the transaction. */
export const NOTED_OPTIONS = { noted: true } as const;

export interface StatementWatch {
  /** Called before each statement, transaction control included. */
  readonly onQuery?: ((sql: string, bindings: readonly unknown[]) => void) | undefined;
  /** Gives up one turn of the event loop before each statement, so that races of requests can show themselves. */
  readonly interleave?: boolean | undefined;
  /** Refuses statements that write to a table of db/engine/changes/table.ts and were not noted. */
  readonly strict?: boolean | undefined;
}

const noted = new Set<string>();

/** Declares that writes to this table are noted: others throw while the watch is strict. */
export function declareNoted(table: string): void {
  noted.add(table);
}

const WRITE_PATTERN = /^\s*(?:insert\s+into|update|delete\s+from)\s+["`]?(\w+)/i;

/** Whether anything happens before a statement is sent. */
export function isWatched({ onQuery, interleave = false, strict = false }: StatementWatch): boolean {
  return onQuery !== undefined || interleave || strict;
}

/** Everything that happens before a statement is sent. Throws for a write that nobody noted. */
export async function watchStatement(watch: StatementWatch, sent: DriverStatement): Promise<void> {
  if (watch.interleave === true) await setImmediate();
  watch.onQuery?.(sent.text, sent.values);
  if (watch.strict !== true || sent.noted === true) return;
  const table = WRITE_PATTERN.exec(sent.text)?.[1];
  if (table !== undefined && noted.has(table)) {
    throw new Error(
      `A write to ${table} bypassed db/engine/changes/table.ts, so no event would record it: ${sent.text}`,
    );
  }
}
