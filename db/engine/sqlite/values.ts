// How SQLite's values become ours: booleans and JSON by the declared type of their column, and no number that lost digits.
import type { ColumnDefinition } from 'better-sqlite3';
import { rowMaker } from '../session/row-maker.ts';

type Decode = (value: unknown) => unknown;

const byType: Readonly<Record<string, Decode>> = {
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
  json: (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
};

/** Makes rows of the values of a statement's columns; the values are its own from then on. */
export type RowsMaker = (found: readonly unknown[][]) => readonly unknown[];

/** How rows are made for a statement with these columns. */
export function rowsOf(columns: readonly ColumnDefinition[]): RowsMaker {
  const toRow = rowMaker(columns.map(({ name }) => name));
  const decoded = columns.flatMap(({ type }, at): [number, Decode][] => {
    const decode = type === null ? exact : byType[type.toLowerCase()];
    return decode === undefined ? [] : [[at, decode]];
  });
  return (found) =>
    found.map((values) => {
      for (const [at, decode] of decoded) values[at] = decode(values[at]);
      return toRow(values);
    });
}

// A computed column, such as a sum, may leave the range in which JavaScript counts exactly.
function exact(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}
