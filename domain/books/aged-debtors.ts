// The open amounts of customers by age, as a table.
import type { components } from '../../generated/types.ts';
import { inEuros } from '../values/money.ts';
import type { Cell } from './journal-table.ts';

export type AgedDebtor = Readonly<components['schemas']['AgedDebtor']>;

/** The columns of open amounts, by the days since they were due. */
export const AGES = ['niet_vervallen', 'dagen_1_30', 'dagen_31_60', 'dagen_61_90', 'dagen_meer', 'totaal'] as const;

/** The names of the columns, whose order never changes: new ones come last. */
export const AGED_DEBTORS_COLUMNS = ['klant_id', 'klant_naam', ...AGES, 'facturen', 'oudste_vervaldatum'] as const;

/** A row of the table; amounts with two decimals. */
export function agedDebtorCells(row: AgedDebtor): Cell[] {
  const { klant_id, klant_naam, facturen, oudste_vervaldatum } = row;
  return [klant_id, klant_naam, ...AGES.map((age) => inEuros(row[age])), facturen, oudste_vervaldatum];
}
