// How SQLite's values become ours: booleans and JSON by the declared type of their column, and no number that lost digits.
import type { ColumnDefinition } from 'better-sqlite3';

type Row = Record<string, unknown>;

/** Decodes rows in place and answers them. */
export type Decoder = (rows: readonly unknown[]) => readonly unknown[];

const byType: Readonly<Record<string, (value: unknown) => unknown>> = {
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
  json: (value): unknown => (typeof value === 'string' ? JSON.parse(value) : value),
};

/** The decoder of a statement with these columns, or undefined when its values can be taken as they come. */
export function decoderOf(columns: readonly ColumnDefinition[]): Decoder | undefined {
  const steps = new Map<string, (value: unknown) => unknown>();
  for (const { name, type } of columns) {
    const decode = type === null ? exact : byType[type.toLowerCase()];
    if (decode === undefined) steps.delete(name);
    else steps.set(name, decode);
  }
  if (steps.size === 0) return undefined;
  const list = [...steps];
  return (rows) => {
    for (const row of rows as Row[]) for (const [name, decode] of list) row[name] = decode(row[name]);
    return rows;
  };
}

// A computed column, such as a sum, may leave the range in which JavaScript counts exactly.
function exact(value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}
