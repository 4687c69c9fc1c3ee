// The ledger accounts of this installation, as its settings name them.
import type { DefaultAccounts } from '../../domain/books/journal.ts';
import { selectVatAccount, parseVatAccounts } from '../../domain/house/ledger.ts';
import type { Reader } from '../engine/session/reader.ts';
import { settingsOf } from './settings.ts';

const SLUGS = [
  'grootboek_debiteuren',
  'grootboek_omzet',
  'grootboek_voorschotten',
  'grootboek_btw',
  'grootboek_betalingen',
  'grootboek_vouchers',
] as const;

/**
 * Returns the current accounts. Existing journal entries have the numbers of their time.
 * docs/decisions/095-settings.md.
 */
export async function ledgerOf(db: Reader): Promise<DefaultAccounts> {
  const set = await settingsOf(db, SLUGS);
  const vat = parseVatAccounts(set.grootboek_btw) ?? { byRate: new Map(), otherRates: null };
  const revenue = set.grootboek_omzet || null;
  return {
    debtors: set.grootboek_debiteuren || null,
    revenue,
    advances: set.grootboek_voorschotten || revenue,
    payments: set.grootboek_betalingen || null,
    vouchers: set.grootboek_vouchers || null,
    findVatAccount: (rate) => selectVatAccount(vat, rate),
  };
}
