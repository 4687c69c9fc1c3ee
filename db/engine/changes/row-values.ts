// Conversion of rows for storage: JSON as text, and only the columns that differ.
import { isDeepStrictEqual } from 'node:util';
import type { ColumnValue } from '../session/sql.ts';

type ColumnValues = Readonly<Record<string, ColumnValue>>;

function isJson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
}

/** Returns whether a row has a value that is stored as JSON. */
export function hasJson(row: object): boolean {
  return Object.values(row).some(isJson);
}

// Objects and lists are stored as JSON text; pg would make an SQL array of a list.
function toStoredValue(value: unknown): ColumnValue {
  return (isJson(value) ? JSON.stringify(value) : value) as ColumnValue;
}

function toStoredValues(row: object): ColumnValues {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([column, value]) => [column, toStoredValue(value)]));
}

/**
 * Returns rows for one insert. Throws when their columns differ: a missing column would get null instead of its
 * default.
 */
export function toInsertable(table: string, rows: readonly object[]): readonly ColumnValues[] {
  const values = rows.map(toStoredValues);
  const columns = Object.keys(values[0] ?? {})
    .sort()
    .join();
  if (values.some((row) => Object.keys(row).sort().join() !== columns)) {
    throw new Error(`Rows inserted together into ${table} must name the same columns.`);
  }
  return values;
}

/**
 * Returns the columns of `changes` that differ from the row; undefined when none does. Undefined members are ignored.
 */
export function findChangedColumns(before: object, changes: object): ColumnValues | undefined {
  const was = before as Readonly<Record<string, unknown>>;
  let changedValues: Record<string, ColumnValue> | undefined;
  for (const [column, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const now = toStoredValue(value);
    if (toStoredValue(was[column]) === now) continue;
    // The order of the members of an object is no difference.
    if (isJson(value) && isDeepStrictEqual(was[column], value)) continue;
    (changedValues ??= {})[column] = now;
  }
  return changedValues;
}
