// Products that a website books for its visitor: the resulting booking, its capacity, and bookings that expire.
import { Boekstaaf, type BookedProducts, type OrderedProduct, type ProductOrder } from 'boekstaaf';
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import {
  api,
  apiKey,
  clock,
  getDatabase,
  collectEvents,
  createDatabase,
  given,
  jobs,
  createClientWith,
  open,
  startService,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import { stateOf } from '../support/state.ts';
import { openUnlocked } from '../support/unlocked.ts';
import { emptyCompany, createPricedProduct } from '../support/world.ts';

const UNKNOWN_ID = 2_000_000_000;
const BEGIN = '2026-06-13T14:00:00+02:00';
const CUSTOMER = { email: 'sanne@devries.example', first_name: 'Sanne', last_name: 'de Vries' };

const orderOf = (products: OrderedProduct[], body: Partial<ProductOrder> = {}): ProductOrder => ({
  status: 'definitief',
  customer: CUSTOMER,
  products,
  ...body,
});
const book = (products: OrderedProduct[], body: Partial<ProductOrder> = {}): Promise<BookedProducts> =>
  Promise.resolve(api.onlineBooking.bookProducts({ body: orderOf(products, body) }));
const read = (id: number) => api.bookings.getBooking({ id });

/** Creates a product that uses one of `aantal` units of its own material. */
async function createScarceProduct(aantal: number, percentage_online_te_boeken = 100): Promise<number> {
  const { id: materiaal_id } = await given.material({ aantal, percentage_online_te_boeken });
  const use = { materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' } as const;
  return (await given.product({ duur: 'PT1H', minimum_aantal: 0, mag_api: true, Materialen: [use] })).id;
}

before(async () => {
  clock.set('2026-03-10T11:00:00Z');
  await given.company();
});
after(() => {
  clock.reset();
});

describe('booked products', () => {
  it('form one booking with a line for each at its time, at their selling prices', async () => {
    const one = await given.product({ naam: 'Kano', duur: 'PT2H', ProductPrice: [{ btw: 21, verkoop: 12.5 }] });
    const two = await given.product({ naam: 'Lunch', duur: 'PT1H', ProductPrice: [{ btw: 9, verkoop: 10 }] });
    const { id: location_id } = await given.location();
    const company = await given.company();
    const later = '2026-06-13T17:30:00+02:00';
    const bookedProducts = await book(
      [
        { amount: 3, product_id: two.id, datetime: later, location_id },
        { amount: 2, product_id: one.id, datetime: BEGIN },
      ],
      { customer: { ...CUSTOMER, company_id: company.id, phone_number: '0301234567' }, should_invoice: false },
    );

    const createLink = (status: string) => ({
      href: `/api2/boekingen/${String(bookedProducts.id)}/set_status/${status}`,
      method: 'post',
    });

    expect(bookedProducts).to.deep.equal({
      id: bookedProducts.id,
      ref: (await read(bookedProducts.id)).referentie,
      expiry: null,
      _links: {
        'booking:set_status:confirmed': createLink('definitief?capaciteit=afdwingen'),
        'booking:set_status:cancelled': createLink('geannuleerd'),
      },
    });

    const booking = await read(bookedProducts.id);
    expect(booking).to.deep.include({
      begin: BEGIN,
      datum: '2026-06-13',
      personen: 3,
      status: 'definitief',
      online_boeking: true,
      arrangement: 'Lunch, Kano',
      arrangement_id: null,
    });

    const lines = booking.boekingsregels.map(({ product_id, aantal, begin, eind, locatie_id }) => {
      return { product_id, aantal, begin, eind, locatie_id };
    });
    expect(lines).to.have.deep.members([
      { product_id: two.id, aantal: 3, begin: later, eind: '2026-06-13T18:30:00+02:00', locatie_id: location_id },
      { product_id: one.id, aantal: 2, begin: BEGIN, eind: '2026-06-13T16:00:00+02:00', locatie_id: null },
    ]);
    expect(booking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(55);

    const customer = await api.customers.getCustomer({ id: booking.klant_id });
    expect(customer.bedrijf_id).to.equal(company.id);
    expect(customer.contactpersonen[0]).to.deep.include({
      voornaam: 'Sanne',
      achternaam: 'de Vries',
      email1: CUSTOMER.email,
      telefoon1: '0301234567',
    });

    const again = await book([{ amount: 1, product_id: one.id, datetime: later }], {
      customer: { ...CUSTOMER, company_id: company.id },
    });
    expect((await read(again.id)).klant_id, 'the same customer').to.equal(booking.klant_id);
  });

  it('are for a group of the most units of one product at one moment', async () => {
    const dinner = await given.product({ duur: 'PT2H' });
    const boat = await given.product({ duur: 'PT2H' });
    const momentAt = (clock: string) => `2026-06-13T${clock}:00+02:00`;

    const createLine = ({ id: product_id }: { id: number }, amount: number, clock: string): OrderedProduct => {
      return { product_id, amount, datetime: momentAt(clock) };
    };

    for (const [personen, products] of [
      [60, [createLine(dinner, 30, '18:00'), createLine(dinner, 30, '18:00'), createLine(boat, 40, '18:00')]],
      [70, [createLine(dinner, 30, '18:00'), createLine(dinner, 40, '19:59')]],
      [40, [createLine(dinner, 30, '18:00'), createLine(dinner, 40, '20:00')]],
    ] as const)
      expect((await read((await book([...products])).id)).personen).to.equal(personen);

    const many = Array.from({ length: 11 }, () => createLine(dinner, 10_000, '18:00'));
    expect(await expectRefusal(book(many))).to.include({ code: 'ERR_RANGE', field: 'products' });
  });

  it('return the address of the booking, and are announced', async () => {
    const body = orderOf([{ amount: 1, product_id: (await given.product()).id, datetime: BEGIN }]);
    const events = await collectEvents(async () => {
      const { status, headers } = await sendRaw('POST', '/api2/book_products', { body });
      expect(status).to.equal(201);
      expect(headers['location']).to.match(/^\/api2\/boekingen\/\d+$/);
    });
    expect(events.map(({ event }) => event)).to.include.members(['Boeking::postInsert', 'BookingDefinitive']);
  });

  it('are confirmed by their link while their capacity is free', async () => {
    const product_id = await createScarceProduct(1);
    const order = [{ amount: 1, product_id, datetime: BEGIN }];
    const bookedProducts = await book(order, { status: 'reservering' });
    const follow = (link: keyof BookedProducts['_links']) => sendRaw('POST', bookedProducts._links[link].href);
    await follow('booking:set_status:cancelled');
    const other = await book(order);
    const response = await follow('booking:set_status:confirmed');
    expect(response.status).to.equal(406);
    expect(response.text).to.contain('ERR_NOT_AVAILABLE');
    expect(await read(bookedProducts.id)).to.include({ status: 'geannuleerd' });
    await api.bookings.setBookingStatus({ id: other.id, status: 'geannuleerd' });
    expect((await follow('booking:set_status:confirmed')).status).to.equal(200);
  });

  it('follow the setting for invoices', async () => {
    const products = [{ amount: 1, product_id: (await given.product()).id, datetime: BEGIN }];
    const set = (waarde: string) => api.settings.updateSetting({ slug: 'deels_factureren', body: { waarde } });
    await set('yes');
    expect((await read((await book(products, { should_invoice: false })).id)).factureren).to.equal(false);
    expect((await read((await book(products)).id)).factureren).to.equal(true);
    await set('no');
  });
});

describe('products that cannot be booked', () => {
  it('are refused where they do not exist, are too few, or lack a required product or location', async () => {
    const { id: needed } = await given.product();
    const required = { vereist_product_id: needed, aantal: 2, per_x_aantal: 1, afronding: 'boven' } as const;
    const { id: demanding } = await given.product({ vereist_product: [required] });
    const { id: many } = await given.product({ minimum_aantal: 5 });
    const { id: placed } = await given.product({ locatie_verplicht: true });
    const dear = (await given.product({ ProductPrice: [{ btw: 21, verkoop: 1e9 }] })).id;
    const deletedProduct = await given.product();
    await api.products.deleteProduct({ id: deletedProduct.id });

    const before = await stateOf(getDatabase());

    const createOrderLine = (product_id: number, amount = 1): OrderedProduct => ({
      product_id,
      amount,
      datetime: BEGIN,
    });

    const company = { customer: { ...CUSTOMER, company_id: UNKNOWN_ID } };

    for (const [products, body, code, field] of [
      [[createOrderLine(UNKNOWN_ID)], {}, 'ERR_UNKNOWN_REFERENCE', 'products[0].product_id'],
      [
        [createOrderLine(needed), createOrderLine(deletedProduct.id)],
        {},
        'ERR_UNKNOWN_REFERENCE',
        'products[1].product_id',
      ],
      [
        [{ ...createOrderLine(needed), location_id: UNKNOWN_ID }],
        {},
        'ERR_UNKNOWN_REFERENCE',
        'products[0].location_id',
      ],
      [[createOrderLine(needed)], company, 'ERR_UNKNOWN_REFERENCE', 'customer.company_id'],
      [[createOrderLine(needed), createOrderLine(many, 4)], {}, 'ERR_RANGE', 'products[1].amount'],
      [[createOrderLine(demanding)], {}, 'ERR_REQUIRED_PRODUCT', 'products'],
      [[createOrderLine(demanding), createOrderLine(needed)], {}, 'ERR_REQUIRED_PRODUCT', 'products[1].amount'],
      [[createOrderLine(placed)], {}, 'ERR_PRODUCT_REQUIRES_LOCATION', 'products[0].location_id'],
    ] as const)
      expect(await expectRefusal(book([...products], body)), `${code} ${field}`).to.include({
        status: 406,
        code,
        field,
      });

    const tooMuch = await expectRefusal(book([createOrderLine(dear, 2)]));
    expect(tooMuch).to.include({ status: 406, code: 'ERR_AMOUNT_TOO_LARGE' });
    expect(await stateOf(getDatabase())).to.equal(before);
    expect(await book([createOrderLine(demanding), createOrderLine(needed, 2)])).to.have.property('id');

    const { onlineBooking } = await createClientWith(['editBoeking']);
    expect(await expectRefusal(onlineBooking.bookProducts({ body: orderOf([createOrderLine(needed)]) }))).to.include({
      status: 403,
    });
  });

  it('are refused where no company exists to sell them', async () => {
    const alone = await startService({ databaseUrl: await createDatabase('products') });
    const client = new Boekstaaf({ baseUrl: alone.baseUrl, apiKey, retries: 0 });
    const { id: product_id } = await createPricedProduct(client, 10);
    const body = orderOf([{ product_id, amount: 1, datetime: BEGIN }]);
    const refusal = await expectRefusal(client.onlineBooking.bookProducts({ body }));
    expect(refusal).to.include({ status: 406, code: 'ERR_COMPANY_REQUIRED' });
    await alone.close();
  });

  it('use no more of a start time than it shows as left, whatever the share of the material', async () => {
    const small = await createScarceProduct(10, 100);
    const large = await createScarceProduct(10, 0);
    const regels = [{ product_id: small }, { product_id: large }];
    const half = { percentage_materiaal_online_boeking: 50 };
    await given.onlinePackage(['2026-06-13 14:00'], { mag_online: true, regels }, half);
    for (const product_id of [small, large]) {
      const days = { id: product_id, begin: '2026-06-13', eind: '2026-06-13' };
      const [availability] = await api.planning.getProductAvailability(days);
      expect(availability?.locaties[0]?.beschikbaarheid).to.equal(5);
      expect(await expectRefusal(book([{ amount: 6, product_id, datetime: BEGIN }]))).to.include({
        code: 'ERR_NOT_AVAILABLE',
      });
      await book([{ amount: 5, product_id, datetime: BEGIN }]);
    }

    const elsewhere = [{ amount: 1, product_id: large, datetime: '2026-06-13T18:00:00+02:00' }];
    expect(await expectRefusal(book(elsewhere))).to.include({ code: 'ERR_NOT_AVAILABLE' });
  });

  it('are refused where the capacity does not suffice for all of them', async () => {
    const product_id = await createScarceProduct(3);
    const { id: other } = await given.product();
    await book([{ amount: 2, product_id, datetime: BEGIN }]);

    const full = await expectRefusal(
      book([
        { amount: 1, product_id: other, datetime: BEGIN },
        { amount: 2, product_id, datetime: '2026-06-13T14:30:00+02:00' },
      ]),
    );
    expect(full).to.include({ status: 406, code: 'ERR_NOT_AVAILABLE', field: 'products' });

    const reasons = full.params?.['redenen'] as { beperking: string; gebruikt: number; nodig: number }[];
    expect(reasons.map(({ beperking }) => beperking)).to.deep.equal(['aantal', 'percentage_online_te_boeken']);

    for (const reason of reasons) expect(reason).to.include({ capaciteit: 3, gebruikt: 2, nodig: 2 });
    expect(await book([{ amount: 1, product_id, datetime: BEGIN }])).to.have.property('id');
    expect(await book([{ amount: 3, product_id, datetime: '2026-06-13T15:00:00+02:00' }])).to.have.property('id');
  });
});

describe('products that are booked until an expiry', () => {
  const pending = { status: 'pending_online' } as const;

  it('reserve their capacity until then, and no longer', async () => {
    const product_id = await createScarceProduct(1);
    const products = [{ amount: 1, product_id, datetime: BEGIN }];
    const { id, expiry } = await book(products, pending);
    expect(expiry).to.equal('2026-03-10T12:30:00+01:00');
    expect((await read(id)).status).to.equal('reservering');

    clock.advance({ minutes: 29 });
    await jobs.runAllDue();
    expect(await expectRefusal(book(products))).to.include({ code: 'ERR_NOT_AVAILABLE' });

    clock.advance({ minutes: 2 });
    const events = await collectEvents(async () => {
      await jobs.runAllDue();
    });
    expect((await read(id)).status).to.equal('geannuleerd');
    expect(events.map(({ event }) => event)).to.include('Boeking::postUpdate');
    expect(await book(products)).to.have.property('id');

    clock.advance({ hours: 2 });
    const later = await collectEvents(async () => {
      await jobs.runAllDue();
    });
    expect(later, 'once').to.deep.equal([]);
  });

  it('stay when staff confirmed, invoiced or changed their booking, and no longer when staff cancelled it', async () => {
    const product_id = (await given.product()).id;
    const bookingIds: number[] = [];
    for (let each = 0; each < 4; each++)
      bookingIds.push((await book([{ amount: 1, product_id, datetime: BEGIN }], pending)).id);

    const [confirmed = 0, optional = 0, invoiced = 0, cancelled = 0] = bookingIds;
    await api.bookings.setBookingStatus({ id: confirmed, status: 'definitief' });
    await api.bookings.setBookingStatus({ id: optional, status: 'optie' });
    await api.invoices.createInvoice({ body: { boeking_id: invoiced, status: 'definitief' } });
    await api.bookings.setBookingStatus({ id: cancelled, status: 'geannuleerd' });
    clock.advance({ hours: 1 });
    await jobs.runAllDue();

    const now = await Promise.all(bookingIds.map(async (id) => (await read(id)).status));
    expect(now).to.deep.equal(['definitief', 'optie', 'reservering', 'geannuleerd']);
  });

  it('expire after the minutes of the setting, and not when their booking is deleted', async () => {
    const set = (waarde: string) =>
      api.settings.updateSetting({ slug: 'online_boeking_hold_minuten', body: { waarde } });
    await set('5');
    clock.set('2026-03-10T11:00:00Z');

    const { id, expiry } = await book(
      [{ amount: 1, product_id: (await given.product()).id, datetime: BEGIN }],
      pending,
    );
    expect(expiry).to.equal('2026-03-10T12:05:00+01:00');

    await api.bookings.deleteBooking({ id });
    clock.advance({ hours: 1 });
    await jobs.runAllDue();
    await set('30');
  });
});

/** Orders one of three units by twenty customers at once; returns the number of successes, and of bookings. */
async function orderConcurrently(twin: Database, failing: boolean): Promise<{ booked: number; stored: number }> {
  const served = await startService({ database: twin, failing });
  const client = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  await emptyCompany(client);

  const { id: materiaal_id } = await client.materials.createMaterial({ body: { naam: 'Kano', aantal: 3 } });
  const product = await createPricedProduct(client, 10);
  const use = { materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' } as const;
  await client.products.updateProduct({ id: product.id, body: { duur: 'PT1H', Materialen: [use] } });

  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => {
      const customer = { ...CUSTOMER, email: `koper${String(at)}@voorbeeld.example` };
      const products = [{ amount: 1, product_id: product.id, datetime: BEGIN }];
      return client.onlineBooking.bookProducts({ body: orderOf(products, { customer }) });
    }),
  );
  const stored = (await client.bookings.listBookings({ page_size: 100 })).length;

  await served.close();
  return { booked: results.filter(({ status }) => status === 'fulfilled').length, stored };
}

describe('twenty customers for the last three units', () => {
  it('book three of them', async () => {
    const locked = await open(await createDatabase('locked'));
    expect(await orderConcurrently(locked, false)).to.deep.equal({ booked: 3, stored: 3 });
    await locked.close();
  });

  it('overbook without the locks', async () => {
    const unlocked = await openUnlocked(await createDatabase('unlocked'));
    expect((await orderConcurrently(unlocked, true)).stored).to.be.greaterThan(3);
    await unlocked.close();
  });
});
