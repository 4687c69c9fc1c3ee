// The journal of a company's year as an audit file needs it: what it names and comes to, and its entries in order.
import type { AuditYear } from '../../domain/books/audit-file.ts';
import type { JournalEntry } from '../../domain/books/journal.ts';
import { cents } from '../../domain/values/money.ts';
import type { Cents } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { inList, statement } from '../engine/session/sql.ts';
import { read } from './journal.ts';

const CHUNK = 500;

const YEAR = `from journal_entries entry where entry.bedrijf_id = ? and entry.datum between ? and ?`;
const LINES = `from journal_lines line join journal_entries entry on entry.id = line.entry_id
  where entry.bedrijf_id = ? and entry.datum between ? and ?`;

// A customer has the name that they were called by last.
const customers = statement<AuditYear['customers'][number]>(
  () => `select named.klant_id, named.klant_naam from journal_entries named
    join (select max(entry.id) as id ${YEAR} group by entry.klant_id) last on last.id = named.id order by named.klant_id`,
);
const accounts = statement<AuditYear['accounts'][number]>(
  () => `select distinct line.rekening, line.ledger_number ${LINES}`,
);
const rates = statement<AuditYear['rates'][number]>(
  () => `select line.btw_percentage, min(line.ledger_number) as ledger_number ${LINES}
    and line.rekening = 'btw' and line.btw_percentage is not null group by line.btw_percentage order by 1`,
);
const totals = statement<{ readonly lines: number; readonly debit: Cents | null; readonly credit: Cents | null }>(
  () => `select cast(count(*) as integer) as lines, cast(sum(line.debet) as bigint) as debit,
      cast(sum(line.credit) as bigint) as credit ${LINES}`,
);
const entries = statement<{ readonly id: number }>(
  (dialect) =>
    `select entry.id ${YEAR} and entry.id > ? and ${inList(dialect, 'entry.soort')} order by entry.id limit ?`,
);

type Totals = Pick<AuditYear, 'customers' | 'accounts' | 'rates' | 'lines' | 'debit' | 'credit'>;

/** The local dates of a year, both included. */
function daysOf(year: number): readonly [string, string] {
  return [`${String(year)}-01-01`, `${String(year)}-12-31`];
}

/** The accounts and relations in the entries of a year, and the totals of those entries. Four queries. */
export async function auditTotals(db: Reader, company: number, year: number): Promise<Totals> {
  const asked = [company, ...daysOf(year)] as const;
  const [found] = await totals(db, ...asked);
  const used = await accounts(db, ...asked);
  return {
    customers: await customers(db, ...asked),
    accounts: used.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
    rates: await rates(db, ...asked),
    lines: found?.lines ?? 0,
    debit: found?.debit ?? cents(0),
    credit: found?.credit ?? cents(0),
  };
}

function nameOf({ ledger_number, rekening }: AuditYear['accounts'][number]): string {
  return `${ledger_number ?? ''} ${rekening}`;
}

/** The entries of these kinds by id, some hundred at once. */
export async function* auditEntries(
  db: Reader,
  company: number,
  year: number,
  kinds: readonly JournalEntry['soort'][],
): AsyncGenerator<JournalEntry[]> {
  for (let after = 0; ;) {
    const ids = (await entries(db, company, ...daysOf(year), after, kinds, CHUNK)).map(({ id }) => id);
    if (ids.length > 0) yield [...(await read(db, ids)).values()].sort((one, other) => one.id - other.id);
    if (ids.length < CHUNK) return;
    after = ids.at(-1) ?? after;
  }
}
