// The cost of a request depends on its response: no statement reads more of a table because the table is larger.
import { expect } from 'chai';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Dialect } from '../../db/engine/session/reader.ts';
import { EXCEPTIONS } from '../support/growing/exceptions.ts';
import type { Explainer } from '../support/growing/explainer.ts';
import { openPostgresPlans } from '../support/growing/postgres-plan.ts';
import { describeGrowth } from '../support/growing/scan.ts';
import { openSqlitePlans } from '../support/growing/sqlite-plan.ts';
import { findGrowingTables, SET_UP_TABLES, type GrowingTable } from '../support/growing/tables.ts';
import { collectEveryStatement } from '../support/growing/walk.ts';
import { fill, tablesOf } from '../support/filler.ts';
import { getDatabase, getService } from '../support/index.ts';
import '../support/only-with-all.ts';

interface PlanFinding {
  readonly text: string;
  readonly table: string;
  readonly wrong: string;
}

interface RequestedFinding extends PlanFinding {
  /** The requests that cause the statement. */
  readonly by: ReadonlySet<string>;
}

interface PlanException {
  readonly table: string;
  readonly operation: string;
  readonly pattern: RegExp;
}

const EXPLAINERS: Readonly<
  Record<Dialect, (url: string, tables: ReadonlyMap<string, GrowingTable>) => Promise<Explainer> | Explainer>
> = {
  sqlite: openSqlitePlans,
  async postgres(url, tables) {
    await getDatabase().write(beginEmptyTables).catch(ignoreRollback);
    return openPostgresPlans(url, tables);
  },
};

/** Shapes of statements whose cost once grew with a table. */
const CAUSES = {
  'a question about staff for each contact':
    'select contacts.id, exists (select 1 from bookings where personen = contacts.id) as used from contacts where id = 1',
  'an order that no index has': 'select id from events order by occurred_at, event limit 10',
  'a position by its first column alone': "select id from events where xact = '1' order by object limit 10",
  'a correlated question in a list':
    'select id from bookings where exists (select 1 from booking_lines where boeking_id = bookings.id and aantal = 1) order by referentie limit 10',
  'a filter without an index': "select id from invoices where reference_external = 'x' limit 10",
  'an exact count': 'select count(*) from bookings',
  'a page of a sorted table': 'select id from invoices order by klant_id desc, status limit 10',
  'a round that goes through what is over':
    "select id from bookings where status = 'optie' and personen > 3 order by datum",
};

/**
 * Shapes for which only SQLite chooses a wrong index: it prefers any column that equals a value, and has no row counts.
 */
const SQLITE_CAUSES = {
  'the first row of an index that is sorted by something else':
    "select id, (select min(bedrijf_id) from contacts where bedrijf_id >= companies.id and type = 'klant') as first from companies",
  'a period that is sought by the status':
    "select b.id, b.begin from bookings b cross join cancellations c where c.boeking_id = b.id and b.begin >= 1 and b.begin < 2 and b.status = 'geannuleerd' order by +b.id",
  'rows that refer to nothing':
    "select g.value from json_each('[1]') g join journal_entries e on e.factuur_id = g.value and e.betaling_id is null",
};

class IntendedRollback extends Error {}

function ignoreRollback(error: unknown): void {
  if (!(error instanceof IntendedRollback)) throw error;
}

/** PostgreSQL plans for no rows where a table has never had a page. The rows are rolled back; the page stays. */
async function beginEmptyTables(db: Writer): Promise<never> {
  await fill(db);
  throw new IntendedRollback();
}

const stripQuotes = (text: string): string => text.replaceAll('"', '').replace(/\s+/g, ' ');

describe('with a million rows', () => {
  let tables: ReadonlyMap<string, GrowingTable>;
  let explainer: Explainer;
  const findings: RequestedFinding[] = [];

  async function judgeStatement(text: string, values: readonly unknown[]): Promise<PlanFinding[]> {
    const scans = await explainer.explain({ text, values });
    return scans.flatMap((scan) => {
      const table = tables.get(scan.table);
      const wrong = table === undefined ? null : describeGrowth(scan, table);
      return wrong === null
        ? []
        : [{ text: stripQuotes(text), table: scan.table, wrong: `${wrong} (${scan.planLine})` }];
    });
  }

  before(async () => {
    const { config } = getService();
    tables = await getDatabase().read(findGrowingTables);
    const statements = await collectEveryStatement();
    explainer = await EXPLAINERS[getDatabase().dialect](config.databaseUrl, tables);
    for (const { text, values, by } of statements.values())
      for (const finding of await judgeStatement(text, values)) findings.push({ ...finding, by });
    expect(statements.size).to.be.greaterThan(1_000);
  });

  after(() => explainer.close());

  /** Returns the exceptions of this database: the table, the beginning of the request, and the way to its rows. */
  const listExceptions = (): readonly PlanException[] => {
    const { dialect } = getDatabase();
    const ours = EXCEPTIONS.filter(({ on = dialect }) => on === dialect);
    return ours.flatMap(({ reads, pattern = /(?:)/ }) =>
      Object.entries(reads).flatMap(([operation, names]) => names.map((table) => ({ table, operation, pattern }))),
    );
  };

  const isFor = ({ table, operation, pattern }: PlanException, finding: RequestedFinding): boolean =>
    finding.table === table &&
    pattern.test(finding.wrong) &&
    [...finding.by].some((by) => by.split(/[ ,]/)[0] === operation || by === operation);

  it('every statement finds its rows by an index, or stops at the end of a page', () => {
    const exceptions = listExceptions();
    const wrong = findings.filter((finding) => !exceptions.some((each) => isFor(each, finding)));
    const messages = wrong.map(
      ({ text, table, wrong: why, by }) => `${table}: ${why}\n  ${text}\n  ${[...by].slice(0, 5).join('; ')}`,
    );
    expect(messages.join('\n\n')).to.equal('');
  });

  it('every exception is needed', () => {
    const needless = listExceptions().filter((each) => !findings.some((finding) => isFor(each, finding)));
    expect(needless).to.deep.equal([]);
  });

  for (const [cause, text] of Object.entries(CAUSES))
    it(`refuses ${cause}`, async () => {
      expect(await judgeStatement(text, [])).to.not.deep.equal([]);
    });

  for (const [cause, text] of Object.entries(SQLITE_CAUSES))
    it(`of SQLite refuses ${cause}`, async () => {
      if (getDatabase().dialect !== 'sqlite') return;
      expect(await judgeStatement(text, [])).to.not.deep.equal([]);
    });

  it('accepts rows found by a key, and a page in the order of an index', async () => {
    for (const text of [
      'select * from booking_lines where boeking_id = 1 order by begin',
      'select id from bookings order by id limit 10',
      'select count(*) from (select 1 from bookings limit 10001) as page',
    ])
      expect(await judgeStatement(text, []), text).to.deep.equal([]);
  });

  it('every table grows, except those that are set up once', async () => {
    const all = await getDatabase().read(tablesOf);
    expect(SET_UP_TABLES.filter((name) => !all.includes(name))).to.deep.equal([]);
  });
});
