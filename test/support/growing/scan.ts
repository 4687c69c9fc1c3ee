// The scans of a query plan, alike for both databases, and whether they get slower as the table grows.
import type { GrowingTable } from './tables.ts';

/** One step of a plan that reads rows of a table. */
export interface Scan {
  readonly table: string;
  /** The columns of the index for which the step has a value. */
  readonly equalColumns: readonly string[];
  /** Whether it stops after a page of rows. */
  readonly isLimited: boolean;
  /** The condition by which rows are discarded after they are read; null without one. */
  readonly filter: string | null;
  /** The line of the plan. */
  readonly planLine: string;
}

/** Conditions that nearly every row meets. */
const NEARLY_ALL_FILTERS = [
  /^\(*\w*\.?(?:archived_at|dead_at) is null\)*$/i,
  /^\(*event\)*(?:::text)? <> \S+(?: and \(*event\)*(?:::text)? <> \S+)*$/i,
];

/** Returns why a scan gets slower as its table grows; null when it does not. */
export function describeGrowth(scan: Scan, { keys, keyGroups, ownerColumn }: GrowingTable): string | null {
  const { equalColumns, isLimited, filter } = scan;
  if (equalColumns.some((column) => keys.has(column) || column === ownerColumn)) return null;
  if (keyGroups.some((columns) => columns.every((column) => equalColumns.includes(column)))) return null;
  if (!isLimited) return 'reads more the more there is';
  if (filter === null || NEARLY_ALL_FILTERS.some((each) => each.test(filter))) return null;
  return `reads and discards: ${filter}`;
}
