// The ledger accounts of this installation, as its settings name them.
import { vatAccount, vatAccountsIn } from '../domain/ledger.ts';
import type { SettingSlug } from '../domain/setting.ts';
import type { BasisPoints } from '../generated/types.ts';
import type { Reader } from './connection.ts';
import { settingOf } from './settings.ts';

/** Account numbers by what is booked on them; null where none is set. */
export interface Ledger {
  /** What customers owe. */
  readonly debtors: string | null;
  /** Revenue of products whose group has no number, and of what is no product. */
  readonly revenue: string | null;
  /** Advances, until the final invoice settles them; the account of revenue where it has none of its own. */
  readonly advances: string | null;
  /** Payments by a method without a number, or by none. */
  readonly payments: string | null;
  /** VAT of a rate, in basis points. */
  readonly vat: (rate: BasisPoints) => string | null;
}

/** The accounts as they are set now. Entries keep the numbers that they were booked with. docs/decisions, The ledger. */
export async function ledgerOf(db: Reader): Promise<Ledger> {
  const numberOf = async (slug: SettingSlug): Promise<string | null> => (await settingOf(db, slug)) || null;
  const revenue = await numberOf('grootboek_omzet');
  const vat = vatAccountsIn(await settingOf(db, 'grootboek_btw')) ?? { byRate: new Map(), others: null };
  return {
    debtors: await numberOf('grootboek_debiteuren'),
    revenue,
    advances: (await numberOf('grootboek_voorschotten')) ?? revenue,
    payments: await numberOf('grootboek_betalingen'),
    vat: (rate) => vatAccount(vat, rate),
  };
}
