// The VAT return of a quarter: its days, and its rows as a table.
import type { components } from '../../generated/types.ts';
import { formatEuros } from '../values/amount-texts.ts';
import type { TableCell } from './journal-table.ts';

export type VatReturnRow = Readonly<components['schemas']['VatReturnRow']>;

/** The local dates of a quarter, both included. */
export function quarterOf(year: number, quarter: number): { readonly begin: string; readonly eind: string } {
  const firstMonth = (quarter - 1) * 3;
  const formatDay = (month: number, day: number): string =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return { begin: formatDay(firstMonth, 1), eind: formatDay(firstMonth + 3, 0) };
}

/** The names of the columns. Their order never changes: new ones are appended. */
export const VAT_RETURN_COLUMNS = [
  'soort',
  'btw_percentage',
  'landcode',
  'btw_nummer',
  'omzet',
  'btw',
  'facturen',
] as const;

/** A row of the table; amounts with two decimals. */
export function formatVatReturnCells(row: VatReturnRow): TableCell[] {
  const rate = row.btw_percentage === null ? null : row.btw_percentage / 100;
  return [row.soort, rate, row.landcode, row.btw_nummer, formatEuros(row.omzet), formatEuros(row.btw), row.facturen];
}
