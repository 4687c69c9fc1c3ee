// The journal as it is stored: entries with their lines, added and read, never changed.
import type { JournalEntry, JournalLine } from '../../domain/books/journal.ts';
import type { Writer } from '../engine/session/database.ts';
import { forceIndexIn, avoidIndexIn } from '../engine/session/dialect.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Selection } from '../engine/listing.ts';
import { insertRows } from '../engine/session/insert.ts';
import { recordsOf } from '../engine/session/records.ts';
import { defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

export type { JournalEntry } from '../../domain/books/journal.ts';

type EntryRow = Omit<JournalEntry, 'regels'>;

type OfVouchers = 'voucher_verkoop_id' | 'terugbetaling_id';

/** An entry before it is stored, and its lines. */
export interface NewEntry {
  readonly entry: Omit<EntryRow, 'id' | OfVouchers> & Partial<Pick<EntryRow, OfVouchers>>;
  readonly lines: readonly JournalLine[];
}

interface JournalLineRow extends JournalLine {
  readonly entry_id: number;
}

declareConstraints('journal_entries', {
  unique: {
    journal_entries_invoice: 'never',
    journal_entries_tegenboeking_van_unique: 'never',
    journal_entries_voucher_verkoop_id_unique: 'never',
    journal_entries_terugbetaling_id_unique: 'never',
  },
  references: { tegenboeking_van: null },
});
declareConstraints('journal_lines', {
  unique: { journal_lines_entry_id_position_unique: 'never' },
  checks: { journal_lines_amounts_check: 'never' },
  references: { entry_id: null },
});

const selectEntriesById = defineStatement<EntryRow>(
  (dialect) => `select * from journal_entries where ${isInList(dialect, 'id')} order by datum, id`,
);
const selectLinesOfEntries = defineStatement<JournalLineRow>(
  (dialect) => `select entry_id, rekening, ledger_number, cost_center, naam, btw_percentage, debet, credit
    from journal_lines where ${isInList(dialect, 'entry_id')} order by entry_id, position`,
);
// An entry counts until another one reverses it.
const selectCurrentEntries = defineStatement<Pick<EntryRow, 'id'>>(
  (dialect) => `select id from journal_entries entry
    where ${isInList(dialect, 'betaling_id')} and ${avoidIndexIn(dialect, 'tegenboeking_van')} is null
      and not exists (select 1 from journal_entries other where other.tegenboeking_van = entry.id)`,
);

/** Reads entries by id with their lines. Two queries. */
export const read: ReadByIds<JournalEntry> = async (db, ids) => {
  if (ids.length === 0) return new Map();
  const entries = await selectEntriesById(db, ids);
  const lines = groupBy(await selectLinesOfEntries(db, ids), ({ entry_id }) => entry_id);
  return new Map(
    entries.map((entry) => [entry.id, { regels: (lines.get(entry.id) ?? []).map(toJournalLine), ...entry }]),
  );
};

function toJournalLine({
  rekening,
  ledger_number,
  cost_center,
  naam,
  btw_percentage,
  debet,
  credit,
}: JournalLineRow): JournalLine {
  return { rekening, ledger_number, cost_center, naam, btw_percentage, debet, credit };
}

/** Selects the entries of a period, both dates included, by date and id. */
export function select(_db: Reader, { begin, eind }: { readonly begin: string; readonly eind: string }): Selection {
  return {
    buildQuery: ({ build }) => build('journal_entries').whereBetween('datum', [begin, eind]),
    grows: 'journal_entries',
    order: [
      { column: 'datum', direction: 'asc', empty: null },
      { column: 'id', direction: 'asc' },
    ],
  };
}

/** Returns the entries of payments that were not reversed, by payment. */
export async function findCurrentEntries(
  db: Reader,
  paymentIds: readonly number[],
): Promise<Map<number, JournalEntry>> {
  if (paymentIds.length === 0) return new Map();
  const ids = (await selectCurrentEntries(db, paymentIds)).map(({ id }) => id);
  return new Map([...(await read(db, ids)).values()].map((entry) => [entry.betaling_id ?? 0, entry]));
}

/** Stores entries in their order. */
export async function insert(db: Writer, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ entry }) => entry);
  const inserted = await insertRows<{ id: number }>(db, 'journal_entries', rows, { returning: 'id' });
  // Ids follow the order of the rows. Neither database promises to return them in it, so they are sorted.
  const ids = inserted.map(({ id }) => id).sort((a, b) => a - b);
  const rowsOfLines = entries.flatMap(({ lines }, index) =>
    lines.map((line, position) => ({ entry_id: ids[index] ?? 0, position, ...line })),
  );
  await insertRows(db, 'journal_lines', rowsOfLines);
}

const LINE_COLUMNS = {
  factuur_id: 'int',
  position: 'int',
  rekening: 'text',
  ledger_number: 'text',
  cost_center: 'text',
  naam: 'text',
  btw_percentage: 'int',
  debet: 'bigint',
  credit: 'bigint',
} as const;
const COPIED_COLUMNS = Object.keys(LINE_COLUMNS).filter((name) => name !== 'factuur_id');
const insertLinesByInvoice = defineCommand(
  (dialect) => `insert into journal_lines (entry_id, ${COPIED_COLUMNS.join(', ')})
    select entry.id, ${COPIED_COLUMNS.map((name) => `given.${name}`).join(', ')} from ${recordsOf(dialect, LINE_COLUMNS)}
    join ${forceIndexIn(dialect, 'journal_entries as entry', 'journal_entries_invoice')}
      on entry.factuur_id = given.factuur_id and entry.betaling_id is null`,
);

/**
 * Stores entries of invoices, one for each invoice, without waiting for their ids: other transactions wait for a
 * number.
 */
export async function insertOfInvoices(db: Writer, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rowsOfLines = entries.flatMap(({ entry: { factuur_id }, lines }) =>
    lines.map((line, position) => ({ factuur_id, position, ...line })),
  );
  const rows = entries.map(({ entry }) => entry);
  // The statements run in this order.
  await Promise.all([insertRows(db, 'journal_entries', rows), insertLinesByInvoice(db, JSON.stringify(rowsOfLines))]);
}
