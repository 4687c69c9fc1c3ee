// Random products, price rules, changes of VAT rates, advances and invoices, compared with an independent model.
import { expect } from 'chai';
import { ApiError, type Booking, type Invoice, type NewVatChange, type Package } from 'boekstaaf';
import { api, clock, given, jobs } from '../support/index.ts';
import { items } from '../support/given/bookings.ts';
import { casesOf, readLevel } from '../support/level.ts';
import { scaleWait } from '../support/patience.ts';
import { PriceModel } from '../support/price-model.ts';
import { SEED, createRandom, type Random } from '../support/random.ts';
import { toCents, ModelBooking, rateOf, type ChargedSums, type RateSums } from '../support/vat-model.ts';

/** The level `day` compares fewer totals, of smaller bookings. */
const [COMPARISONS, LINES] = readLevel() === 'day' ? [3_000, 15] : [casesOf(50_000), 150];
const PRODUCTS = 30;
const RULES = 15;
const BOOKINGS = 4;
const RATES = [0, 5.5, 6, 9, 12, 21] as const;
/** The dates of changes: the month and day, and the number of years after the first year of a round. */
const DATES = [
  ['05-01', 0],
  ['07-01', 0],
  ['10-25', 0],
  ['01-01', 1],
  ['03-01', 1],
] as const;
const FIRST_YEAR = 2026;
/** The rounds that share a year: each change reads all bookings of its year and later. */
const ROUNDS_PER_YEAR = 2;
const TODAY = '2026-02-10T12:00:00+01:00';
const YEAR_PERIOD = { begin: '2026-01-01', eind: '2026-12-31' };

function pickOne<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)]!;
}

class VatWorld {
  readonly #random: Random;
  readonly #prices: PriceModel;
  #packages: Package[] = [];
  readonly #all: ModelBooking[] = [];
  #rounds = 0;
  /** How many totals were compared. */
  count = 0;
  /** How many invoices were created, and refused. */
  invoiceCount = 0;
  refused = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#prices = new PriceModel(random);
  }

  async open(lines: number): Promise<void> {
    await this.#prices.build(PRODUCTS, RULES);
    for (let nth = 0; nth < 2; nth += 1) {
      const regels = Array.from({ length: lines }, () => ({
        product_id: pickOne(this.#random, this.#prices.products).id,
        begin: new Date(Date.UTC(2026, 0, 6, 10, 15 * this.#random(4 * 24 * 3))).toISOString(),
      }));
      this.#packages.push(await given.package({ regels }));
    }
  }

  /** Makes some bookings, with advances before, between and after changes, and most with a final invoice. */
  async round(): Promise<void> {
    const year = FIRST_YEAR + Math.floor(this.#rounds / ROUNDS_PER_YEAR);
    this.#rounds += 1;

    const fresh: ModelBooking[] = [];
    for (let nth = 0; nth < BOOKINGS; nth += 1) fresh.push(await this.#book(year));
    this.#all.push(...fresh);
    for (let nth = 0; nth < 3; nth += 1) {
      for (const booking of fresh) if (this.#random(2) === 0) await this.#invoice(booking, this.#share());
      await this.#change(year);
      for (const booking of fresh) await this.#compareCosts(booking);
    }

    for (const booking of fresh) {
      if (this.#random(6) === 0) await this.#cancel(booking);
      else if (this.#random(5) > 0) await this.#invoice(booking, null);
    }

    for (const booking of fresh) this.#compareWhole(booking);
  }

  #share(): bigint {
    return BigInt(100 + this.#random(4_000));
  }

  async #book(year: number): Promise<ModelBooking> {
    const random = this.#random;
    const begin = new Date(Date.UTC(year, 4, 1 + random(330), random(24), 15 * random(4))).toISOString();
    const arrangement_id = pickOne(random, this.#packages).id;
    const booking = await given.booking({ arrangement_id, personen: 1 + random(30), begin, status: 'definitief' });
    for (const line of booking.boekingsregels) {
      const { prices } = this.#prices.calculatePrice(line.product_id, line.begin, clock.now());
      for (const item of items(booking.kosten.regels).filter(({ boekingsregel_id }) => boekingsregel_id === line.id)) {
        expect(BigInt(Math.round(item.bedrag * 10_000))).to.equal(prices.get(item.btw_percentage));
        this.count += 1;
      }
    }
    return new ModelBooking(await this.#withCosts(booking));
  }

  /** Adds costs without a line to a booking, in groups with discounts. */
  #withCosts({ id, kosten }: Booking): PromiseLike<Booking> {
    const random = this.#random;

    const createCost = () =>
      given.cost({
        naam: 'Los',
        aantal: 1 + random(9),
        bedrag: random(300_000) / 10_000,
        btw_percentage: pickOne(random, RATES),
        kortingspercentage: random(3) === 0 ? random(5_000) / 100 : 0,
      });

    const group = {
      type: 'groep' as const,
      naam: 'Extra',
      kortingspercentage: random(2) * 12.5,
      regels: [
        createCost(),
        {
          type: 'groep' as const,
          naam: 'Binnen',
          kortingspercentage: random(2) * 5,
          regels: [createCost(), createCost()],
        },
      ],
    };

    return api.bookings.updateBooking({ id, body: { kosten: { regels: [...kosten.regels, createCost(), group] } } });
  }

  async #cancel(booking: ModelBooking): Promise<void> {
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    booking.isCancelled = true;
  }

  /** Makes a dry run and the change itself, and compares their results for every booking. */
  async #change(year: number): Promise<void> {
    const random = this.#random;
    const [day, later] = pickOne(random, DATES);
    const rates = [
      ...new Set(this.#all.slice(-BOOKINGS).flatMap(({ items: ownItems }) => ownItems.map(({ rate }) => rate / 100))),
    ];
    const van = pickOne(random, rates);
    const productIds = this.#prices.products.map(({ id }) => id).filter(() => random(3) > 0);
    const wish = {
      van,
      naar: pickOne(
        random,
        RATES.filter((rate) => rate !== van),
      ),
      ingangsdatum: `${String(year + later)}-${day}`,
      product_ids: random(3) === 0 && productIds.length > 0 ? productIds : null,
      prijs: random(2) === 0 ? ('inclusief' as const) : ('exclusief' as const),
    };

    for (const dry_run of [true, false]) await this.#compareRows({ ...wish, dry_run });
  }

  async #compareRows(wish: NewVatChange): Promise<void> {
    const { id } = await api.vatChanges.createVatChange({ body: wish });
    await jobs.runAllDue();

    const rows = await api.vatChanges.listVatChangeBookings({ id });
    const expected = this.#all.flatMap((booking) => {
      const row = booking.change(wish);
      return row === null ? [] : [{ id: booking.id, ...row }];
    });

    this.count += 4 * expected.length;
    const actual = rows.map((row) => ({
      id: row.boeking_id,
      uitkomst: row.uitkomst,
      reden: row.reden,
      before: [toCents(row.totaal_voor), toCents(row.totaal_exclusief_voor)],
      after: [toCents(row.totaal_na), toCents(row.totaal_exclusief_na)],
    }));
    expect(actual, JSON.stringify(wish)).to.deep.equal(expected);
  }

  async #compareCosts(booking: ModelBooking): Promise<void> {
    const { kosten } = await api.bookings.getBooking({ id: booking.id });
    const storedItems = items(kosten.regels).map(({ id, btw_percentage, bedrag }) => {
      return { id, rate: rateOf(btw_percentage), unit: BigInt(Math.round(bedrag * 10_000)) };
    });
    expect(storedItems).to.deep.equal(booking.items.map(({ id, rate, unit }) => ({ id, rate, unit })));
    const sum = [...booking.calculateSums().values()].reduce((all, each) => all + each, 0n);
    expect(toCents(kosten.calculated_totaalbedrag_inclusief_btw)).to.equal(sum);
    this.count += storedItems.length + 1;
  }

  /** Makes an advance or the final invoice, and compares gross and VAT by rate. */
  async #invoice(booking: ModelBooking, share: bigint | null): Promise<void> {
    const voorschot_percentage = share === null ? 100 : Number(share) / 100;
    let invoice: Invoice;
    try {
      const body = { boeking_id: booking.id, status: 'definitief' as const, voorschot_percentage };
      invoice = await api.invoices.createInvoice({ body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 406) throw error;
      this.refused += 1;
      return;
    }

    this.invoiceCount += 1;
    const { gross, vat } = booking.calculateInvoice(share);
    const sums: ChargedSums = { gross: new Map(), vat: new Map() };

    for (const [rate, { btw, bedrag }] of Object.entries(invoice.btw)) {
      sums.gross.set(rateOf(Number(rate)), toCents(btw) + toCents(bedrag));
      sums.vat.set(rateOf(Number(rate)), toCents(btw));
    }

    this.#same(sums.gross, gross);
    this.#same(sums.vat, vat);
    expect(toCents(invoice.calculated_totaalbedrag_inclusief_btw)).to.equal(sumOf(gross));
  }

  /** Compares the invoices of a booking, including a final one, with its costs and their VAT. */
  #compareWhole(booking: ModelBooking): void {
    const all = mergeSums(booking.invoices.map(({ gross }) => gross));
    if (sumOf(all) !== sumOf(booking.calculateSums())) return;
    this.#same(all, booking.calculateSums());
  }

  #same(actual: RateSums, expected: RateSums): void {
    expect(listNonZero(actual)).to.deep.equal(listNonZero(expected));
    this.count += expected.size;
  }

  /** Compares the VAT return of the quarter, the revenue of the year and the VAT of the journal, by rate. */
  async compareBooks(): Promise<void> {
    const invoices = this.#all.flatMap(({ invoices: ownInvoices }) => ownInvoices);
    const gross = mergeSums(invoices.map((each) => each.gross));
    const vat = mergeSums(invoices.map((each) => each.vat));
    const net = mergeSums([gross, new Map([...vat].map(([rate, amount]) => [rate, -amount]))]);
    const rows = await api.statistics.getVatReturn({ jaar: 2026, kwartaal: 1 });

    const sumByRate = <Row>(
      all: readonly Row[],
      rateIn: (row: Row) => number,
      amount: (row: Row) => number,
    ): RateSums => mergeSums(all.map((row) => new Map([[rateOf(rateIn(row)), toCents(amount(row))]])));

    const readRate = (row: { readonly btw_percentage: number | null }): number => row.btw_percentage ?? -1;
    expect(listNonZero(sumByRate(rows, readRate, ({ btw }) => btw))).to.deep.equal(listNonZero(vat));
    expect(listNonZero(sumByRate(rows, readRate, ({ omzet }) => omzet))).to.deep.equal(listNonZero(net));

    const revenue = await api.statistics.getRevenue(YEAR_PERIOD);
    expect(listNonZero(sumByRate(revenue, readRate, (row) => row.bedrag_inc_btw))).to.deep.equal(listNonZero(gross));
    expect(listNonZero(sumByRate(revenue, readRate, (row) => row.bedrag_exc_btw))).to.deep.equal(listNonZero(net));

    const entries = await api.journal.listJournalEntries(YEAR_PERIOD);
    const lines = entries.flatMap(({ regels }) => regels);
    const selectLines = (...names: string[]) => lines.filter(({ rekening }) => names.includes(rekening));
    const calculateBalance = ({ debet, credit }: (typeof lines)[number]): number => credit - debet;
    expect(listNonZero(sumByRate(selectLines('btw'), readRate, calculateBalance))).to.deep.equal(listNonZero(vat));
    expect(listNonZero(sumByRate(selectLines('omzet', 'voorschotten'), readRate, calculateBalance))).to.deep.equal(
      listNonZero(net),
    );
    expect(entries.length).to.be.above(0);
  }
}

function mergeSums(all: readonly RateSums[]): RateSums {
  const sums: RateSums = new Map();
  for (const each of all) for (const [rate, amount] of each) sums.set(rate, (sums.get(rate) ?? 0n) + amount);
  return sums;
}

function sumOf(sums: RateSums): bigint {
  return [...sums.values()].reduce((all, each) => all + each, 0n);
}

/** Returns the rates with an amount, lowest first. */
function listNonZero(sums: RateSums): [number, bigint][] {
  return [...sums].filter(([, amount]) => amount !== 0n).sort(([one], [other]) => one - other);
}

describe(`random changes of VAT rates (SEED=${String(SEED)})`, function () {
  this.timeout(scaleWait(900_000));
  const world = new VatWorld(createRandom(SEED));

  before(async () => {
    clock.set(TODAY);
    await api.settings.updateSetting({ slug: 'btw_percentages', body: { waarde: RATES.join() } });
    await given.company();
    await world.open(LINES);
  });

  after(() => {
    clock.reset();
  });

  it(`equal the model in ${String(COMPARISONS)} totals`, async () => {
    while (world.count < COMPARISONS) await world.round();
    expect(world.refused, 'advances that were too large').to.be.below(world.invoiceCount / 2);
  });

  it('equal the model in the VAT return, in revenue and in the journal as well', async () => {
    await world.compareBooks();
  });
});
