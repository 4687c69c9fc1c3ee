// Statistics the slow and obvious way: all rows in memory, plain loops, dates by the language's own calendar.
import type { Reader } from '../../db/engine/session/reader.ts';

export type ReferenceRow = Readonly<Record<string, unknown>>;
export type StatisticsQuery = Readonly<Record<string, string | undefined>>;
export type ReferenceResult = readonly { readonly key: ReferenceRow; readonly data: ReferenceRow }[];

type RowsById = ReadonlyMap<unknown, ReferenceRow>;
type ReferenceTable = keyof typeof TABLES;
type ReferenceTables = Readonly<Record<ReferenceTable, RowsById>>;
const NO_ROWS: RowsById = new Map();
const TABLES = {
  bookings: NO_ROWS,
  booking_lines: NO_ROWS,
  cost_lines: NO_ROWS,
  invoices: NO_ROWS,
  invoice_lines: NO_ROWS,
  invoice_payments: NO_ROWS,
  contacts: NO_ROWS,
  products: NO_ROWS,
  packages: NO_ROWS,
  locations: NO_ROWS,
};

/** Something to add up: its date, what it can be told apart by, and its booking. Amounts in cents. */
interface StatisticsFact {
  readonly date: string;
  readonly key: ReferenceRow;
  readonly booking: ReferenceRow;
  readonly inc: number;
  readonly exc: number;
  readonly context?: unknown;
}

/** Reads every row there is. */
export async function readAll({ build, query }: Reader): Promise<StatisticsReference> {
  const tables: Record<ReferenceTable, RowsById> = { ...TABLES };
  for (const table of Object.keys(TABLES) as ReferenceTable[]) {
    const rows: ReferenceRow[] = await query(build<ReferenceRow>(table).select());
    tables[table] = new Map(rows.map((row) => [row['id'], row]));
  }
  return new StatisticsReference(tables);
}

const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' });
const localDateOf = (moment: unknown): string => clocks.format(new Date(String(moment)));

/** The ISO year and week of a date: those of the Thursday of its week. */
export function isoWeekOf(date: string): { year: number; week: number } {
  const thursday = new Date(date);
  while (thursday.getUTCDay() !== 4) {
    const isLater = thursday.getUTCDay() === 0 || thursday.getUTCDay() > 4;
    thursday.setUTCDate(thursday.getUTCDate() + (isLater ? -1 : 1));
  }
  const year = thursday.getUTCFullYear();
  let week = 0;
  for (const day = new Date(Date.UTC(year, 0, 1)); day <= thursday; day.setUTCDate(day.getUTCDate() + 1))
    if (day.getUTCDay() === 4) week += 1;
  return { year, week };
}

// Counted day by day, as nobody gets it wrong, and so once for each date.
const weeks = new Map<string, ReturnType<typeof isoWeekOf>>();

function periodOf(date: string, unit: string): string | number {
  const { year, week } = weeks.get(date) ?? isoWeekOf(date);
  weeks.set(date, { year, week });
  if (unit === 'jaar') return date.slice(0, 4);
  if (unit === 'maand') return Number(date.slice(5, 7));
  if (unit === 'week') return week;
  if (unit === 'jaar-maand') return date.slice(0, 7);
  return unit === 'jaar-week' ? `${String(year)}-W${String(week).padStart(2, '0')}` : date;
}

export class StatisticsReference {
  readonly #tables: ReferenceTables;
  readonly #lines = new Map<unknown, ReferenceRow[]>();

  constructor(tables: ReferenceTables) {
    this.#tables = tables;
    for (const line of tables.booking_lines.values())
      this.#lines.set(line['boeking_id'], [...(this.#lines.get(line['boeking_id']) ?? []), line]);
  }

  /** How many rows there are. */
  get size(): number {
    return Object.values(this.#tables).reduce((so, rows) => so + rows.size, 0);
  }

  calculateSales(question: StatisticsQuery): ReferenceResult {
    const metric = String(question['gegevens']);
    const facts = this.#salesFacts(question, metric).filter((fact) => this.#matches(fact, question));

    return answerOf(facts, question, (group) => {
      const people = [...new Map(group.map(({ booking }) => [booking['id'], booking])).values()];
      const personen = people.reduce((so, { personen: many }) => so + Number(many), 0);
      if (metric === 'personen') return { personen };
      if (metric === 'boekingen') return { boekingen: people.length };

      const share = metric === 'gefactureerd_bedrag_per_persoon' ? personen : 1;

      const calculateAmount = (member: 'inc' | 'exc'): number =>
        toEuros(
          group.reduce((so, fact) => so + fact[member], 0),
          share,
        );

      return {
        [`${metric}_inclusief_btw`]: calculateAmount('inc'),
        [`${metric}_exclusief_btw`]: calculateAmount('exc'),
      };
    });
  }

  calculatePayments(question: StatisticsQuery): ReferenceResult {
    const facts: StatisticsFact[] = [];
    for (const { wanneer, betaalmethode_id, bedrag, settles_id } of this.#tables.invoice_payments.values())
      if (settles_id === null)
        facts.push({ date: localDateOf(wanneer), key: { betaalmethode_id }, booking: {}, inc: Number(bedrag), exc: 0 });
    const matchingFacts = facts.filter(({ date }) => isInside(date, question));
    return answerOf(matchingFacts, question, (group) => ({
      bedrag: toEuros(
        group.reduce((so, { inc }) => so + inc, 0),
        1,
      ),
    }));
  }

  calculateBookedProducts(question: StatisticsQuery): ReferenceResult {
    const facts: StatisticsFact[] = [];
    for (const line of this.#tables.booking_lines.values()) {
      const booking = this.#tables.bookings.get(line['boeking_id']) ?? {};
      const key = { bedrijf_id: booking['kosten_bedrijf_id'], ...this.#customer(booking), ...this.#product(line) };
      facts.push({ date: localDateOf(line['begin']), key, booking, inc: Number(line['aantal']), exc: 0 });
    }
    const isFactListed = (fact: StatisticsFact, name: string): boolean => isListed(fact.key[name], question[name]);
    const matchingFacts = facts.filter(
      (fact) =>
        this.#matches(fact, question) && isFactListed(fact, 'product_id') && isFactListed(fact, 'productgroep_id'),
    );
    return answerOf(matchingFacts, question, (group) => ({ aantal: group.reduce((so, { inc }) => so + inc, 0) }));
  }

  #salesFacts(question: StatisticsQuery, metric: string): StatisticsFact[] {
    if (metric.startsWith('gefactureerd')) return this.#invoiced(question, 1);
    if (metric === 'boekingswaarde') return this.#charged(question);
    if (metric === 'nog_te_factureren') {
      const deductions = this.#invoiced(question, -1).map((fact) => ({
        ...fact,
        key: { ...fact.key, bedrijf_id: fact.booking['kosten_bedrijf_id'] },
      }));
      return [...this.#charged(question), ...deductions];
    }
    return this.#booked(question);
  }

  #invoiced(question: StatisticsQuery, sign: 1 | -1): StatisticsFact[] {
    const facts: StatisticsFact[] = [];
    for (const line of this.#tables.invoice_lines.values()) {
      const invoice = this.#tables.invoices.get(line['factuur_id']) ?? {};
      if (line['type'] !== 'item' || invoice['status'] === 'concept') continue;
      const booking = this.#tables.bookings.get(invoice['boeking_id']) ?? {};
      const date =
        question['referentiedatum'] === 'factuur' ? String(invoice['datum']) : this.#date(question, booking, line);
      const key = { ...this.#key(booking, line), bedrijf_id: invoice['bedrijf_id'] };
      const inc = sign * Number(line['totaal_inc_btw']);
      const exc = sign * Number(line['totaal_exc_btw']);
      facts.push({ date, key, booking, inc, exc, context: invoice['context'] });
    }

    return facts;
  }

  #charged(question: StatisticsQuery): StatisticsFact[] {
    const facts: StatisticsFact[] = [];
    for (const line of this.#tables.cost_lines.values()) {
      if (line['type'] !== 'item') continue;
      const booking = this.#tables.bookings.get(line['boeking_id']) ?? {};
      const key = { ...this.#key(booking, line), bedrijf_id: booking['kosten_bedrijf_id'] };
      const inc = Number(line['totaal_inc_btw']);
      const exc = Number(line['totaal_exc_btw']);
      facts.push({ date: this.#date(question, booking, line), key, booking, inc, exc });
    }
    return facts;
  }

  /** A booking on each of the dates on which it has lines, where these count. */
  #booked(question: StatisticsQuery): StatisticsFact[] {
    const facts: StatisticsFact[] = [];
    for (const booking of this.#tables.bookings.values()) {
      const key = { ...this.#key(booking, {}), bedrijf_id: booking['kosten_bedrijf_id'] };
      const bookingLines = this.#linesOf(booking).map(({ id }) => ({ boekingsregel_id: id }));
      const lines: ReferenceRow[] = question['referentiedatum'] === 'boekingsregel' ? bookingLines : [{}];
      for (const line of lines) facts.push({ date: this.#date(question, booking, line), key, booking, inc: 0, exc: 0 });
    }
    return facts;
  }

  #date(question: StatisticsQuery, booking: ReferenceRow, line: ReferenceRow): string {
    if (question['referentiedatum'] === 'boeking_gemaakt') return localDateOf(booking['created_at']);
    const bookingLine = this.#tables.booking_lines.get(line['boekingsregel_id']);
    if (question['referentiedatum'] === 'boeking' || bookingLine === undefined) return localDateOf(booking['begin']);
    return localDateOf(bookingLine['begin']);
  }

  #key(booking: ReferenceRow, line: ReferenceRow): ReferenceRow {
    const { arrangement_id, created_by } = booking;
    const { btw_percentage } = line;
    const rate = typeof btw_percentage === 'number' ? btw_percentage / 100 : btw_percentage;
    return { arrangement_id, created_by, btw_percentage: rate, ...this.#customer(booking), ...this.#product(line) };
  }

  #customer({ klant_id }: ReferenceRow): ReferenceRow {
    const { soort_klant, landcode, provinciecode } = this.#tables.contacts.get(klant_id) ?? {};
    return { soort_klant, 'ISO3166-1': landcode, 'ISO3166-2': provinciecode };
  }

  #product({ product_id }: ReferenceRow): ReferenceRow {
    return { product_id, productgroep_id: this.#tables.products.get(product_id)?.['productgroep_id'] ?? null };
  }

  #linesOf({ id }: ReferenceRow): readonly ReferenceRow[] {
    return this.#lines.get(id) ?? [];
  }

  #matches({ date, key, booking, context }: StatisticsFact, question: StatisticsQuery): boolean {
    const lines = question['locatie'] ?? question['contains_product_id'] ?? question['contains_productgroup_id'];
    const bookingLines = lines === undefined ? [] : this.#linesOf(booking);
    const hasMatchingLine = (name: string, of: (line: ReferenceRow) => unknown): boolean =>
      question[name] === undefined || bookingLines.some((line) => isListed(of(line), question[name]));
    const isLoose = this.#tables.packages.get(booking['arrangement_id'])?.['los_op_planning'] === true;
    const isAsAsked = (name: string, value: unknown): boolean =>
      question[name] === undefined || question[name] === String(value);

    return (
      isInside(date, question) &&
      ['bedrijf_id', 'soort_klant'].every((name) => isListed(key[name], question[name])) &&
      isListed(key['product_id'], question['gegevens'] === undefined ? undefined : question['product_id']) &&
      isListed(booking['arrangement_id'], question['arrangement_id']) &&
      isListed(booking['status'], question['boeking_status']) &&
      isListed(context, question['invoice_contexts']) &&
      isAsAsked('landcode', key['ISO3166-1']) &&
      isAsAsked('boeking_created_by', booking['created_by']) &&
      isAsAsked('invoicing_setting', booking['factureren']) &&
      isAsAsked('boeking_los_op_planning', isLoose) &&
      hasMatchingLine('contains_product_id', ({ product_id }) => product_id) &&
      hasMatchingLine('contains_productgroup_id', (line) => this.#product(line)['productgroep_id']) &&
      (question['locatie'] === undefined ||
        bookingLines.some((line) => this.#isAt(line['locatie_id'], question['locatie'])))
    );
  }

  #isAt(locationId: unknown, filter: string | undefined): boolean {
    if (locationId === null || locationId === undefined) return false;
    return isListed(locationId, filter) || this.#isAt(this.#tables.locations.get(locationId)?.['parent_id'], filter);
  }
}

function isInside(date: string, question: StatisticsQuery): boolean {
  return date >= String(question['datum>']) && date <= String(question['datum<']);
}

function isListed(value: unknown, filter: string | undefined): boolean {
  return filter === undefined || filter.split(',').includes(String(value));
}

/** An amount in euros, shared by so many, rounded half-up on its absolute value. */
function toEuros(cents: number, by: number): number {
  const shared = Math.floor((2 * Math.abs(cents) + by) / (2 * by));
  return (Math.sign(cents) * shared) / 100 || 0;
}

function answerOf(
  facts: readonly StatisticsFact[],
  question: StatisticsQuery,
  add: (group: readonly StatisticsFact[]) => ReferenceRow,
): ReferenceResult {
  const groupings = question['groepeer_gegevens']?.split(',') ?? [];
  const groups = new Map<string, { key: ReferenceRow; facts: StatisticsFact[] }>();
  for (const fact of facts) {
    const unit = question['groepeer_tijd'];
    const period = unit === undefined ? {} : { period: periodOf(fact.date, unit) };
    const key: ReferenceRow = {
      ...period,
      ...Object.fromEntries(groupings.map((name) => [name, fact.key[name] ?? null])),
    };
    const name = JSON.stringify(key);
    const group = groups.get(name) ?? { key, facts: [] };
    group.facts.push(fact);
    groups.set(name, group);
  }

  const rows = [...groups.values()].map((group) => ({ key: group.key, data: add(group.facts) }));
  return rows.sort((a, b) => compareValues(Object.values(a.key), Object.values(b.key)));
}

function compareValues(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (value === other) continue;
    if (value === null || other === null) return value === null ? 1 : -1;
    return (value as string | number) < (other as string | number) ? -1 : 1;
  }
  return 0;
}
