// Ways of a plan to the rows of a table, in words that both databases share, and whether they cost the same when it grows.
import type { GrowingTable } from './tables.ts';

/** One way to the rows of a table in the plan of a statement. */
export interface Scan {
  readonly table: string;
  /** Columns that the index is asked for by a value. */
  readonly equal: readonly string[];
  /** Whether nothing asks for more rows than a page of them. */
  readonly limited: boolean;
  /** A condition that rows are read for and then thrown away by; null without one. */
  readonly filter: string | null;
  /** The line of the plan. */
  readonly planLine: string;
}

/** Conditions that nearly every row meets. */
const NEARLY_ALL_FILTERS = [
  /^\(*\w*\.?(?:archived_at|dead_at) is null\)*$/i,
  /^\(*event\)*(?:::text)? <> \S+(?: and \(*event\)*(?:::text)? <> \S+)*$/i,
];

/** The fault of it on a table that grows; null when it costs the same at any size. */
export function describeGrowth(scan: Scan, { keys, together, owner }: GrowingTable): string | null {
  const { equal, limited, filter } = scan;
  if (equal.some((column) => keys.has(column) || column === owner)) return null;
  if (together.some((columns) => columns.every((column) => equal.includes(column)))) return null;
  if (!limited) return 'reads more the more there is';
  if (filter === null || NEARLY_ALL_FILTERS.some((each) => each.test(filter))) return null;
  return `reads and throws away: ${filter}`;
}
