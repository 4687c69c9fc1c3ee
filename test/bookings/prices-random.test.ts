// Prices by date and rule against a model: random bookings, online and by staff, before and after rules change.
import { expect } from 'chai';
import type { Booking, Package } from 'boekstaaf';
import { api, clock, getDatabase, given } from '../support/index.ts';
import { items } from '../support/given/bookings.ts';
import { toCents, PriceModel } from '../support/price-model.ts';
import { SEED, createRandom, type Random } from '../support/random.ts';
import { prepareReservation, makeReservation } from '../support/reserving.ts';
import { analyzeTables } from '../support/analyzed-tables.ts';
import { casesOf } from '../support/level.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/only-with-all.ts';

const COMPARISONS = casesOf(50_000);
const PRODUCTS = 40;
const RULES = 40;
const LINES = 200;
const ONLINE_LINES = 30;

/** Compares stored totals with those of the model, in cents: of each rate of each line, and of the booking. */
class Comparison {
  readonly #model: PriceModel;
  count = 0;

  constructor(model: PriceModel) {
    this.#model = model;
  }

  /** Compares the totals of a booking that was made at `bookedAt`; returns its total by the model, in cents. */
  compare(booking: Booking, bookedAt: string): number {
    const charged = items(booking.kosten.regels);
    const actual = new Map<number, number>();
    const expected = new Map<number, number>();
    const add = (sums: Map<number, number>, rate: number, cents: number) =>
      sums.set(rate, (sums.get(rate) ?? 0) + cents);

    for (const line of booking.boekingsregels) {
      const price = this.#model.calculatePrice(line.product_id, line.begin, bookedAt);
      const lineCosts = charged.filter(({ boekingsregel_id }) => boekingsregel_id === line.id);
      expect(line.prijsregel_id, `rule of ${line.begin}`).to.equal(price.rule);
      expect(lineCosts.map(({ btw_percentage }) => btw_percentage)).to.have.members([...price.prices.keys()]);
      for (const { btw_percentage, bedrag, aantal } of lineCosts) {
        const unit = price.prices.get(btw_percentage) ?? -1n;
        expect(BigInt(Math.round(bedrag * 10_000)), `${line.begin} of ${String(line.product_id)}`).to.equal(unit);
        add(actual, btw_percentage, toCents(aantal, BigInt(Math.round(bedrag * 10_000))));
        add(expected, btw_percentage, toCents(line.aantal, unit));
        this.count += 1;
      }
    }

    expect(actual).to.deep.equal(expected);

    this.count += expected.size;
    const total = [...expected.values()].reduce((sum, each) => sum + each, 0);
    expect(Math.round(booking.kosten.calculated_totaalbedrag_inclusief_btw * 100), 'total').to.equal(total);

    return total;
  }
}

describe(`random prices (SEED=${String(SEED)})`, function () {
  this.timeout(scaleWait(600_000));
  const random = createRandom(SEED);
  const model = new PriceModel(random);
  const comparison = new Comparison(model);
  let packages: Package[] = [];
  let online: Package;
  let starts: string[] = [];

  before(async () => {
    clock.set('2026-01-05T12:00:00+01:00');
    await given.company();
    await model.build(PRODUCTS, RULES);
    packages = [await createProgramme(random, model, LINES), await createProgramme(random, model, LINES)];
    starts = Array.from({ length: 60 }, () => drawMoment(random));
    const regels = Array.from({ length: ONLINE_LINES }, () => ({ product_id: pickOne(random, model.products).id }));
    online = await given.onlinePackage([...new Set(starts)], { regels });
  });

  after(() => {
    clock.reset();
  });

  it(`equal those of the model in ${String(COMPARISONS)} totals, and stay when rules and prices change`, async () => {
    const samples: { readonly booking: Booking; readonly booked: string }[] = [];
    for (let round = 0; comparison.count < COMPARISONS; round += 1) {
      // Fresh statistics: until then PostgreSQL uses the plan that it made for empty tables.
      if (round === 1) await analyzeTables(getDatabase());
      clock.set(new Date(Date.UTC(2026, 0, 5 + random(100), random(24), random(60))).toISOString());
      const bookedAt = clock.now();
      const arrangement_id = pickOne(random, packages).id;
      const personen = 1 + random(30);
      const booking = await given.booking({ arrangement_id, personen, begin: drawMoment(random) });
      comparison.compare(booking, bookedAt);
      if (round % 5 === 0) comparison.compare(await extendBooking(booking, random, model), bookedAt);
      if (round % 5 === 1) await compareOnline(bookedAt);
      if (round % 10 === 2) {
        samples.push({ booking, booked: bookedAt });
        await model.change();
      }
    }

    for (const { booking } of samples) {
      const now = await api.bookings.getBooking({ id: booking.id });
      expect(now.kosten.regels).to.deep.equal(booking.kosten.regels);
      expect(now.boekingsregels).to.deep.equal(booking.boekingsregels);
    }

    expect(samples.length).to.be.above(0);
  });

  /** Books online, and compares the quote, the booking and the model. */
  async function compareOnline(bookedAt: string): Promise<void> {
    const amounts = online.regels.map(() => random(5));
    amounts[0] = 1;

    const body = prepareReservation(online, amounts, { begin: pickOne(random, starts) });
    const { arrangement_id, producten, begin } = body;
    const quote = await api.onlineBooking.priceReservation({ body: { arrangement_id, producten, begin } });
    expect(quote.weigeringen).to.deep.equal([]);

    const { booking } = await makeReservation(body);
    expect(comparison.compare(booking, bookedAt)).to.equal(Math.round(quote.totaal * 100));

    for (const { product_id, totaal, aantal } of quote.regels) {
      const { prices } = model.calculatePrice(product_id, begin, bookedAt);
      const line = [...prices.values()].reduce((sum, price) => sum + toCents(aantal, price), 0);
      expect(Math.round(totaal * 100)).to.equal(line);
    }
  }
});

function pickOne<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)]!;
}

/** Returns a random moment from May 2026 to April 2027, on a quarter of an hour. */
function drawMoment(random: Random): string {
  const time = Date.UTC(2026, 4, 1 + random(340), random(24), 15 * random(4));
  return new Date(time).toISOString().replace('.000Z', '+00:00');
}

/** Creates a package with this number of lines within three days, by day and by night. */
function createProgramme(random: Random, { products }: PriceModel, lines: number): Promise<Package> {
  const regels = Array.from({ length: lines }, () => {
    const begin = new Date(Date.UTC(2026, 0, 6, 10, 15 * random(4 * 24 * 3))).toISOString();
    return { product_id: pickOne(random, products).id, begin };
  });
  return given.package({ regels });
}

/** Adds three lines to a booking, each at a moment of its own; returns the booking. */
function extendBooking(booking: Booking, random: Random, { products }: PriceModel): PromiseLike<Booking> {
  const keptLines = booking.boekingsregels.map(({ id }) => ({ id }));
  const addedLines = [1, 2, 3].map(() => {
    return { product_id: pickOne(random, products).id, begin: drawMoment(random), eind: '2027-06-01T12:00:00+02:00' };
  });
  return api.bookings.updateBooking({ id: booking.id, body: { boekingsregels: [...keptLines, ...addedLines] } });
}
