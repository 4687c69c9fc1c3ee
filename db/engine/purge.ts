// Removes old rows in small steps: so that those who wait for the database wait for no more than one.
import type { Dialect } from './session/reader.ts';

interface ExpiredRows {
  /** The primary key; `id` unless it is another. */
  readonly key?: string;
  /** The condition for the rows, which begins an index. */
  readonly where: string;
  /** The columns of that index: the first rows go first. */
  readonly order: string;
}

/** The text that deletes some rows of a table: its values are those of the condition, and how many rows at most. */
export function deleteSome(dialect: Dialect, table: string, { key = 'id', where, order }: ExpiredRows): string {
  const some = `select ${key} from ${table} where ${where} order by ${order} limit ?`;
  if (dialect === 'sqlite') return `delete from ${table} where ${key} in (${some})`;
  // PostgreSQL guesses at the number of rows in a query wrongly: then it reads the whole table. A row that somebody is renewing
  // would be removed by its key once it is renewed: it is left to the next round.
  return `delete from ${table} where ${key} = any(array(${some} for update skip locked))`;
}
