// The journal of a company's year for an audit file: its accounts, parties and totals, and its entries in order.
import type { AuditTotals } from '../../domain/books/audit-file.ts';
import type { JournalEntry, JournalLine } from '../../domain/books/journal.ts';
import { sum } from '../../domain/values/money.ts';
import type { BasisPoints, Cents } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import type { WalkSteps } from '../engine/walk.ts';
import * as journal from './journal.ts';

/** The number of entries that one step reads, including those of other years and companies. */
const PAGE_ENTRIES = 500;

/**
 * An entry with one of the last 20,000 ids may have been uncommitted when the year was counted. No transaction lasts as
 * long as it takes to assign that many ids.
 */
const RECENT_IDS = 20_000;

const ENTRIES_OF_YEAR = `from journal_entries entry where entry.bedrijf_id = ? and entry.datum between ? and ?`;

// A customer has the name of their last entry.
const selectCustomers = defineStatement<AuditTotals['customers'][number]>(
  () => `select named.klant_id, named.klant_naam from journal_entries named
    join (select max(entry.id) as id ${ENTRIES_OF_YEAR} group by entry.klant_id) last on last.id = named.id order by named.klant_id`,
);
const selectAccountUsage = defineStatement<UsedRow>(
  () => `select line.rekening, line.ledger_number, line.btw_percentage, cast(count(*) as integer) as lines,
      cast(sum(line.debet) as bigint) as debit, cast(sum(line.credit) as bigint) as credit
    from journal_lines line join journal_entries entry on entry.id = line.entry_id
    where entry.bedrijf_id = ? and entry.datum between ? and ? group by 1, 2, 3`,
);
const selectBounds = defineStatement<Bounds>(
  () => `select soort, min(entry.id) as first, max(entry.id) as last ${ENTRIES_OF_YEAR} group by soort`,
);
const selectRecentEntries = defineStatement<{ readonly id: number }>(
  () => `select entry.id ${ENTRIES_OF_YEAR} and entry.id > ?`,
);
// Read by id alone, the cheapest way through a few hundred successive entries.
const selectFollowingEntries = defineStatement<{ readonly id: number; readonly fits: boolean | number }>(
  (dialect) => `select entry.id,
      entry.bedrijf_id = ? and entry.datum between ? and ? and ${isInList(dialect, 'entry.soort')} as fits
    from journal_entries entry where entry.id > ? and entry.id <= ? order by entry.id limit ?`,
);

interface UsedRow extends Pick<JournalLine, 'rekening' | 'ledger_number' | 'btw_percentage'> {
  readonly lines: number;
  readonly debit: Cents;
  readonly credit: Cents;
}

/** The first and last id of the entries of a kind. */
interface Bounds extends Pick<JournalEntry, 'soort'> {
  readonly first: number;
  readonly last: number;
}

/** The totals of a company's year at the moment of counting. */
export interface CountedYear {
  readonly query: readonly [company: number, from: string, until: string];
  readonly totals: AuditTotals;
  readonly bounds: readonly Bounds[];
  /** The last id at that moment, and the ids of the entries right before it. */
  readonly last: number;
  readonly recent: ReadonlySet<number>;
}

/** Returns the names and totals of a year, and the range of the counted entries. Four queries. */
export async function countYear(db: Reader, company: number, year: number): Promise<CountedYear> {
  const parameters = [company, `${String(year)}-01-01`, `${String(year)}-12-31`] as const;
  const kindBounds = await selectBounds(db, ...parameters);
  const last = Math.max(0, ...kindBounds.map((kind) => kind.last));
  const ids = await selectRecentEntries(db, ...parameters, last - RECENT_IDS);
  const totals = totalsOf(await selectCustomers(db, ...parameters), await selectAccountUsage(db, ...parameters));
  return { query: parameters, totals, bounds: kindBounds, last, recent: new Set(ids.map(({ id }) => id)) };
}

function totalsOf(customerRows: AuditTotals['customers'], usageRows: readonly UsedRow[]): AuditTotals {
  const accounts = new Map(usageRows.map((row) => [nameOf(row), row]));
  const rates = new Map<BasisPoints, string | null>();
  for (const { rekening, btw_percentage: rate, ledger_number } of usageRows)
    if (rekening === 'btw' && rate !== null) rates.set(rate, selectSmaller(rates.get(rate) ?? null, ledger_number));

  return {
    customers: customerRows,
    accounts: [...accounts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
    rates: [...rates]
      .sort(([one], [other]) => one - other)
      .map(([btw_percentage, ledger_number]) => ({ btw_percentage, ledger_number })),
    lines: usageRows.reduce((count, { lines }) => count + lines, 0),
    debit: sum(usageRows.map(({ debit }) => debit)),
    credit: sum(usageRows.map(({ credit }) => credit)),
  };
}

function nameOf({ ledger_number, rekening }: Pick<UsedRow, 'ledger_number' | 'rekening'>): string {
  return `${ledger_number ?? ''} ${rekening}`;
}

function selectSmaller(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Yields the counted entries of these kinds, by id, a step at a time. */
export async function* entriesOf(
  db: Reader,
  year: CountedYear,
  kinds: readonly JournalEntry['soort'][],
): WalkSteps<JournalEntry> {
  const kindBounds = year.bounds.filter(({ soort }) => kinds.includes(soort));
  const last = Math.max(0, ...kindBounds.map((kind) => kind.last));
  for (let after = Math.min(last, ...kindBounds.map(({ first }) => first - 1)); after < last;) {
    const entryRows = await selectFollowingEntries(db, ...year.query, kinds, after, last, PAGE_ENTRIES);
    const ids = entryRows.filter(({ id, fits }) => fits && (id <= year.last - RECENT_IDS || year.recent.has(id)));
    const entries = await journal.read(
      db,
      ids.map(({ id }) => id),
    );
    after = entryRows.at(-1)?.id ?? last;
    db = yield [...entries.values()].sort((one, other) => one.id - other.id);
  }
}
