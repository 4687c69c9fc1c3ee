// Prices and VAT rates by date of service: of products, and of booking lines from every source.
import { expect } from 'chai';
import type { Booking, NewProduct, PlanningConflict, Product } from 'boekstaaf';
import { api, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { items, packageBooking } from '../support/given/bookings.ts';
import { prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';

/** 9 % until the end of 2026, 21 % from then on. */
const DATED_PRICES: NonNullable<NewProduct['ProductPrice']> = [
  { btw: 9, verkoop: 10.9, vanaf: null },
  { btw: 21, verkoop: 12.1, vanaf: '2027-01-01' },
];
const BEFORE = '2026-12-31T23:30:00+01:00';
const AFTER = '2027-01-01T00:00:00+01:00';

/** Returns rate and unit price of each item of a booking. */
const listCharges = ({ kosten }: Booking): [rate: number, price: number][] =>
  items(kosten.regels).map(({ btw_percentage, bedrag }) => [btw_percentage, bedrag]);

before(async () => {
  await given.company();
});
afterEach(() => {
  clock.reset();
});

describe('a product with prices by date', () => {
  it('is read with all of them, and with those of today as the deprecated pair', async () => {
    const { id } = await given.product({ ProductPrice: DATED_PRICES.toReversed() });
    const pairs: [string, number, number][] = [
      ['2026-12-31T23:59:59+01:00', 10.9, 9],
      ['2027-01-01T00:00:00+01:00', 12.1, 21],
    ];
    for (const [moment, verkoop, btw] of pairs) {
      clock.set(moment);
      const product = await api.products.getProduct({ id });
      expect(product).to.deep.include({ verkoop, btw, ProductPrice: DATED_PRICES });
      expect(await api.products.listProducts()).to.deep.include(product);
    }
  });

  it('has no price of today before its first one', async () => {
    const product = await given.product({ ProductPrice: DATED_PRICES.slice(1) });
    expect(product).to.deep.include({ verkoop: 0, btw: null, ProductPrice: DATED_PRICES.slice(1) });
  });

  it('does not change when it is sent back, also on a later day', async () => {
    const { id } = await given.product({ ProductPrice: DATED_PRICES });
    const path = `/api2/producten/${String(id)}`;
    const { body } = await sendRaw('GET', path);
    for (const moment of ['2026-06-01T12:00:00+02:00', '2027-06-01T12:00:00+02:00']) {
      clock.set(moment);
      const events = await collectEvents(async () => {
        expect((await sendRaw('PUT', path, { body })).status).to.equal(200);
      });
      expect(events).to.deep.equal([]);
    }
    const renamed = await api.products.updateProduct({ id, body: { ...(body as Product), naam: 'Anders' } });
    expect(renamed).to.deep.include({ naam: 'Anders', ProductPrice: DATED_PRICES, verkoop: 12.1 });
  });

  it('has one price per rate and date', async () => {
    const twice = [...DATED_PRICES, { btw: 21 as const, verkoop: 5, vanaf: '2027-01-01' }];
    expect(await expectRefusal(given.product({ ProductPrice: twice }))).to.include({
      status: 406,
      code: 'ERR_DUPLICATE_VAT_RATE',
      field: 'ProductPrice[2].btw',
    });

    const both = [...twice.slice(0, 2), { btw: 9 as const, verkoop: 5, vanaf: '2027-01-01' }];
    const product = await given.product({ ProductPrice: both });
    expect(product.ProductPrice.map(({ btw, vanaf }) => [vanaf, btw])).to.deep.equal([
      [null, 9],
      ['2027-01-01', 9],
      ['2027-01-01', 21],
    ]);
  });

  it('sets the price of the day in packages and vouchers', async () => {
    const product = await given.product({ ProductPrice: DATED_PRICES });
    const { id } = await given.package({ aantal_personen: 2, regels: [{ product_id: product.id }] });
    const template = await given.voucherTemplate({ products: [product.id], product_amount: 1 });

    for (const [moment, each, net] of [
      ['2026-12-31T12:00:00+01:00', 10.9, 20],
      ['2027-01-01T12:00:00+01:00', 12.1, 20],
    ] as const) {
      clock.set(moment);
      const pack = await api.packages.getPackage({ id });
      expect(pack).to.include({ prijs_totaal_inc: 2 * each, prijs_totaal_exc: net, prijs_pp_inc: each });
      expect(pack.regels[0]?.product.verkoop).to.equal(each);
      const voucher = await api.vouchers.createVoucher({ body: { voucher_template_id: template.id } });
      expect(voucher.inhoud[0]?.prijs_per_stuk).to.equal(each);
    }
  });
});

describe('a line', () => {
  it('is charged by the local date on which it begins, whatever today is', async () => {
    const { id: product_id } = await given.product({ ProductPrice: DATED_PRICES });
    for (const moment of ['2026-06-01T12:00:00+02:00', '2027-06-01T12:00:00+02:00']) {
      clock.set(moment);
      expect(listCharges(await given.booking({ product_id, begin: BEFORE }))).to.deep.equal([[9, 10.9]]);
      expect(listCharges(await given.booking({ product_id, begin: AFTER }))).to.deep.equal([[21, 12.1]]);
    }
  });

  it('of a package is charged by its own date, not by that of the booking', async () => {
    const { id: product_id } = await given.product({ ProductPrice: DATED_PRICES });
    const regels = ['2026-03-10T20:00:00+01:00', '2026-03-11T01:00:00+01:00'].map((begin) => ({ product_id, begin }));
    const { id: arrangement_id } = await given.package({ regels });
    const booking = await given.booking({ arrangement_id, begin: '2026-12-31T20:00:00+01:00' });
    expect(listCharges(booking)).to.deep.equal([
      [9, 10.9],
      [21, 12.1],
    ]);
  });

  it('that is added later gets the price of its date; one that is moved keeps price and rate', async () => {
    const { id: product_id } = await given.product({ ProductPrice: DATED_PRICES });
    const { id, boekingsregels } = await given.booking({ product_id, begin: BEFORE });
    const booking = await api.bookings.updateBooking({ id, body: { begin: '2027-03-01T12:00:00+01:00' } });
    expect(listCharges(booking)).to.deep.equal([[9, 10.9]]);
    const body = { boekingsregels: [...boekingsregels.map((line) => ({ id: line.id })), { product_id }] };
    expect(listCharges(await api.bookings.updateBooking({ id, body }))).to.deep.equal([
      [9, 10.9],
      [21, 12.1],
    ]);
  });

  it('of a copy gets the price of its date, unless its price differed from that of its product', async () => {
    const { id: product_id } = await given.product({ ProductPrice: DATED_PRICES });
    const source = await given.booking({ product_id, begin: BEFORE });
    const copy = (boeking_id: number) => given.booking({ boeking_id, begin: AFTER, klant_id: source.klant_id });
    expect(listCharges(await copy(source.id))).to.deep.equal([[21, 12.1]]);
    const regels = items(source.kosten.regels).map((item) => ({ ...item, bedrag: 8 }));
    await api.bookings.updateBooking({ id: source.id, body: { kosten: { regels } } });
    expect(listCharges(await copy(source.id))).to.deep.equal([[9, 8]]);
  });

  it('of an order of products gets the price of its date', async () => {
    const { id: product_id } = await given.product({ ProductPrice: DATED_PRICES });
    const customer = { email: 'jan@voorbeeld.example', company_id: (await given.company()).id, first_name: 'Jan' };
    const products = [BEFORE, AFTER].map((datetime) => ({ product_id, amount: 1, datetime }));
    const body = { customer: { ...customer, last_name: 'Wit' }, status: 'definitief' as const, products };
    const { id } = await api.onlineBooking.bookProducts({ body });
    expect(listCharges(await api.bookings.getBooking({ id }))).to.deep.equal([
      [9, 10.9],
      [21, 12.1],
    ]);
  });

  it('of an online booking costs what the quote said, by its date', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    for (const [vanaf, euros] of [
      ['2026-06-14', 20],
      ['2026-06-13', 24.2],
    ] as const) {
      const rows = [
        { btw: 9, verkoop: 10 },
        { btw: 21, verkoop: 12.1, vanaf },
      ];
      const body = prepareReservation(await createSmallPackage([{ ProductPrice: rows }]), [2]);
      const { arrangement_id, producten, begin } = body;
      const quote = await api.onlineBooking.priceReservation({ body: { arrangement_id, producten, begin } });
      const { booking } = await makeReservation(body);
      expect([quote.totaal, booking.kosten.calculated_totaalbedrag_inclusief_btw]).to.deep.equal([euros, euros]);
      expect(quote.btw.map(({ btw_percentage }) => btw_percentage)).to.deep.equal(
        listCharges(booking).map(([rate]) => rate),
      );
    }
  });

  it('before every price of its product is refused in any request; a product without prices is not', async () => {
    const { id: product_id } = await given.product({ naam: 'Kano', ProductPrice: DATED_PRICES.slice(1) });

    const createNoPriceProblem = (field: string) => ({
      status: 406,
      code: 'ERR_NO_PRICE',
      field,
      params: { product_id, datum: '2026-12-31' },
    });

    expect(await expectRefusal(given.booking({ product_id, begin: BEFORE }))).to.deep.include(
      createNoPriceProblem('begin'),
    );

    const { id: arrangement_id } = await given.package({ regels: [{ product_id }] });
    expect(await expectRefusal(given.booking({ arrangement_id, begin: BEFORE }))).to.deep.include(
      createNoPriceProblem('begin'),
    );

    const { id, boekingsregels } = await packageBooking({ begin: BEFORE });
    const lines = [...boekingsregels.map((line) => ({ id: line.id })), { product_id }];
    for (const change of [
      () => api.bookings.updateBooking({ id, body: { boekingsregels: lines } }),
      () => api.bookings.patchBooking({ id, body: { boekingsregels: lines } }),
    ])
      expect(await expectRefusal(change())).to.deep.include(createNoPriceProblem('boekingsregels[1].begin'));

    const customer = { email: 'jan@voorbeeld.example', company_id: (await given.company()).id, first_name: 'Jan' };
    const products = [AFTER, BEFORE].map((datetime) => ({ product_id, amount: 1, datetime }));
    const body = { customer: { ...customer, last_name: 'Wit' }, status: 'definitief' as const, products };
    const request = api.onlineBooking.bookProducts({ body });
    expect(await expectRefusal(request)).to.deep.include(createNoPriceProblem('products[1].datetime'));

    const free = await given.product({ ProductPrice: [] });
    expect(listCharges(await given.booking({ product_id: free.id, begin: BEFORE }))).to.deep.equal([]);
  });

  it('before every price is refused online too, and its quote has no price for it and says so', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    const pack = await createSmallPackage([{}, { ProductPrice: DATED_PRICES.slice(1) }]);
    const body = prepareReservation(pack, [1, 1]);
    expect(await expectRefusal(makeReservation(body))).to.include({
      status: 406,
      code: 'ERR_NO_PRICE',
      field: 'begin',
    });
    const { arrangement_id, producten, begin } = body;
    const quote = await api.onlineBooking.priceReservation({ body: { arrangement_id, producten, begin } });
    expect(quote.totaal).to.equal(12.1);
    expect(quote.weigeringen.map(({ code, field }) => [code, field])).to.deep.equal([['ERR_NO_PRICE', 'begin']]);
  });
});

describe('the conflicts of the planning', () => {
  const listRateConflicts = async (): Promise<PlanningConflict[]> => {
    const conflicts = await api.planning.getPlanningConflicts({
      begin: '2026-12-31T00:00:00+01:00',
      eind: '2027-01-02T00:00:00+01:00',
    });
    return conflicts.filter(({ code }) => code === 'VAT_RATE_DIFFERS');
  };

  it('name lines whose rate is not that of their date', async () => {
    const product = await given.product({ naam: 'Kano', duur: 'PT30M', ProductPrice: DATED_PRICES });
    const { id, boekingsregels } = await given.booking({ product_id: product.id, begin: BEFORE, status: 'optie' });
    await given.booking({ product_id: product.id, begin: AFTER, status: 'optie' });
    expect(await listRateConflicts()).to.deep.equal([]);

    await api.bookings.updateBooking({ id, body: { begin: AFTER } });
    const [line] = boekingsregels;
    expect(await listRateConflicts()).to.deep.equal([
      {
        code: 'VAT_RATE_DIFFERS',
        begin: AFTER,
        eind: '2027-01-01T00:30:00+01:00',
        objecten: [
          { soort: 'boeking', id },
          { soort: 'boekingsregel', id: line?.id },
          { soort: 'product', id: product.id },
        ],
        message: 'Kano is charged at 9 % VAT, which is not its rate of that date, from 2027-01-01 00:00 to 00:30.',
      },
    ]);

    await api.bookings.setBookingStatus({ id, status: 'geannuleerd' });
    expect(await listRateConflicts()).to.deep.equal([]);
  });

  it('name each rate of a line once, and no line whose product has no price on its date', async () => {
    const rows = [...DATED_PRICES, { btw: 0 as const, verkoop: 1, vanaf: '2027-01-01' }];
    const product = await given.product({ duur: 'PT30M', ProductPrice: rows });
    const booking = await given.booking({ product_id: product.id, begin: AFTER, status: 'optie' });
    const { id } = booking;
    expect(await listRateConflicts()).to.deep.equal([]);

    const regels = items(booking.kosten.regels).map((item) => ({ ...item, btw_percentage: 9 as const }));
    await api.bookings.updateBooking({ id, body: { kosten: { regels } } });
    expect(await listRateConflicts()).to.have.length(1);

    const ProductPrice = rows.map((row) => ({ ...row, vanaf: row.vanaf === null ? '2027-02-01' : '2027-03-01' }));
    await api.products.updateProduct({ id: product.id, body: { ProductPrice } });
    expect(await listRateConflicts()).to.deep.equal([]);

    await api.products.updateProduct({ id: product.id, body: { ProductPrice: [] } });
    expect(await listRateConflicts()).to.deep.equal([]);
  });
});
