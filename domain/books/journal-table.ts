// The journal as a table for spreadsheets: one row for each line of an entry.
import type { JournalEntry, JournalLine } from './journal.ts';
import { formatEuros } from '../values/amount-texts.ts';

type JournalEntryHead = Omit<JournalEntry, 'regels'>;

/** A cell of a table; null is an empty one. */
export type TableCell = string | number | null;

const ENTRY_COLUMNS = [
  'id',
  'datum',
  'soort',
  'geboekt_op',
  'bedrijf_id',
  'factuur_id',
  'factuur_nummer',
  'factuur_datum',
  'klant_id',
  'klant_naam',
  'betaling_id',
  'betaald_op',
  'betaalmethode_id',
  'tegenboeking_van',
] as const satisfies readonly (keyof JournalEntryHead)[];

const LINE_COLUMNS = [
  'rekening',
  'ledger_number',
  'cost_center',
  'naam',
] as const satisfies readonly (keyof JournalLine)[];

/** The columns whose numbers have decimals. */
export const JOURNAL_DECIMALS = ['btw_percentage', 'debet', 'credit'] as const;

/** The names of the columns. Their order never changes: new ones are appended. */
export const JOURNAL_COLUMNS: readonly string[] = [
  ...ENTRY_COLUMNS,
  ...LINE_COLUMNS,
  ...JOURNAL_DECIMALS,
  'voucher_verkoop_id',
  'terugbetaling_id',
];

/** The rows of an entry; amounts with two decimals, moments as `toText` writes them. */
export function formatJournalRows(
  { regels, ...entry }: JournalEntry,
  toText: (moment: JournalEntry['geboekt_op']) => string,
): TableCell[][] {
  const entryCells = ENTRY_COLUMNS.map((name) => (name === 'geboekt_op' ? toText(entry[name]) : entry[name]));
  return regels.map((line) => {
    const rate = line.btw_percentage === null ? null : line.btw_percentage / 100;
    const amounts = [rate, formatEuros(line.debet), formatEuros(line.credit)];
    const ofVouchers = [entry.voucher_verkoop_id, entry.terugbetaling_id];
    return [...entryCells, ...LINE_COLUMNS.map((name) => line[name]), ...amounts, ...ofVouchers];
  });
}
