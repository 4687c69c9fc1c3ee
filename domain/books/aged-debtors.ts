// The open amounts of customers by age: added up, and as a table.
import type { Cents, components } from '../../generated/types.ts';
import { calculateOpenAmounts, type OwedInvoice } from '../invoices/open-amounts.ts';
import { formatEuros } from '../values/amount-texts.ts';
import { countDaysBetween } from '../values/period.ts';
import type { TableCell } from './journal-table.ts';

export type AgedDebtor = Readonly<components['schemas']['AgedDebtor']>;

/** An invoice with its due date. */
export interface DueInvoice extends OwedInvoice {
  readonly due: string;
}

/** The columns of open amounts, by the days since the due date. */
export const AGE_COLUMNS = [
  'niet_vervallen',
  'dagen_1_30',
  'dagen_31_60',
  'dagen_61_90',
  'dagen_meer',
  'totaal',
] as const;

/** The names of the columns. Their order never changes: new ones are appended. */
export const AGED_DEBTORS_COLUMNS = [
  'klant_id',
  'klant_naam',
  ...AGE_COLUMNS,
  'facturen',
  'oudste_vervaldatum',
] as const;

/** A row of the table; amounts with two decimals. */
export function formatAgedDebtorCells(row: AgedDebtor): TableCell[] {
  const { klant_id, klant_naam, facturen, oudste_vervaldatum } = row;
  return [klant_id, klant_naam, ...AGE_COLUMNS.map((age) => formatEuros(row[age])), facturen, oudste_vervaldatum];
}

/** Returns the debts of customers on a day, in the order of the invoices; customers who owe nothing are left out. */
export function calculateAgedDebtors(day: string, invoices: readonly DueInvoice[]): Omit<AgedDebtor, 'klant_naam'>[] {
  const open = calculateOpenAmounts(invoices);
  const debtors = new Map<number, Omit<AgedDebtor, 'klant_naam'>>();
  for (const { id, klant_id, due } of invoices) {
    const amount = open.get(id) ?? 0;
    if (amount === 0) continue;
    const debtor = debtors.get(klant_id) ?? { klant_id, ...NO_DEBT, oudste_vervaldatum: due };
    const age = ageOf(due, day);
    debtors.set(klant_id, {
      ...debtor,
      [age]: debtor[age] + amount,
      totaal: (debtor.totaal + amount) as Cents,
      facturen: debtor.facturen + 1,
      oudste_vervaldatum: due < debtor.oudste_vervaldatum ? due : debtor.oudste_vervaldatum,
    });
  }

  return [...debtors.values()];
}

const ZERO_CENTS = 0 as Cents;
const NO_DEBT = {
  niet_vervallen: ZERO_CENTS,
  dagen_1_30: ZERO_CENTS,
  dagen_31_60: ZERO_CENTS,
  dagen_61_90: ZERO_CENTS,
  dagen_meer: ZERO_CENTS,
  totaal: ZERO_CENTS,
  facturen: 0,
};

function ageOf(due: string, day: string): Exclude<(typeof AGE_COLUMNS)[number], 'totaal'> {
  const days = countDaysBetween(due, day);
  if (days <= 0) return 'niet_vervallen';
  if (days <= 30) return 'dagen_1_30';
  if (days <= 60) return 'dagen_31_60';
  return days <= 90 ? 'dagen_61_90' : 'dagen_meer';
}
