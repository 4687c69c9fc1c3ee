// The journal: what is debited and credited for invoices and payments, always in balance.
import type { BasisPoints, Cents, components } from '../../generated/types.ts';
import { negate } from '../values/money.ts';
import type { RateTotal } from '../values/vat.ts';

type JournalAccount = components['schemas']['JournalAccount'];
export type JournalLine = Readonly<components['schemas']['JournalLine']>;
export type JournalEntry = Readonly<components['schemas']['JournalEntry']>;

/** Account numbers by what is booked on them; null for unset ones. */
export interface DefaultAccounts {
  /** The account of debtors. */
  readonly debtors: string | null;
  /** Revenue of products whose group has no number, and of everything that is no product. */
  readonly revenue: string | null;
  /** Advances, until the final invoice settles them. The caller passes the account of revenue where none is set. */
  readonly advances: string | null;
  /** Payments by a method without a number, or without a method. */
  readonly payments: string | null;
  /** Vouchers that were sold and not redeemed: a liability. */
  readonly vouchers: string | null;
  /** VAT of a rate, in basis points. */
  readonly findVatAccount: (rate: BasisPoints) => string | null;
}

/** The net of a line of an invoice, in cents, and the facts that decide its account. */
export interface EarnedLine {
  readonly btw_percentage: BasisPoints;
  readonly net: Cents;
  /** It charges an advance, or deducts one. */
  readonly isAdvance: boolean;
  /** It deducts the price paid for a sold voucher. */
  readonly isPrepaid: boolean;
  /** The group of its product. */
  readonly group: LedgerNumberOwner | null;
}

/** A product group or a payment method, with the number of its own account: null or empty for none. */
export interface LedgerNumberOwner {
  readonly naam: string;
  readonly ledger_number: string | null;
  readonly cost_center: string | null;
}

/** A finalised invoice as the journal books it. */
export interface BookedInvoice {
  /** The amount that the customer owes, in cents. */
  readonly total: Cents;
  /** VAT per rate; empty for reverse charge. */
  readonly vat: readonly RateTotal[];
  readonly lines: readonly EarnedLine[];
}

/** An amount on an account: positive for debit. */
interface Posting extends Omit<JournalLine, 'debet' | 'credit'> {
  readonly amount: Cents;
}

/**
 * Returns the lines of an invoice's entry. Its accounts: docs/decisions/095-settings.md. Its signs:
 * docs/decisions/135-the-journal-and-files-for-bookkeepers.md.
 */
export function postInvoice({ total, vat, lines }: BookedInvoice, ledger: DefaultAccounts): JournalLine[] {
  const earned = lines.map((line): Posting => ({ ...selectRevenueAccount(line, ledger), amount: negate(line.net) }));
  const taxed = vat.map(({ btw_percentage, vat: amount }): Posting => {
    const account = describeAccount('btw', ledger.findVatAccount(btw_percentage));
    return { ...account, btw_percentage, amount: negate(amount) };
  });
  const charged = [...mergePostings(earned), ...taxed].filter(({ amount }) => amount !== 0);
  return createJournalLines([{ ...describeAccount('debiteuren', ledger.debtors), amount: total }, ...charged]);
}

/** Returns the lines of a payment's entry, in cents; a negative amount is a refund. */
export function postPayment(bedrag: Cents, method: LedgerNumberOwner | null, ledger: DefaultAccounts): JournalLine[] {
  const account = {
    ...describeAccount('betalingen', selectAccountNumber(method, ledger.payments)),
    naam: method?.naam ?? null,
  };
  return createJournalLines([
    { ...account, amount: bedrag },
    { ...describeAccount('debiteuren', ledger.debtors), amount: negate(bedrag) },
  ]);
}

/** Returns the lines of a voucher order that was paid online, in cents: a liability until the vouchers are redeemed. */
export function postVoucherOrder(total: Cents, ledger: DefaultAccounts): JournalLine[] {
  return createJournalLines([
    { ...describeAccount('betalingen', ledger.payments), amount: total },
    { ...describeAccount('vouchers', ledger.vouchers), amount: negate(total) },
  ]);
}

/** Returns the lines of a refund of withdrawn vouchers, in cents: the liability is paid back. */
export function postVoucherRefund(total: Cents, ledger: DefaultAccounts): JournalLine[] {
  return reverseLines(postVoucherOrder(total, ledger));
}

/**
 * Returns the lines of one side of a settlement: the amount leaves the debt of one invoice, and the other side adds it to
 * another.
 */
export function postSettlement(bedrag: Cents, ledger: DefaultAccounts): JournalLine[] {
  return createJournalLines([
    { ...describeAccount('verrekeningen', ledger.debtors), amount: bedrag },
    { ...describeAccount('debiteuren', ledger.debtors), amount: negate(bedrag) },
  ]);
}

/** Returns the lines that reverse an entry. */
export function reverseLines(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map((line) => ({ ...line, debet: line.credit, credit: line.debet }));
}

/** Returns the amount that an entry adds to the customer's debt, in cents. */
export function sumDebtorLines(lines: readonly JournalLine[]): number {
  const debtorLines = lines.filter(({ rekening }) => rekening === 'debiteuren');
  return debtorLines.reduce((sum, { debet, credit }) => sum + debet - credit, 0);
}

function describeAccount(rekening: JournalAccount, ledger_number: string | null): Omit<Posting, 'amount'> {
  return { rekening, ledger_number, cost_center: null, naam: null, btw_percentage: null };
}

function selectRevenueAccount(
  { btw_percentage, isAdvance, isPrepaid, group }: EarnedLine,
  ledger: DefaultAccounts,
): Omit<Posting, 'amount'> {
  if (isPrepaid) return describeAccount('vouchers', ledger.vouchers);
  if (isAdvance) return { ...describeAccount('voorschotten', ledger.advances), btw_percentage };
  const groupMembers = { naam: group?.naam ?? null, cost_center: group?.cost_center ?? null };
  return { ...describeAccount('omzet', selectAccountNumber(group, ledger.revenue)), ...groupMembers, btw_percentage };
}

/** Returns the own account number of a group or method, or the default. An empty number is none. */
function selectAccountNumber(own: LedgerNumberOwner | null, defaultNumber: string | null): string | null {
  return own === null || own.ledger_number === null || own.ledger_number === '' ? defaultNumber : own.ledger_number;
}

/** Returns postings in which those that differed in their amount only are one. */
function mergePostings(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = JSON.stringify({ ...posting, amount: 0 });
    const amount = ((sums.get(key)?.amount ?? 0) + posting.amount) as Cents;
    sums.set(key, { ...posting, amount });
  }
  return [...sums.values()];
}

/** Returns postings as lines with debit and credit. Throws where these differ: such an entry must never be stored. */
function createJournalLines(postings: readonly Posting[]): JournalLine[] {
  const difference = postings.reduce((sum, { amount }) => sum + amount, 0);
  if (difference !== 0) throw new Error(`A journal entry is out of balance by ${String(difference)} cents.`);
  return postings.map(({ amount, ...account }) => ({
    ...account,
    debet: Math.max(amount, 0) as Cents,
    credit: Math.max(negate(amount), 0) as Cents,
  }));
}
