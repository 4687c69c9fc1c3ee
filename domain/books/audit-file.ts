// The Dutch audit file: a year of the journal as XML Auditfile Financieel 3.2, written in chunks to fit any year in memory.
import type { BasisPoints, Cents, components } from '../../generated/types.ts';
import { formatEuros, formatPercentage } from '../values/amount-texts.ts';
import { sum } from '../values/money.ts';
import { isCountry } from '../values/party-codes.ts';
import { createProblem } from '../values/problem.ts';
import { removeForbidden } from '../values/xml-characters.ts';
import type { JournalEntry, JournalLine } from './journal.ts';

type AuditedCompany = Pick<components['schemas']['Company'], 'bedrijfsnaam' | 'kvk_nummer' | 'landcode' | 'btw_nummer'>;

/** An account as the lines of a year name it. */
export type UsedAccount = Pick<JournalLine, 'rekening' | 'ledger_number'>;

/** The facts in the header of a file. */
export interface AuditHead {
  readonly year: number;
  /** The local date of creation. */
  readonly today: string;
  readonly company: AuditedCompany;
}

/** The names in the transactions of a year, and their totals. */
export interface AuditTotals {
  readonly customers: readonly { readonly klant_id: number; readonly klant_naam: string }[];
  readonly accounts: readonly UsedAccount[];
  readonly rates: readonly { readonly btw_percentage: BasisPoints; readonly ledger_number: string | null }[];
  readonly lines: number;
  readonly debit: Cents;
  readonly credit: Cents;
}

/** Returns the company of a file. Throws ERR_UNKNOWN_REFERENCE without one. */
export function requireCompany<Found>(company: Found | undefined): Found {
  if (company !== undefined) return company;
  throw createProblem('ERR_UNKNOWN_REFERENCE', 'There is no company with this id.', { field: 'bedrijf_id' });
}

/** Adds up the entries of a file as they are written. */
export class AuditSums {
  #lines = 0;
  #debit = 0;
  #credit = 0;

  add(entries: readonly JournalEntry[]): void {
    for (const { debet, credit } of entries.flatMap(({ regels }) => regels)) {
      this.#lines += 1;
      this.#debit += debet;
      this.#credit += credit;
    }
  }

  /** Throws when these entries differ from those of the totals in the header: a wrong file must not look complete. */
  assert({ lines, debit, credit }: AuditTotals): void {
    if (this.#lines === lines && this.#debit === debit && this.#credit === credit) return;
    throw new Error('The entries of the audit file are not those that its totals count.');
  }
}

/** A journal of the file: which kinds of entries it has, and its type: sales (S), memorial (M) or other (Z). */
export interface AuditJournal {
  readonly id: string;
  readonly description: string;
  readonly type: 'S' | 'M' | 'Z';
  readonly kinds: readonly JournalEntry['soort'][];
}

export const JOURNALS: readonly AuditJournal[] = [
  { id: 'VERKOOP', description: 'Facturen en creditfacturen', type: 'S', kinds: ['factuur', 'creditfactuur'] },
  { id: 'BETALING', description: 'Betalingen', type: 'Z', kinds: ['betaling'] },
  { id: 'VOUCHER', description: 'Verkoop van vouchers', type: 'S', kinds: ['voucherverkoop', 'voucherherroeping'] },
  { id: 'MEMORIAAL', description: 'Verrekeningen, tegenboekingen', type: 'M', kinds: ['verrekening', 'tegenboeking'] },
];

/** The first part of a file, up to its customers. */
export function formatAuditFileHead({ year: bookYear, today, company }: AuditHead): string {
  const year = String(bookYear);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">',
    formatElement('header', [
      formatTextElement('fiscalYear', year, 9),
      formatTextElement('startDate', `${year}-01-01`),
      formatTextElement('endDate', `${year}-12-31`),
      formatTextElement('curCode', 'EUR'),
      formatTextElement('dateCreated', today),
      formatTextElement('softwareDesc', 'Boekstaaf', 50),
    ]),
    '<company>',
    ...companyOf(company),
    '<customersSuppliers>',
  ].join('\n');
}

/** The most customers in one chunk. */
const CUSTOMERS_PER_CHUNK = 1000;

/** The chunks from the customers up to the first journal. */
export function formatAuditFileTotals(year: number, totals: AuditTotals): string[] {
  const { customers, accounts, rates } = totals;
  const chunks = Array.from({ length: Math.ceil(customers.length / CUSTOMERS_PER_CHUNK) }, (_, at) =>
    customers
      .slice(at * CUSTOMERS_PER_CHUNK, (at + 1) * CUSTOMERS_PER_CHUNK)
      .map(customerOf)
      .join(''),
  );

  const rest = [
    '</customersSuppliers>',
    ...(accounts.length === 0 ? [] : [formatElement('generalLedger', accountsOf(accounts))]),
    formatElement('vatCodes', rates.map(vatCodeOf)),
    formatElement('periods', monthsOf(year)),
    '<transactions>',
    formatTextElement('linesCount', String(totals.lines)) + formatTextElement('totalDebit', formatEuros(totals.debit)),
    formatTextElement('totalCredit', formatEuros(totals.credit)),
  ];

  return [...chunks, rest.join('\n')];
}

/** The begin of a journal. */
export function formatJournalHead({ id, description, type }: AuditJournal): string {
  return `\n<journal>${formatTextElement('jrnID', id)}${formatTextElement('desc', description)}${formatTextElement('jrnTp', type)}`;
}

export const JOURNAL_END = '\n</journal>';
export const AUDIT_FILE_END = '\n</transactions>\n</company>\n</auditfile>\n';

/** An entry of the journal as a transaction. */
export function transactionOf(entry: JournalEntry): string {
  const { id, datum, soort, factuur_nummer, voucher_verkoop_id, terugbetaling_id, regels } = entry;
  const ofVouchers =
    terugbetaling_id === null
      ? `voucher ${String(voucher_verkoop_id ?? '')}`
      : `terugbetaling ${String(terugbetaling_id)}`;
  const reference = factuur_nummer ?? ofVouchers;
  const lines = regels.map((line, at) => lineOf(line, at + 1, { ...entry, reference }));

  return `\n${formatElement('transaction', [
    formatTextElement('nr', String(id)),
    formatTextElement('desc', `${soort} ${reference}`),
    formatTextElement('periodNumber', String(monthOf(datum))),
    formatTextElement('trDt', datum),
    ...lines,
  ])}`;
}

interface ReferencedEntry extends Pick<JournalEntry, 'datum' | 'factuur_datum' | 'betaald_op' | 'klant_id'> {
  readonly reference: string;
}

function lineOf(line: JournalLine, number: number, { reference, klant_id, ...dates }: ReferencedEntry): string {
  const { rekening, naam, debet, credit, cost_center, btw_percentage } = line;
  const side = debet > 0 ? 'D' : 'C';
  const amount = formatEuros(sum([debet, credit]));

  return formatElement('trLine', [
    formatTextElement('nr', String(number)),
    formatTextElement('accID', accountIdOf(line), 35),
    formatTextElement('docRef', reference, 999),
    formatTextElement('effDate', dates.betaald_op ?? dates.factuur_datum ?? dates.datum),
    formatTextElement('desc', naam === null ? rekening : `${rekening} ${naam}`),
    formatTextElement('amnt', amount),
    formatTextElement('amntTp', side),
    ...(rekening === 'debiteuren'
      ? [formatTextElement('custSupID', String(klant_id)), formatTextElement('invRef', reference, 999)]
      : []),
    ...(cost_center === null || cost_center === '' ? [] : [formatTextElement('costID', cost_center, 35)]),
    ...(rekening === 'btw' && btw_percentage !== null ? [vatOf(btw_percentage, amount, side)] : []),
  ]);
}

function vatOf(rate: BasisPoints, amount: string, side: string): string {
  const code = [formatTextElement('vatID', vatIdOf(rate)), formatTextElement('vatPerc', formatPercentage(rate))];
  return formatElement('vat', [...code, formatTextElement('vatAmnt', amount), formatTextElement('vatAmntTp', side)]);
}

function companyOf({ bedrijfsnaam, kvk_nummer, landcode, btw_nummer }: AuditedCompany): string[] {
  return [
    ...(kvk_nummer === null || kvk_nummer === '' ? [] : [formatTextElement('companyIdent', kvk_nummer, 35)]),
    formatTextElement('companyName', bedrijfsnaam, 999),
    formatTextElement('taxRegistrationCountry', countryOf(landcode)),
    formatTextElement('taxRegIdent', btw_nummer ?? '', 30),
  ];
}

/** A company without a country counts as Dutch: this file is a Dutch one. */
function countryOf(landcode: string | null): string {
  return landcode !== null && isCountry(landcode) ? landcode : 'NL';
}

function customerOf({ klant_id, klant_naam }: AuditTotals['customers'][number]): string {
  return formatElement('customerSupplier', [
    formatTextElement('custSupID', String(klant_id)),
    formatTextElement('custSupName', klant_naam, 50),
    formatTextElement('custSupTp', 'C'),
  ]);
}

/** Accounts by number, each once: of the balance sheet (B), of profit and loss (P), or used for both (M). */
function accountsOf(accounts: readonly UsedAccount[]): string[] {
  const kinds = new Map<string, Set<UsedAccount['rekening']>>();
  for (const account of accounts) {
    const id = accountIdOf(account);
    kinds.set(id, (kinds.get(id) ?? new Set()).add(account.rekening));
  }

  return [...kinds].map(([id, names]) => {
    const earns = names.has('omzet');
    const type = !earns ? 'B' : names.size === 1 ? 'P' : 'M';
    return formatElement('ledgerAccount', [
      formatTextElement('accID', id, 35),
      formatTextElement('accDesc', [...names].sort().join(', '), 999),
      formatTextElement('accTp', type),
    ]);
  });
}

/** The number of an account; its name where it has none. */
function accountIdOf({ ledger_number, rekening }: UsedAccount): string {
  return ledger_number === null || ledger_number === '' ? rekening : ledger_number;
}

function vatCodeOf({ btw_percentage, ledger_number }: AuditTotals['rates'][number]): string {
  const account = accountIdOf({ rekening: 'btw', ledger_number });
  const elements = [
    formatTextElement('vatID', vatIdOf(btw_percentage)),
    formatTextElement('vatDesc', `Btw ${formatPercentage(btw_percentage)}%`),
  ];
  return formatElement('vatCode', [...elements, formatTextElement('vatToPayAccID', account, 35)]);
}

function vatIdOf(rate: BasisPoints): string {
  return `BTW${formatPercentage(rate)}`;
}

function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${String(year)}-${String(at + 1).padStart(2, '0')}`;
    const days = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
    return formatElement('period', [
      formatTextElement('periodNumber', String(at + 1)),
      formatTextElement('periodDesc', month),
      formatTextElement('startDatePeriod', `${month}-01`),
      formatTextElement('endDatePeriod', `${month}-${String(days)}`),
    ]);
  });
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

function formatElement(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

const XML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An element with its text cut to a length, without the characters that XML forbids. */
function formatTextElement(name: string, value: string, most = 9999): string {
  const plain = Array.from(removeForbidden(value)).slice(0, most).join('');
  return `<${name}>${plain.replace(/[&<>]/g, (character) => XML_ESCAPES[character] ?? '')}</${name}>`;
}
