// Ten thousand random rows about sales, put into a database as they are: with everything that makes adding up go wrong.
import type { Boekstaaf } from 'boekstaaf';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { toInsertable } from '../../db/engine/changes/row-values.ts';
import { insertRows } from '../../db/engine/session/insert.ts';
import type { Instant } from '../../generated/types.ts';
import { ZONE } from './clock.ts';
import type { Random } from './random.ts';
import { createPricedBooking } from './world.ts';
import { runWrite } from './knex-writes.ts';
import { DAY } from '../../domain/values/time-units.ts';

const BOOKING_COUNT = 1_200;
const STATUSES = [
  'informatie',
  'interesse',
  'optie',
  'reservering',
  'definitief',
  'definitief',
  'gaande',
  'voltooid',
  'geannuleerd',
];
const RATES = [0, 550, 900, 2100];
// A year of 53 weeks, one whose first days are in it, clock changes, a leap day: days near these are drawn often.
const EDGES = ['2026-01-01', '2026-12-31', '2027-01-03', '2026-03-29', '2026-10-25', '2028-02-29', '2024-12-30'];

/** The world of the rows: ids to narrow and group by. */
export interface StatisticsWorld {
  readonly companies: readonly number[];
  readonly packages: readonly number[];
  readonly products: readonly number[];
  readonly groups: readonly number[];
  readonly locations: readonly number[];
  readonly creators: readonly number[];
}

/** Fills the database that `api` serves. */
export async function fillStatistics(api: Boekstaaf, database: Database, random: Random): Promise<StatisticsWorld> {
  await createPricedBooking(api, 100);
  return database.write(async (db) => new Filler(db, random).fill());
}

type WorldRow = Record<string, unknown>;

class Filler {
  readonly #db: Writer;
  readonly #random: Random;

  constructor(db: Writer, random: Random) {
    this.#db = db;
    this.#random = random;
  }

  async fill(): Promise<StatisticsWorld> {
    const world = await this.#things();
    const customers = await this.#customers(world.companies);
    const bookings = await this.#bookings(world, customers);
    const lines = await this.#lines(world, bookings);
    await this.#insert('cost_lines', this.#costs(world, bookings, lines));
    await this.#invoices(world, bookings, lines);
    return world;
  }

  async #things(): Promise<StatisticsWorld> {
    const companies = await this.#copies('companies', 3);
    const groups = await this.#insert(
      'product_groups',
      this.#some(3, (n) => ({ naam: `Groep ${String(n)}` })),
    );
    const products = await this.#copies('products', 12, () => ({ productgroep_id: this.#maybe(groups) }));
    const packages = await this.#insert(
      'packages',
      this.#some(4, (n) => {
        const texts = { arrangement: `Pakket ${String(n)}`, uitgebreide_omschrijving: '' };
        return { ...texts, aantal_personen: 1, los_op_planning: n % 2 === 0 };
      }),
    );

    const top = await this.#insert(
      'locations',
      this.#some(2, (n) => ({ naam: `Terrein ${String(n)}`, parent_id: null })),
    );
    const below = this.#some(4, (n) => ({ naam: `Zaal ${String(n)}`, parent_id: this.#pick(top) }));
    const locations = [...top, ...(await this.#insert('locations', below))];
    const creators = await this.#insert(
      'contacts',
      this.#some(3, () => ({ type: 'personeel', extra_fields: {} })),
    );

    return { companies, groups, products, packages, locations, creators };
  }

  #customers(companies: readonly number[]): Promise<number[]> {
    return this.#insert(
      'contacts',
      this.#some(60, () => ({
        type: 'klant',
        extra_fields: {},
        bedrijf_id: this.#pick(companies),
        soort_klant: this.#maybe(['school', 'Bedrijf', 'bedrijf', 'écht', 'Zee']),
        landcode: this.#maybe(['NL', 'NL', 'BE', 'DE']),
        provinciecode: this.#maybe(['NL-GE', 'NL-UT', 'BE-VAN']),
      })),
    );
  }

  async #bookings(world: StatisticsWorld, customers: readonly number[]): Promise<WorldRow[]> {
    const rows = this.#some(BOOKING_COUNT, (n): WorldRow => {
      const begin = this.#moment();
      const created_at = this.#moment();
      const kosten = { kosten_bedrijf_id: this.#pick(world.companies), kosten_betaaltermijn: 14 };

      return {
        ...kosten,
        klant_id: this.#pick(customers),
        referentie: `random-${String(n)}`,
        begin,
        datum: ZONE.toLocalDate(begin),
        status: this.#pick(STATUSES),
        status_updated_at: created_at,
        arrangement: '',
        arrangement_id: this.#maybe(world.packages),
        personen: 1 + this.#random(90),
        factureren: this.#random(4) > 0,
        created_at,
        created_on: ZONE.toLocalDate(created_at),
        created_by: this.#maybe(world.creators),
      };
    });
    const ids = await this.#insert('bookings', rows);

    return rows.map((row, index) => ({ ...row, id: ids[index] }));
  }

  async #lines(world: StatisticsWorld, bookings: readonly WorldRow[]): Promise<Map<unknown, number[]>> {
    const rows = bookings.flatMap(({ id }) =>
      this.#some(this.#random(5), (): WorldRow => {
        const begin = this.#moment();
        const references = { product_id: this.#pick(world.products), locatie_id: this.#maybe(world.locations) };
        const when = { begin, eind: begin, begins_on: ZONE.toLocalDate(begin) };
        return {
          boeking_id: id,
          ...references,
          ...when,
          aantal: this.#random(30),
          minimum_aantal: 0,
          beschrijving: '',
        };
      }),
    );
    const ids = await this.#insert('booking_lines', rows);
    const lines = new Map<unknown, number[]>();
    rows.forEach(({ boeking_id }, index) => lines.set(boeking_id, [...(lines.get(boeking_id) ?? []), ids[index] ?? 0]));

    return lines;
  }

  #costs(world: StatisticsWorld, bookings: readonly WorldRow[], lines: ReadonlyMap<unknown, number[]>): WorldRow[] {
    return bookings.flatMap(({ id }) =>
      this.#some(this.#random(6), (position): WorldRow => {
        const item = { ...this.#charge(world), boekingsregel_id: this.#maybe(lines.get(id) ?? []) };
        const isGroup = this.#random(8) === 0;
        return { boeking_id: id, position, ...item, ...(isGroup ? GROUP : { type: 'item', children_visible: null }) };
      }),
    );
  }

  async #invoices(
    world: StatisticsWorld,
    bookings: readonly WorldRow[],
    lines: ReadonlyMap<unknown, number[]>,
  ): Promise<void> {
    let number = 0;
    const rows = bookings.flatMap(({ id, klant_id }) =>
      this.#some(this.#random(4), (): WorldRow => {
        const status = this.#pick(['concept', 'verzonden', 'deels_betaald', 'betaald', 'betaald']);
        number += 1;

        const draft = { jaar: null, volgnummer: null, datum: null };
        const finalised = { jaar: 2026, volgnummer: number, datum: ZONE.toLocalDate(this.#moment()) };
        return {
          boeking_id: id,
          klant_id,
          bedrijf_id: this.#pick(world.companies),
          status,
          reference_external: '',
          ...(status === 'concept' ? draft : finalised),
          context: this.#pick(['invoice', 'invoice', 'online_booking', 'pos']),
          aantal_personen: 1,
          betaaltermijn: 14,
          calculated_totaalbedrag_inclusief_btw: 0,
        };
      }),
    );
    const ids = await this.#insert('invoices', rows);
    const charged = rows.flatMap(({ boeking_id }, index) =>
      this.#some(1 + this.#random(5), (position): WorldRow => {
        // The facts of a line on an invoice stay when the line is gone.
        const boekingsregel_id = this.#maybe([...(lines.get(boeking_id) ?? []), 2_000_000_000]);
        const isGroup = this.#random(8) === 0;
        const lineKeys = { factuur_id: ids[index], position, boekingsregel_id };
        return { ...lineKeys, ...this.#charge(world), ...(isGroup ? GROUP : { type: 'item', children_visible: null }) };
      }),
    );

    await this.#insert('invoice_lines', charged);
    await this.#payments(ids.filter((_id, index) => rows[index]?.['status'] !== 'concept'));
  }

  async #payments(invoices: readonly number[]): Promise<void> {
    const naam = { naam: 'Pin', type: 'manual' };
    const methods = await this.#insert('payment_methods', [naam, naam, naam]);
    const rows = invoices.flatMap((factuur_id) =>
      this.#some(this.#random(3), (): WorldRow => {
        const wanneer = this.#moment();
        const how = { betaalmethode_id: this.#maybe(methods), opmerking: '', btw: {} };
        return { factuur_id, wanneer, paid_on: ZONE.toLocalDate(wanneer), bedrag: this.#amount(), ...how };
      }),
    );
    const ids = await this.#insert('invoice_payments', rows);

    // Some of them settle two invoices with each other: they moved no money.
    const settledIds = ids.filter(() => this.#random(8) === 0);
    await runWrite(
      this.#db,
      this.#db.build('invoice_payments').whereIn('id', settledIds).update({ settles_id: ids[0] }),
    );
  }

  /** The charge of a line; a net that fits no rate, so that no sum comes out right by chance. */
  #charge({ products }: StatisticsWorld): WorldRow {
    const inc = this.#amount();
    return {
      naam: 'Regel',
      kortingspercentage: 0,
      product_id: this.#maybe(products),
      aantal: 1,
      bedrag: inc * 100,
      btw_percentage: this.#pick(RATES),
      totaal_inc_btw: inc,
      totaal_exc_btw: inc - this.#random(50),
    };
  }

  #amount(): number {
    return this.#random(6) === 0 ? -this.#random(100_000) : this.#random(200_000);
  }

  /** Around the edges of days, and of years and clock changes half of the time. */
  #moment(): Instant {
    const edge = Date.parse(`${this.#pick(EDGES)}T00:00:00Z`) + (this.#random(5) - 2) * DAY;
    const any = Date.parse('2024-12-01') + this.#random(1_200) * DAY;
    const day = this.#random(2) === 0 ? edge : any;
    const minutes = this.#random(2) === 0 ? 1_300 + this.#random(140) : this.#random(1_440);
    return new Date(day + minutes * 60_000).toISOString() as Instant;
  }

  #pick<T>(values: readonly T[]): T {
    const value = values[this.#random(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  #maybe<T>(values: readonly T[]): T | null {
    return values.length === 0 || this.#random(5) === 0 ? null : this.#pick(values);
  }

  #some<T>(count: number, make: (index: number) => T): T[] {
    return Array.from({ length: count }, (_none, index) => make(index));
  }

  /** Rows like the first one of the table. */
  async #copies(table: string, count: number, changes: () => WorldRow = () => ({})): Promise<number[]> {
    const [first] = await this.#db.query<WorldRow>(this.#db.build(table).limit(1));
    const { id, ...row } = first ?? {};
    if (id === undefined) throw new Error(`There is nothing to copy in ${table}.`);
    return this.#insert(
      table,
      this.#some(count, () => ({ ...row, ...changes() })),
    );
  }

  async #insert(table: string, rows: readonly WorldRow[]): Promise<number[]> {
    const insertedRows = await insertRows<{ id: number }>(this.#db, table, toInsertable(table, rows), {
      returning: 'id',
    });
    return insertedRows.map(({ id }) => id).sort((a, b) => a - b);
  }
}

const GROUP = {
  type: 'groep',
  children_visible: true,
  aantal: null,
  bedrag: null,
  btw_percentage: null,
  totaal_inc_btw: null,
  totaal_exc_btw: null,
};
