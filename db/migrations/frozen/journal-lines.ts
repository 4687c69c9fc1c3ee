// Frozen, for 0025-journal: the accounts and lines of entries as they were booked when that migration was written.

export interface JournalLine {
  readonly rekening: string;
  readonly ledger_number: string | null;
  readonly cost_center: string | null;
  readonly naam: string | null;
  readonly btw_percentage: number | null;
  readonly debet: number;
  readonly credit: number;
}

/** An amount on an account, in cents: above zero it is debit. */
interface Posting extends Omit<JournalLine, 'debet' | 'credit'> {
  readonly amount: number;
}

/** Account numbers; null where none is set. */
export interface Ledger {
  readonly debtors: string | null;
  readonly revenue: string | null;
  readonly advances: string | null;
  readonly payments: string | null;
  readonly vat: (rate: number) => string | null;
}

export interface InvoiceLine {
  readonly btw_percentage: number;
  readonly net: number;
  readonly isAdvance: boolean;
  readonly group_naam: string | null;
  readonly ledger_number: string | null;
  readonly cost_center: string | null;
}

export interface RateVat {
  readonly btw_percentage: number;
  readonly vat: number;
}

/** The ledger that settings name. */
export function ledgerIn(settings: ReadonlyMap<string, string | null>): Ledger {
  const numberOf = (slug: string): string | null => settings.get(slug) || null;
  const revenue = numberOf('grootboek_omzet');
  const vat = vatAccounts(settings.get('grootboek_btw') ?? '');
  return {
    debtors: numberOf('grootboek_debiteuren'),
    revenue,
    advances: numberOf('grootboek_voorschotten') ?? revenue,
    payments: numberOf('grootboek_betalingen'),
    vat: (rate) => vat.get(rate) ?? vat.get(null) ?? null,
  };
}

/** Reads `1500,9=1502`: the account of each rate in basis points, and under null the one of all others. */
function vatAccounts(text: string): Map<number | null, string> {
  const parts = text === '' ? [] : text.split(',').map((part) => part.split('='));
  return new Map(
    parts.map(([first = '', second]) =>
      second === undefined ? [null, first] : [Math.round(Number(first) * 100), second],
    ),
  );
}

export function linesOfInvoice(
  total: number,
  vat: readonly RateVat[],
  lines: readonly InvoiceLine[],
  ledger: Ledger,
): JournalLine[] {
  const earned = lines.map((line): Posting => ({ ...earnedOn(line, ledger), amount: -line.net }));
  const taxed = vat.map(({ btw_percentage, vat: amount }): Posting => ({
    ...on('btw', ledger.vat(btw_percentage)),
    btw_percentage,
    amount: -amount,
  }));
  const charged = [...addedUp(earned), ...taxed].filter(({ amount }) => amount !== 0);
  return balanced([{ ...on('debiteuren', ledger.debtors), amount: total }, ...charged]);
}

export function linesOfPayment(
  bedrag: number,
  method: { readonly naam: string; readonly ledger_number: string | null } | null,
  ledger: Ledger,
): JournalLine[] {
  const paid = { ...on('betalingen', method?.ledger_number ?? ledger.payments), naam: method?.naam ?? null };
  return balanced([
    { ...paid, amount: bedrag },
    { ...on('debiteuren', ledger.debtors), amount: -bedrag },
  ]);
}

/** One side of a settlement. */
export function linesOfSettlement(bedrag: number, ledger: Ledger): JournalLine[] {
  return balanced([
    { ...on('verrekeningen', ledger.debtors), amount: bedrag },
    { ...on('debiteuren', ledger.debtors), amount: -bedrag },
  ]);
}

function on(rekening: string, ledger_number: string | null): Omit<Posting, 'amount'> {
  return { rekening, ledger_number, cost_center: null, naam: null, btw_percentage: null };
}

function earnedOn(line: InvoiceLine, ledger: Ledger): Omit<Posting, 'amount'> {
  const { btw_percentage, isAdvance, group_naam, ledger_number, cost_center } = line;
  if (isAdvance) return { ...on('voorschotten', ledger.advances), btw_percentage };
  return { ...on('omzet', ledger_number ?? ledger.revenue), naam: group_naam, cost_center, btw_percentage };
}

/** Postings that differ in their amount only become one. */
function addedUp(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = JSON.stringify({ ...posting, amount: 0 });
    sums.set(key, { ...posting, amount: (sums.get(key)?.amount ?? 0) + posting.amount });
  }
  return [...sums.values()];
}

function balanced(postings: readonly Posting[]): JournalLine[] {
  const difference = postings.reduce((sum, { amount }) => sum + amount, 0);
  if (difference !== 0) throw new Error(`A journal entry is out of balance by ${String(difference)} cents.`);
  return postings.map(({ amount, ...account }) => ({
    ...account,
    debet: Math.max(amount, 0),
    credit: Math.max(-amount, 0),
  }));
}
