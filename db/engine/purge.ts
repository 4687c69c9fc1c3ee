// Deletes old rows in small batches, so that other statements wait for one batch at most.
import type { Dialect } from './session/reader.ts';

interface ExpiredRows {
  /** The primary key; default `id`. */
  readonly key?: string;
  /** The condition for the rows, on the first columns of an index. */
  readonly where: string;
  /** The columns of that index, in which rows are deleted. */
  readonly order: string;
}

/** Returns SQL that deletes a batch of rows. Its values are those of the condition, and the most rows. */
export function deleteSome(dialect: Dialect, table: string, { key = 'id', where, order }: ExpiredRows): string {
  const expiredKeys = `select ${key} from ${table} where ${where} order by ${order} limit ?`;
  if (dialect === 'sqlite') return `delete from ${table} where ${key} in (${expiredKeys})`;
  // An array, since PostgreSQL misestimates the rows of a subquery and then scans the table. A row that another
  // transaction is renewing would be deleted after its renewal: it is skipped, until the next run.
  return `delete from ${table} where ${key} = any(array(${expiredKeys} for update skip locked))`;
}
