// Conversion of PostgreSQL's values: moments in one format, dates as text, and no number that lost digits.
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { createRowBuilder, type RowBuilder } from '../session/row-builder.ts';

const { BOOL, DATE, INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

const parsers = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => text === 't'],
  [DATE, (text) => text],
  [INT8, toExactNumber],
  [NUMERIC, toExactNumber],
  [TIMESTAMPTZ, toInstant],
]);

/** The parsers of values for a connection. */
export const types = {
  getTypeParser(
    oid: Parameters<typeof pg.types.getTypeParser>[0],
    format?: 'text' | 'binary',
  ): (text: string) => unknown {
    const ours = format === 'binary' ? undefined : parsers.get(oid);
    return ours ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown);
  },
};

/** By the text of the statement; its columns may differ after a migration. */
const known = new LRUCache<string, { readonly names: readonly string[]; readonly toRow: RowBuilder }>({ max: 500 });

/** Returns objects for the values of a result, by its columns; `text` is its statement. */
export function rowsOf(text: string, columns: readonly pg.FieldDef[], rows: readonly unknown[][]): readonly object[] {
  if (rows.length === 0) return [];
  let rowBuilder = known.get(text);
  if (rowBuilder?.names.length !== columns.length || columns.some(({ name }, at) => name !== rowBuilder?.names[at])) {
    const names = columns.map(({ name }) => name);
    rowBuilder = { names, toRow: createRowBuilder(names) };
    known.set(text, rowBuilder);
  }
  return rows.map(rowBuilder.toRow);
}

// Sums of bigint are numeric in PostgreSQL.
function toExactNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError('A sum is too large to be counted exactly.');
  }
  return value;
}

// '2026-03-28 09:00:00.5+00' -> '2026-03-28T09:00:00.500Z': sessions are told to show UTC.
function toInstant(text: string): string {
  if (!text.endsWith('+00')) return convertFromZone(text);
  const fraction = text.slice(20, text.length - 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

const MOMENT_PATTERN = /^(\S+) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/;

// A session in another zone writes another offset of the same moment.
function convertFromZone(text: string): string {
  const [, date, time, sign, ...offset] = MOMENT_PATTERN.exec(text) ?? [];
  if (date === undefined || time === undefined)
    throw new RangeError(`PostgreSQL shows a moment in an unknown way: ${text}`);
  // Missing parts are undefined.
  const [hours = 0, minutes = 0, seconds = 0] = offset.map((part: string | undefined) => Number(part ?? 0));
  const ahead = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return new Date(Date.parse(`${date}T${time}Z`) + (sign === '-' ? ahead : -ahead)).toISOString();
}
