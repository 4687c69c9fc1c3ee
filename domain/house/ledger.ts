// The ledger accounts of entries, as the settings name them; not checked against a chart of accounts.
import type { BasisPoints } from '../../generated/types.ts';
import { parseRate } from '../values/vat-rates.ts';

/** An account number: letters and digits. */
const LEDGER_NUMBER = /^[A-Za-z0-9]{1,50}$/;

/** Accounts for VAT: those of single rates, and one for every other rate, null where none is set. */
export interface VatAccounts {
  readonly byRate: ReadonlyMap<BasisPoints, string>;
  readonly otherRates: string | null;
}

/** Whether a text is a single account number, or empty for none. */
export function isLedgerNumber(text: string): boolean {
  return text === '' || LEDGER_NUMBER.test(text);
}

/**
 * Reads a text such as `1500,9=1502,21=1503`: a number without a rate is for every rate that is not named. Undefined
 * for another text, or one that names a rate twice.
 */
export function parseVatAccounts(text: string): VatAccounts | undefined {
  const parts = text === '' ? [] : text.split(',').map((part) => part.split('='));
  const byRate = new Map<BasisPoints, string>();
  let others: string | null = null;
  for (const [first = '', second, ...rest] of parts) {
    const number = second ?? first;
    if (!LEDGER_NUMBER.test(number) || rest.length > 0) return undefined;
    const rate = second === undefined ? null : parseRate(first);
    if (rate === undefined || (rate === null ? others !== null : byRate.has(rate))) return undefined;
    if (rate === null) others = number;
    else byRate.set(rate, number);
  }
  return { byRate, otherRates: others };
}

/** The account for the VAT of a rate; null for none. */
export function selectVatAccount({ byRate, otherRates }: VatAccounts, rate: BasisPoints): string | null {
  return byRate.get(rate) ?? otherRates;
}
