// Conversion of SQLite's values: booleans and JSON by the declared type of their column, and no number that lost digits.
import type { ColumnDefinition } from 'better-sqlite3';
import { createRowBuilder } from '../session/row-builder.ts';

type Decode = (value: unknown) => unknown;

const byType: Readonly<Record<string, Decode>> = {
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
  json: (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
};

/** Builds rows from the values of a statement's columns; it may change the given arrays. */
export type RowsBuilder = (rows: readonly unknown[][]) => readonly unknown[];

/** Returns the builder of rows for a statement with these columns. */
export function rowsOf(columns: readonly ColumnDefinition[]): RowsBuilder {
  const toRow = createRowBuilder(columns.map(({ name }) => name));
  const decoded = columns.flatMap(({ type }, at): [number, Decode][] => {
    const decode = type === null ? toExactValue : byType[type.toLowerCase()];
    return decode === undefined ? [] : [[at, decode]];
  });
  return (rows) =>
    rows.map((values) => {
      for (const [at, decode] of decoded) values[at] = decode(values[at]);
      return toRow(values);
    });
}

/** Types of columns whose values JSON does not represent exactly. */
const INEXACT_TYPES = /^(blob|float|real|double)/i;

/**
 * Returns a statement that selects all rows of `text` as one JSON text: a list of lists of values. The driver converts
 * each value on its own, which takes twice the time of SQLite's JSON and V8's parser. Undefined where JSON would not be
 * exact, or two columns have one name. SQLite preserves the order of the subquery in the aggregate.
 */
export function asOneText(text: string, columns: readonly ColumnDefinition[]): string | undefined {
  if (columns.some(({ type }) => type !== null && INEXACT_TYPES.test(type))) return undefined;
  const names = new Set(columns.map(({ name }) => `"${name.replaceAll('"', '""')}"`));
  if (names.size < columns.length) return undefined;
  return `select json_group_array(json_array(${[...names].join()})) from (${text})`;
}

// A computed column, such as a sum, may exceed the exact integers of JavaScript.
function toExactValue(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}
