// Statistics of ten thousand random rows: three hundred random questions, with the results of plain loops.
import { Boekstaaf } from 'boekstaaf';
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import { openDatabase } from '../../db/open.ts';
import { ZONE } from '../support/clock.ts';
import { apiKey, createDatabase, startService, sendRaw } from '../support/index.ts';
import type { ServedService } from '../support/running.ts';
import { SEED, createRandom, type Random } from '../support/random.ts';
import {
  isoWeekOf,
  readAll,
  type ReferenceResult,
  type StatisticsQuery,
  type StatisticsReference,
} from '../support/statistics-reference.ts';
import { fillStatistics, type StatisticsWorld } from '../support/statistics-world.ts';
import { casesOf } from '../support/level.ts';
import '../support/only-with-all.ts';

const METRICS = [
  'gefactureerd_bedrag',
  'gefactureerd_bedrag_per_persoon',
  'nog_te_factureren',
  'boekingswaarde',
  'personen',
  'boekingen',
];
const REFERENCES = ['boeking', 'factuur', 'boeking_gemaakt', 'boekingsregel'];
const BUCKETS = ['jaar', 'maand', 'week', 'jaar-maand', 'jaar-week', 'datum'];
const BOOKING_GROUPINGS = ['arrangement_id', 'bedrijf_id', 'soort_klant', 'created_by', 'ISO3166-1', 'ISO3166-2'];
const LINE_GROUPINGS = ['product_id', 'productgroep_id', 'btw_percentage'];
const STATUSES = ['informatie', 'optie', 'definitief', 'voltooid', 'geannuleerd'];
const QUESTION_COUNTS = { verkoop: casesOf(240), betalingen: casesOf(120), geboekteproducten: casesOf(120) };
type Statistic = keyof typeof QUESTION_COUNTS;

describe(`statistics of random rows (SEED=${String(SEED)})`, function () {
  const random = createRandom(SEED);
  let database: Database, served: ServedService, reference: StatisticsReference, draw: Draw, baseUrl: string;

  before(async () => {
    database = await openDatabase(await createDatabase('random-statistics'), { zone: ZONE });
    served = await startService({ database });
    ({ baseUrl } = served);
    const world = await fillStatistics(new Boekstaaf({ baseUrl, apiKey, retries: 0 }), database, random);
    reference = await database.read(readAll);
    draw = new Draw(random, world);
  });

  after(async () => {
    await served.close();
    await database.close();
  });

  const fetchStatistic = async (name: Statistic, question: StatisticsQuery): Promise<ReferenceResult> => {
    const parameters = Object.entries(question).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const { status, body, text } = await sendRaw(
      'GET',
      `/api2/statistieken/${name}?${new URLSearchParams(parameters).toString()}`,
      { baseUrl },
    );
    expect(status, `${JSON.stringify(question)}: ${text.slice(0, 300)}`).to.equal(200);
    return body as ReferenceResult;
  };

  const expected: Readonly<Record<Statistic, (question: StatisticsQuery) => ReferenceResult>> = {
    verkoop: (question) => reference.calculateSales(question),
    betalingen: (question) => reference.calculatePayments(question),
    geboekteproducten: (question) => reference.calculateBookedProducts(question),
  };

  it('have at least ten thousand rows', () => {
    expect(reference.size).to.be.greaterThan(10_000);
  });

  for (const name of Object.keys(QUESTION_COUNTS) as Statistic[])
    it(`have the results of plain loops for ${String(QUESTION_COUNTS[name])} questions about ${name}`, async () => {
      let rows = 0;
      for (let count = 0; count < QUESTION_COUNTS[name]; count++) {
        const question = draw.drawQuestion(name);
        const result = await fetchStatistic(name, question);
        rows += result.length;
        expect(sortByName(result), `${name} ${JSON.stringify(question)}`).to.deep.equal(
          sortByName(expected[name](question)),
        );
      }
      expect(rows).to.be.greaterThan(QUESTION_COUNTS[name] * 5);
    });

  it('add up to the same total, however they are grouped', async () => {
    const days = { 'datum>': '1900-01-01', 'datum<': '2199-12-31' };
    for (const gegevens of ['gefactureerd_bedrag', 'boekingswaarde', 'nog_te_factureren']) {
      const totals = new Set<string>();
      for (const referentiedatum of REFERENCES.filter((each) => each !== 'factuur' || gegevens === METRICS[0]))
        for (const grouping of [
          ...BOOKING_GROUPINGS,
          ...(gegevens === 'nog_te_factureren' ? [] : LINE_GROUPINGS),
          ...BUCKETS,
        ]) {
          const name = BUCKETS.includes(grouping) ? 'groepeer_tijd' : 'groepeer_gegevens';
          const result = await fetchStatistic('verkoop', { gegevens, referentiedatum, ...days, [name]: grouping });
          totals.add(JSON.stringify(sumColumns(result.map(({ data }) => Object.values(data)))));
        }
      expect([...totals], gegevens).to.have.length(1);
    }
  });

  it('equal the revenue by dates of invoices', async () => {
    for (let count = 0; count < 20; count++) {
      const { 'datum>': begin = '', 'datum<': eind = '' } = draw.drawQuestion('betalingen');
      const { body } = await sendRaw('GET', `/api2/omzet?begin=${begin}&eind=${eind}`, { baseUrl });
      const revenue = (body as Record<string, number>[]).map((row) => [row['bedrag_inc_btw'], row['bedrag_exc_btw']]);
      const question = { referentiedatum: 'factuur', gegevens: 'gefactureerd_bedrag', groepeer_tijd: 'week' };
      const sales = await fetchStatistic('verkoop', { ...question, 'datum>': begin, 'datum<': eind });
      expect(sumColumns(sales.map(({ data }) => Object.values(data)))).to.deep.equal(sumColumns(revenue));
    }
  });

  it('include the years of 53 weeks', () => {
    expect(isoWeekOf('2026-12-31')).to.deep.equal({ year: 2026, week: 53 });
    expect(isoWeekOf('2027-01-03')).to.deep.equal({ year: 2026, week: 53 });
    expect(isoWeekOf('2024-12-30')).to.deep.equal({ year: 2025, week: 1 });
  });
});

/** Draws random valid questions. */
class Draw {
  readonly #random: Random;
  readonly #world: StatisticsWorld;

  constructor(random: Random, world: StatisticsWorld) {
    this.#random = random;
    this.#world = world;
  }

  drawQuestion(name: Statistic): StatisticsQuery {
    if (name === 'verkoop') return this.#sales();
    const days = { ...this.#days(), groepeer_tijd: this.#pick(BUCKETS) };
    if (name === 'betalingen') {
      const grouped = this.#random(2) === 0 ? {} : { groepeer_gegevens: 'betaalmethode_id' };
      return { ...days, referentiedatum: 'betaling', gegevens: 'betaald_bedrag', ...grouped };
    }

    const groupings = this.#pick(['product_id', 'productgroep_id', 'productgroep_id,product_id']);
    const { companies, groups, products } = this.#world;
    return {
      ...days,
      groepeer_gegevens: groupings,
      ...this.#ofBooking(companies),
      product_id: this.#seldom(() => this.#few(products)),
      productgroep_id: this.#seldom(() => this.#few(groups)),
    };
  }

  #sales(): StatisticsQuery {
    const gegevens = this.#pick(METRICS);
    const isInvoiced = gegevens === 'gefactureerd_bedrag';
    const hasLines = isInvoiced || gegevens === 'boekingswaarde';
    const groupings = [...BOOKING_GROUPINGS, ...(hasLines ? [...LINE_GROUPINGS, ...LINE_GROUPINGS] : [])];
    const selection = [...new Set(Array.from({ length: this.#random(4) }, () => this.#pick(groupings)))];
    const unit = selection.length > 0 && this.#random(4) === 0 ? undefined : this.#pick(BUCKETS);
    const { companies, packages, products, groups, creators, locations } = this.#world;

    return {
      ...this.#days(),
      referentiedatum: this.#pick(REFERENCES.filter((each) => isInvoiced || each !== 'factuur')),
      gegevens,
      groepeer_tijd: unit,
      groepeer_gegevens: selection.length === 0 ? undefined : selection.join(),
      ...this.#ofBooking(companies),
      arrangement_id: this.#seldom(() => this.#few(packages)),
      landcode: this.#seldom(() => this.#pick(['NL', 'BE'])),
      invoice_contexts: this.#seldom(() => (isInvoiced ? this.#few(['invoice', 'pos', 'online_booking']) : undefined)),
      product_id: this.#seldom(() => (selection.includes('product_id') ? this.#few(products) : undefined)),
      contains_product_id: this.#seldom(() => this.#few(products)),
      contains_productgroup_id: this.#seldom(() => this.#few(groups)),
      boeking_created_by: this.#seldom(() => String(this.#pick(creators))),
      boeking_los_op_planning: this.#seldom(() => this.#pick(['true', 'false'])),
      locatie: this.#seldom(() => this.#few(locations)),
    };
  }

  #ofBooking(companies: readonly number[]): StatisticsQuery {
    return {
      bedrijf_id: this.#seldom(() => this.#few(companies)),
      soort_klant: this.#seldom(() => this.#few(['school', 'Bedrijf', 'écht', 'nobody'])),
      boeking_status: this.#seldom(() => this.#few(STATUSES)),
      invoicing_setting: this.#seldom(() => this.#pick(['true', 'false'])),
    };
  }

  /** Returns a period that begins and ends at a turn of the year half of the time. */
  #days(): { 'datum>': string; 'datum<': string } {
    const year = 2024 + this.#random(4);
    const hasFullYears = this.#random(2) === 0;
    const drawDay = (): string => `${String(1 + this.#random(12)).padStart(2, '0')}-${String(10 + this.#random(19))}`;
    const from = `${String(year)}-${hasFullYears ? '01-01' : drawDay()}`;
    const until = `${String(year + this.#random(3))}-${hasFullYears ? '12-31' : drawDay()}`;
    return from <= until ? { 'datum>': from, 'datum<': until } : { 'datum>': until, 'datum<': from };
  }

  #pick<T>(values: readonly T[]): T {
    return values[this.#random(values.length)] as T;
  }

  #few(values: readonly (string | number)[]): string {
    return [...new Set([this.#pick(values), this.#pick(values)])].join();
  }

  #seldom(draw: () => string | undefined): string | undefined {
    return this.#random(7) === 0 ? draw() : undefined;
  }
}

/** Sorts the members of each key by name, because JSON objects have no order; rows keep theirs. */
function sortByName(result: ReferenceResult): unknown[] {
  return result.map(({ key, data }) => [Object.entries(key).sort(), data]);
}

/** Returns the totals of the first two columns, in cents. */
function sumColumns(rows: readonly (readonly unknown[])[]): number[] {
  return [0, 1].map((column) => rows.reduce((so, row) => so + Math.round(Number(row[column]) * 100), 0));
}
