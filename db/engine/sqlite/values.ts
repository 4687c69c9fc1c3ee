// How SQLite's values become ours: booleans and JSON by the declared type of their column, and no number that lost digits.
import type { ColumnDefinition } from 'better-sqlite3';
import { createRowBuilder } from '../session/row-builder.ts';

type Decode = (value: unknown) => unknown;

const byType: Readonly<Record<string, Decode>> = {
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
  json: (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
};

/** Makes rows of the values of a statement's columns; the values are its own from then on. */
export type RowsBuilder = (found: readonly unknown[][]) => readonly unknown[];

/** How rows are made for a statement with these columns. */
export function rowsOf(columns: readonly ColumnDefinition[]): RowsBuilder {
  const toRow = createRowBuilder(columns.map(({ name }) => name));
  const decoded = columns.flatMap(({ type }, at): [number, Decode][] => {
    const decode = type === null ? toExactValue : byType[type.toLowerCase()];
    return decode === undefined ? [] : [[at, decode]];
  });
  return (found) =>
    found.map((values) => {
      for (const [at, decode] of decoded) values[at] = decode(values[at]);
      return toRow(values);
    });
}

/** Types of columns whose values JSON does not hold to the bit. */
const INEXACT_TYPES = /^(blob|float|real|double)/i;

/**
 * The same statement, which answers its rows as one text: a list of the lists of their values. The driver makes each value
 * by itself, and takes twice as long for that as SQLite for the text and V8 for reading it. Undefined where JSON would not
 * hold what is stored, or two columns have one name. The order stays: SQLite keeps that of a subquery for a function like
 * this one.
 */
export function asOneText(text: string, columns: readonly ColumnDefinition[]): string | undefined {
  if (columns.some(({ type }) => type !== null && INEXACT_TYPES.test(type))) return undefined;
  const names = new Set(columns.map(({ name }) => `"${name.replaceAll('"', '""')}"`));
  if (names.size < columns.length) return undefined;
  return `select json_group_array(json_array(${[...names].join()})) from (${text})`;
}

// A computed column, such as a sum, may leave the range in which JavaScript counts exactly.
function toExactValue(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}
