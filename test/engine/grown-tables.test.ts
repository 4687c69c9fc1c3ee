// Frequent queries use an index at any number of rows: none scans or sorts a table that grows.
import { expect } from 'chai';
import * as audit from '../../db/access/audit.ts';
import * as mails from '../../db/announcements/mails.ts';
import { readEventsAfter } from '../../db/announcements/feed.ts';
import { loadAll } from '../../db/announcements/webhook-attempts.ts';
import * as bookingList from '../../db/bookings/booking-list.ts';
import { createListing, type Selection } from '../../db/engine/listing.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { readSales } from '../../db/books/sales.ts';
import * as statistics from '../../db/books/statistics.ts';
import * as companies from '../../db/house/companies.ts';
import * as chargedLines from '../../db/invoices/charged-lines.ts';
import * as onlinePayments from '../../db/online/payment-list.ts';
import * as customers from '../../db/people/customers.ts';
import * as contacts from '../../db/people/contacts.ts';
import * as invoiceList from '../../db/invoices/invoice-list.ts';
import * as payments from '../../db/invoices/invoice-payments.ts';
import * as calendarEntries from '../../db/planning/calendar-entries.ts';
import { readPlan } from '../../db/planning/conflicts.ts';
import { readPeriod } from '../../db/planning/period.ts';
import * as planning from '../../db/planning/planning.ts';
import { openDatabase } from '../../db/open.ts';
import type { Instant } from '../../generated/types.ts';
import { addCopies } from '../support/copies.ts';
import { fill } from '../support/filler.ts';
import { createDatabase } from '../support/index.ts';
import { planOf, listSorts, listWholeScans } from '../support/plans.ts';
import type { SentStatement } from '../support/queries.ts';
import { ZONE } from '../support/clock.ts';

const ROW_COUNT = 3_000;
/** The tables that grow here, with the values in which their rows differ. */
const GROWN_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contacts: { identity: "'copy ' || n", soort_klant: "'copied'" },
  bookings: { referentie: "'copy ' || n", klant_id: '1 + n' },
  booking_lines: { boeking_id: '1 + n' },
  invoices: { volgnummer: '1000 + n' },
  invoice_payments: { online_refund_id: 'null' },
  events: { event_id: "'copy ' || n" },
  mails: { subject_id: '1000 + n', subject_kind: "'copied'" },
};
const TABLES = Object.keys(GROWN_TABLES);
/** The steps of a plan that sort rows by their ids. */
const SORT_PATTERNS = { sqlite: /USE TEMP B-TREE FOR ORDER BY/, postgres: /Sort Key: \(\((?:\w+\.)?id \+ 0\)\)/ };
const NEEDS_ANALYZE = { sqlite: false, postgres: true };
/** A day without bookings. */
const BEGIN = '2031-05-01T00:00:00.000Z' as Instant;
const END = '2031-05-02T00:00:00.000Z' as Instant;
const EARLIEST_TIME = '1990-01-01T00:00:00.000Z' as Instant;
const LATEST_TIME = '2100-01-01T00:00:00.000Z' as Instant;
const DAY = '2031-05-01';
const NOBODY = 999_999;
const LIMIT = 101;

describe('a database that has grown', () => {
  let sentStatements: SentStatement[] = [];
  let database: Database;

  before(async () => {
    const onQuery = (text: string, values: readonly unknown[]): void => void sentStatements.push({ text, values });
    database = await openDatabase(await createDatabase('grown'), { zone: ZONE, onQuery });
    await database.write(async (db) => {
      await fill(db);
      for (const [table, differences] of Object.entries(GROWN_TABLES))
        await addCopies(db, table, ROW_COUNT, differences);
    });
    // On PostgreSQL statistics are automatic in production; on SQLite the service never collects them.
    if (NEEDS_ANALYZE[database.dialect]) await database.write(({ write }) => write('analyze'));
  });

  after(() => database.close());

  /** Returns the plan steps of all statements of `work`. */
  async function readSteps(work: (db: Reader) => Promise<unknown>): Promise<string[]> {
    sentStatements = [];
    await database.read(work);
    const statements = sentStatements.filter(({ text }) => text.startsWith('select') || text.startsWith('with'));
    expect(statements, 'what was asked').to.have.lengthOf.above(0);
    const plans = await database.read((db) => Promise.all(statements.map((each) => planOf(db, each))));
    return plans.flat();
  }

  /** Returns the steps that scan a growing table. */
  const findScans = async (work: (db: Reader) => Promise<unknown>): Promise<string[]> =>
    listWholeScans(await readSteps(work), TABLES);

  const pageOf = (selection: Selection) => (db: Reader) =>
    createListing(selection, () => Promise.resolve(new Map<number, object>())).readCountedPage(db, 0, LIMIT);

  it('knows whether a customer is in use, though few members of staff made all bookings', async () => {
    expect(await findScans((db) => customers.read(db, [2]))).to.deep.equal([]);
  });

  it('reads the feed from its start and from any position, without a sort', async () => {
    let position: string | null = null;
    const read = async (db: Reader): Promise<unknown> => {
      const events = await readEventsAfter(db, position, LIMIT);
      expect(events).to.have.lengthOf(LIMIT);
      position = events.at(-1)?.position ?? null;
      return position;
    };
    expect(listSorts(await readSteps(read))).to.deep.equal([]);
    expect(listSorts(await readSteps(read))).to.deep.equal([]);
  });

  it('sends the first deliveries of a channel without reading those that wait behind them', async () => {
    const steps = await readSteps((db) => loadAll(db, [{ channel: 'any' }]));
    expect(steps.filter((step) => /window|co-routine/i.test(step))).to.deep.equal([]);
  });

  const filters: Readonly<Record<string, Partial<bookingList.BookingFilter>>> = {
    'a period of their lines': { period: { begin: BEGIN, end: END } },
    'a product': { bevat_product_id: [NOBODY] },
    'a type of customer': { 'Klant.soort_klant': ['nobody'] },
    'a company of customers': { bedrijf_id: [NOBODY] },
    'packages that have none': { packages: { ids: [NOBODY], isNone: false } },
    'a period and everything else': {
      period: { begin: BEGIN, end: END },
      status: ['optie', 'definitief'],
      locatie: [NOBODY],
      bevat_product_id: [NOBODY],
      'Klant.soort_klant': ['nobody'],
    },
  };

  for (const [words, filter] of Object.entries(filters))
    it(`finds bookings by ${words}`, async () => {
      const selection = bookingList.select({ period: undefined, referentiedatum: 'boekingsregel', ...filter });
      expect(await findScans(pageOf(selection))).to.deep.equal([]);
    });

  const LEADS = { product: 'product', place: 'place', 'type of customer': 'customers', period: 'period' } as const;
  const KNOWN = { sqlite: [] as string[], postgres: ['product', 'place', 'type of customer'] };
  for (const [column, lead] of Object.entries(LEADS))
    it(`finds equal bookings by a ${column} that nearly all have, by a scan on SQLite`, async () => {
      await database.read(async (db) => {
        const [line] = await db.query<{ product_id: number; locatie_id: number }>(
          'select * from booking_lines limit 1',
        );
        const [customer] = await db.query<{ soort_klant: string }>('select * from contacts order by id desc limit 1');
        const filter: bookingList.BookingFilter = {
          referentiedatum: 'boekingsregel',
          period: column === 'period' ? { begin: EARLIEST_TIME, end: LATEST_TIME } : undefined,
          ...(column === 'product' && { bevat_product_id: [line!.product_id] }),
          ...(column === 'place' && { locatie: [line!.locatie_id] }),
          ...(column === 'type of customer' && { 'Klant.soort_klant': [customer!.soort_klant] }),
        };

        expect(await bookingList.leadFor(db, filter, 100)).to.equal(
          KNOWN[db.dialect].includes(column) ? lead : 'booking',
        );
        expect(await bookingList.leadFor(db, filter)).to.equal(lead);

        const [few, most] = await Promise.all(
          ([lead, 'booking'] as const).map((leading) => pageOf(bookingList.select(filter, leading))(db)),
        );
        expect(few?.total).to.be.greaterThan(100);
        expect([most?.total, most?.page.next]).to.deep.equal([few?.total, few?.page.next]);
      });
    });

  // Bookings of one day have neighbouring ids: a scan by id would read all earlier ones first.
  const period = { begin: EARLIEST_TIME, end: LATEST_TIME };
  const dates = { date_after: EARLIEST_TIME, date_before: LATEST_TIME };
  const ofTime: Readonly<Record<string, (db: Reader) => Selection>> = {
    'bookings of a period': () => bookingList.select({ period, referentiedatum: 'boekingsregel' }),
    'bookings of some days': () => bookingList.select({ period, referentiedatum: 'startdatum' }),
    'bookings made in a period': () => bookingList.select({ period, referentiedatum: 'created_at' }),
    'invoices of a date and status': () => invoiceList.selectInvoices({ datumNa: '1990-01-01', status: ['betaald'] }),
    payments: () => payments.select(dates),
    'online payments': () => onlinePayments.select(dates),
    'charged lines': (db) => chargedLines.select(db, { begin: DAY, eind: DAY, referentiedatum: 'factuur' }),
  };

  for (const [words, selected] of Object.entries(ofTime))
    it(`sorts only the ${words} that a date finds`, async () => {
      const steps = await readSteps((db) => pageOf(selected(db))(db));
      expect(steps.join()).to.match(SORT_PATTERNS[database.dialect]);
    });

  it('finds equal invoices by their date and by a scan', async () => {
    await database.read(async (db) => {
      const invoiced = { datumNa: '1990-01-01', datumVoor: '2100-01-01' };
      expect(await invoiceList.matchesMostRows(db, invoiced, 0)).to.equal(true);
      expect(await invoiceList.matchesMostRows(db, invoiced)).to.equal(false);
      expect(await invoiceList.matchesMostRows(db, { ...invoiced, boeking_id: [1] }, 0)).to.equal(false);
      const [few, most] = await Promise.all(
        [false, true].map((matchesMost) => pageOf(invoiceList.selectInvoices(invoiced, matchesMost))(db)),
      );
      expect(few?.total).to.be.greaterThan(0);
      expect([most?.total, most?.page.next]).to.deep.equal([few?.total, few?.page.next]);
    });
  });

  it('finds the planning of a day', async () => {
    expect(await findScans((db) => planning.readLines(db, { begin: BEGIN, eind: END }))).to.deep.equal([]);
  });

  it('finds the references to a customer, though few members of staff made all', async () => {
    expect(await findScans((db) => contacts.referrersOf(db, 2))).to.deep.equal([]);
  });

  it('finds the capacity and the shifts of a day, and the lines at a location', async () => {
    const period = { begin: BEGIN, eind: END };
    expect(await findScans((db) => readPeriod(db, { materials: [1], locations: [1] }, period))).to.deep.equal([]);
    expect(await findScans((db) => planning.readShifts(db, period))).to.deep.equal([]);
    expect(await findScans((db) => calendarEntries.linesAt(db, 1, period))).to.deep.equal([]);
  });

  /** PostgreSQL knows how many payments a company has, and SQLite does not. */
  const MOST = { sqlite: true, postgres: false };

  it('finds equal payments by their date or company and by a scan', async () => {
    await database.read(async (db) => {
      const [invoice] = await db.query<{ bedrijf_id: number }>('select bedrijf_id from invoices limit 1');
      for (const filter of [
        { date_after: EARLIEST_TIME, date_before: BEGIN },
        { bedrijf_id: invoice?.bedrijf_id ?? 0 },
      ]) {
        expect(await payments.matchesMostRows(db, filter, 0)).to.equal('date_after' in filter || MOST[db.dialect]);
        expect(await payments.matchesMostRows(db, filter)).to.equal(false);
        const [few, most] = await Promise.all(
          [false, true].map((matchesMost) => pageOf(payments.select(filter, matchesMost))(db)),
        );
        expect(few?.total).to.be.greaterThan(0);
        expect([most?.total, most?.page.next]).to.deep.equal([few?.total, few?.page.next]);
      }
    });
  });

  it('finds invoices by their context', async () => {
    expect(
      await findScans((db) => pageOf(invoiceList.selectInvoices({ context: ['nothing' as never] }))(db)),
    ).to.deep.equal([]);
  });

  // Without an index of its own, a filter would read the index of all changes from end to end.
  const trails: readonly (readonly [filter: audit.AuditFilter, index: string])[] = [
    [{ address: '192.0.2.1' }, 'events_audited_address'],
    [{ user_id: NOBODY }, 'events_audited_user'],
    [{ apikey_id: NOBODY }, 'events_audited_key'],
    [{ object: ['Nieuwsbrief'] }, 'events_audited_kind'],
    [{ event: ['postDelete'] }, 'events_audited_change'],
  ];

  for (const [filter, index] of trails)
    it(`finds changes by ${Object.keys(filter).join()}`, async () => {
      const steps = await readSteps((db) => pageOf(audit.select(db, filter))(db));
      expect(listWholeScans(steps, TABLES)).to.deep.equal([]);
      expect(steps.join()).to.include(index);
    });

  for (const filter of [{ about_id: NOBODY }, { about_kind: 'newsletter_issue' as const }])
    it(`finds mails by ${Object.keys(filter).join()}`, async () => {
      const steps = await readSteps((db) => pageOf(mails.select(db, filter))(db));
      expect([...listWholeScans(steps, TABLES), ...listSorts(steps)]).to.deep.equal([]);
    });

  it('knows whether a company is in use', async () => {
    expect(await findScans((db) => companies.read(db, [1]))).to.deep.equal([]);
  });

  const days = { 'datum>': DAY, 'datum<': DAY };
  const revenueQuery = { ...days, gegevens: 'gefactureerd_bedrag', groepeer_tijd: 'jaar' } as const;

  /** The statistics and lists of a day. */
  const ofDay: Readonly<Record<string, (db: Reader) => Promise<unknown>>> = {
    'sales by the day of their lines': (db) => readSales(db, { ...revenueQuery, referentiedatum: 'boekingsregel' }),
    'sales for each person': (db) =>
      readSales(db, { ...revenueQuery, gegevens: 'gefactureerd_bedrag_per_persoon', referentiedatum: 'boeking' }),
    'sales of bookings of a status': (db) =>
      readSales(db, { ...revenueQuery, referentiedatum: 'boeking', boeking_status: ['definitief'] }),
    payments: (db) => statistics.readPaymentTotals(db, { ...days, groepeer_tijd: 'jaar' }),
    'booked products of bookings of a status': (db) =>
      statistics.readBookedProducts(db, {
        ...days,
        groepeer_tijd: 'jaar',
        groepeer_gegevens: [],
        boeking_status: ['optie'],
      }),
    'charged lines of a product': (db) =>
      pageOf(chargedLines.select(db, { begin: DAY, eind: DAY, referentiedatum: 'factuur', product_id: [1] }))(db),
    'charged lines of bookings': (db) =>
      pageOf(chargedLines.select(db, { begin: DAY, eind: DAY, referentiedatum: 'booking' }))(db),
  };

  /** Indexes of values that nearly all rows share; PostgreSQL knows how many do. */
  const COMMON = {
    sqlite: /bookings_status_index|settles_id_index|invoice_lines_product_id_index/,
    postgres: /settles_id_index/,
  };

  for (const [words, ask] of Object.entries(ofDay))
    it(`finds ${words} by the day`, async () => {
      const steps = await readSteps(ask);
      // SQLite reports the aliases that statements give their tables.
      expect(listWholeScans(steps, [...TABLES, 'line', 'booking'])).to.deep.equal([]);
      expect(steps.join()).not.to.match(COMMON[database.dialect]);
    });

  it('finds the conflicts of a day', async () => {
    const steps = await readSteps((db) => readPlan(db, { begin: BEGIN, eind: END }, ZONE));
    expect(listWholeScans(steps, ['bookings', 'booking_lines', 'b', 'l'])).to.deep.equal([]);
  });
});
