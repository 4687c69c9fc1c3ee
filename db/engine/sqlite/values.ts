// How SQLite's values become ours: booleans and JSON by the declared type of their column, and no number that lost digits.
import type { ColumnDefinition } from 'better-sqlite3';

type Decode = (value: unknown) => unknown;

/** Makes rows of the values of a statement's columns. */
export type RowMaker = (found: readonly (readonly unknown[])[]) => readonly unknown[];

const byType: Readonly<Record<string, Decode>> = {
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
  json: (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
};

/** How rows are made for a statement with these columns. The last one counts where two have one name. */
export function rowsOf(columns: readonly ColumnDefinition[]): RowMaker {
  const names = columns.map(({ name }) => name);
  const decoders = columns.map(({ type }) => (type === null ? exact : byType[type.toLowerCase()]));
  const count = names.length;
  return (found) =>
    found.map((values) => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < count; at += 1) {
        const decode = decoders[at];
        row[names[at] as string] = decode === undefined ? values[at] : decode(values[at]);
      }
      return row;
    });
}

// A computed column, such as a sum, may leave the range in which JavaScript counts exactly.
function exact(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}
