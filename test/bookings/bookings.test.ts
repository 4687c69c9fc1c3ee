// Bookings: created from packages, products and copies, read with embeds, and announced.
import { expect } from 'chai';
import type { Booking, NewBooking } from 'boekstaaf';
import { api, collectEvents, given, createClientWith, collectSql, sendRaw, expectRefusal } from '../support/index.ts';
import { items } from '../support/given/bookings.ts';

const begin = '2026-06-13T14:00:00+02:00';

describe('a booking', () => {
  it('requires a company that sells it', async () => {
    const { id: klant_id } = await given.customer();
    const refusal = await expectRefusal(given.booking({ klant_id }));
    expect(refusal).to.include({ status: 406, code: 'ERR_COMPANY_REQUIRED' });
    await given.company();
    expect((await given.booking({ klant_id })).kosten.bedrijf_id).to.be.a('number');
  });

  it('is created from a package, with its lines, amounts and costs', async () => {
    const hall = await given.location();
    const bowling = await given.product({
      weergavenaam: 'Bowlen',
      per_x_personen: 8,
      duur: 'PT1H',
      Locaties: [{ id: hall.id }],
    });
    const prices = [{ btw: 9 as const, verkoop: 20 }, { btw: 21 as const, verkoop: 4.95 }]; // prettier-ignore
    const dinner = await given.product({ naam: 'Diner', ProductPrice: prices });
    const bar = await given.location();
    const regels = [
      { product_id: bowling.id, begin: '2020-01-01T12:00:00' },
      {
        product_id: dinner.id,
        begin: '2020-01-01T13:30:00',
        eind: '2020-01-01T15:00:00',
        locatie_id: bar.id,
        beschrijving: 'Aan tafel',
      },
    ];
    const programme = await given.package({ weergavenaam: 'Middag', regels });
    const booking = await given.booking({ arrangement_id: programme.id, personen: 20 });

    expect(booking).to.deep.include({ begin, datum: '2026-06-13', status: 'informatie', arrangement: 'Middag', arrangement_id: programme.id, personen: 20, online_boeking: false }); // prettier-ignore

    const [first, second] = booking.boekingsregels;
    expect(first).to.deep.include({ product_id: bowling.id, locatie_id: hall.id, aantal: 3, begin, eind: '2026-06-13T15:00:00+02:00', beschrijving: 'Bowlen', opmerking: null, herinnering_leverancier: null, prijsregel_id: null }); // prettier-ignore
    expect(second).to.deep.include({ product_id: dinner.id, locatie_id: bar.id, aantal: 20, begin: '2026-06-13T15:30:00+02:00', eind: '2026-06-13T17:00:00+02:00', beschrijving: 'Aan tafel' }); // prettier-ignore
    expect(booking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(3 * 12.1 + 20 * 24.95);
    expect(booking.kosten.regels).to.have.length(1);
    expect(booking.kosten.regels[0]).to.deep.include({ type: 'groep', naam: 'Middag' });

    const costRows = items(booking.kosten.regels).map((cost) => [
      cost.naam,
      cost.aantal,
      cost.bedrag,
      cost.btw_percentage,
      cost.boekingsregel_id,
    ]);

    expect(costRows).to.deep.equal([
      ['Bowlen', 3, 12.1, 21, first?.id],
      ['Diner', 20, 20, 9, second?.id],
      ['Diner', 20, 4.95, 21, second?.id],
    ]);
    expect(await api.bookings.getBooking({ id: booking.id })).to.deep.equal(booking);
  });

  it('is created from a product, also next to a package, or empty', async () => {
    const product = await given.product({ naam: 'Kano', minimum_aantal: 15 });
    const single = await given.booking({ product_id: product.id });
    expect(single.boekingsregels.map(({ aantal, begin: at }) => [aantal, at])).to.deep.equal([[15, begin]]);
    expect(single.kosten.regels.map(({ type }) => type)).to.deep.equal(['item']);
    expect(single).to.deep.include({ arrangement: 'Kano', arrangement_id: null });

    const both = await given.booking({
      product_id: product.id,
      arrangement_id: (await given.package()).id,
      arrangement: 'Dag',
    });
    expect(both.boekingsregels).to.have.length(2);
    expect(both.kosten.regels.map(({ type }) => type)).to.deep.equal(['groep', 'item']);
    expect(both.arrangement).to.equal('Dag');

    const nothing = await given.booking();
    expect(nothing).to.deep.include({ begin, arrangement: '', boekingsregels: [] });
    expect(nothing.kosten).to.deep.include({ calculated_totaalbedrag_inclusief_btw: 0, regels: [] });
  });

  it('is a copy of another, moved, resized and unpaid', async () => {
    const source = await given.booking({ arrangement_id: (await given.package()).id });
    const paidLines = source.boekingsregels.map(({ id }) => ({ id, betaald_bedrag: 50, betaal_datum: '2026-06-01' }));
    const body = { boekingsregels: paidLines, kosten: { opmerking: 'Samen', referentie_klant: 'PO 1' } };
    await api.bookings.updateBooking({ id: source.id, body });

    const copy = await given.booking({ boeking_id: source.id, begin: '2026-12-01T10:00:00+01:00', personen: 25 });
    expect(copy).to.deep.include({
      arrangement: source.arrangement,
      arrangement_id: source.arrangement_id,
      personen: 25,
    });
    expect(copy.boekingsregels[0]).to.deep.include({ aantal: 25, begin: '2026-12-01T10:00:00+01:00', betaald_bedrag: null, betaal_datum: null }); // prettier-ignore
    expect(copy.kosten).to.deep.include({
      opmerking: 'Samen',
      referentie_klant: null,
      calculated_totaalbedrag_inclusief_btw: 302.5,
    });
    expect(items(copy.kosten.regels)[0]?.boekingsregel_id).to.equal(copy.boekingsregels[0]?.id);
    expect(copy.id).not.to.equal(source.id);
  });

  it('keeps its prices and rates when the product changes', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 9, verkoop: 10 }] });
    const booking = await given.booking({ product_id: product.id });
    await api.products.updateProduct({
      id: product.id,
      body: { naam: 'Anders', ProductPrice: [{ btw: 21, verkoop: 99 }] },
    });
    expect(await api.bookings.getBooking({ id: booking.id })).to.deep.equal(booking);
  });

  it('stores what is sent, also times without an offset', async () => {
    const body = { begin: '2026-03-29 10:00', personen: 1, status: 'optie' as const, status_vervaldatum: '2026-03-01', bijzonderheden: 'Noten' }; // prettier-ignore
    const booking = await given.booking(body);
    expect(booking).to.deep.include({ ...body, begin: '2026-03-29T10:00:00+02:00' });
    expect(booking.status_updated_at).to.equal('2026-03-10T11:00:00+01:00');
  });

  it('returns its address when it is created', async () => {
    const { id } = await given.customer();
    const response = await sendRaw('POST', '/api2/boekingen', { body: { klant_id: id, begin, personen: 2 } });
    expect(response.status).to.equal(201);
    expect(response.headers.location).to.equal(`/api2/boekingen/${String((response.body as Booking).id)}`);
  });

  it('has a reference that is never used again', async () => {
    const { id: klant_id } = await given.customer();
    const first = await given.booking({ klant_id });
    await api.bookings.deleteBooking({ id: (await given.booking({ klant_id })).id });
    const third = await given.booking({ klant_id });
    expect([first.referentie, third.referentie]).to.deep.equal([`${String(klant_id)}-1`, `${String(klant_id)}-3`]);
  });

  it('gives concurrent bookings of one customer references of their own', async () => {
    const { id: klant_id } = await given.customer();
    const bookings = await Promise.all(Array.from({ length: 8 }, () => given.booking({ klant_id })));
    const numbers = bookings.map(({ referentie }) => Number(referentie.split('-')[1])).sort((a, b) => a - b);
    expect(numbers).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is sold by the company of the package, else of the customer, else the first', async () => {
    const customerCompany = await given.company({ factuur_betaaltermijn: 8 });
    const packages = await given.company({ factuur_betaaltermijn: 30 });
    const { id: klant_id } = await given.customer({ bedrijf_id: customerCompany.id });
    const { id: arrangement_id } = await given.package({ bedrijf_id: packages.id });
    expect((await given.booking({ klant_id })).kosten).to.deep.include({
      bedrijf_id: customerCompany.id,
      betaaltermijn: 8,
      klant_id,
    });

    expect((await given.booking({ klant_id, arrangement_id })).kosten).to.deep.include({
      bedrijf_id: packages.id,
      betaaltermijn: 30,
    });
  });

  it('refuses unknown references, all at once', async () => {
    const { id: klant_id } = await given.supplier();
    const deletedProduct = await given.product();
    await api.products.deleteProduct({ id: deletedProduct.id });
    const body = { klant_id, begin, personen: 1, arrangement_id: 999_999, product_id: deletedProduct.id };
    const refusal = await expectRefusal(api.bookings.createBooking({ body }));
    expect(refusal).to.include({ status: 406, code: 'ERR_UNKNOWN_REFERENCE' });
    expect(refusal.fields).to.deep.equal(['klant_id', 'arrangement_id', 'product_id']);
    const copy = await expectRefusal(given.booking({ boeking_id: 999_999 }));
    expect(copy).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'boeking_id' });
  });

  it('refuses a deleted product by name: alone, in a package, and in a copy, on a line or in the costs', async () => {
    const deletedProduct = await given.product({ naam: 'Raften' });
    const refusal = {
      status: 406,
      code: 'ERR_UNKNOWN_REFERENCE',
      params: { producten: [{ id: deletedProduct.id, naam: 'Raften' }] },
    };

    const pack = await given.package({
      regels: [{ product_id: (await given.product()).id }, { product_id: deletedProduct.id }],
    });
    const source = await given.booking({ arrangement_id: pack.id });
    const { id: charged } = await given.chargedBooking([given.cost({ product_id: deletedProduct.id })]);

    await api.products.deleteProduct({ id: deletedProduct.id });

    const book = async (body: Partial<NewBooking>) => expectRefusal(given.booking(body));
    const cases = [{ product_id: deletedProduct.id }, { arrangement_id: pack.id }, { boeking_id: source.id }, { boeking_id: charged }]; // prettier-ignore
    for (const body of cases) {
      const [field = ''] = Object.keys(body);
      expect(await book(body), field).to.deep.include({ ...refusal, field });
    }

    const unchanged = await api.bookings.updateBooking({ id: source.id, body: source });
    expect(unchanged, 'what was booked before stays').to.deep.equal(source);
  });

  it('refuses a deleted package', async () => {
    const { id } = await given.package();
    await api.packages.deletePackage({ id });
    expect(await expectRefusal(given.booking({ arrangement_id: id }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'arrangement_id',
    });
  });

  it('refuses a copy combined with something else', async () => {
    const { id } = await given.booking();
    const body = { boeking_id: id, arrangement_id: (await given.package()).id, product_id: (await given.product()).id };
    const refusal = await expectRefusal(given.booking(body));
    expect(refusal).to.include({ status: 406, code: 'ERR_CANNOT_COMBINE' });
    expect(refusal.fields).to.deep.equal(['arrangement_id', 'product_id']);
  });

  it('refuses a product without the location that it requires', async () => {
    const product = await given.product({ locatie_verplicht: true });
    expect(await expectRefusal(given.booking({ product_id: product.id }))).to.deep.include({
      status: 406,
      code: 'ERR_PRODUCT_REQUIRES_LOCATION',
      field: 'product_id',
      params: { product_id: product.id },
    });
  });

  it('refuses an amount that is too large', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 900_000_000 }], inkoop: 1 });
    expect(await expectRefusal(given.booking({ product_id: product.id }))).to.include({
      status: 406,
      code: 'ERR_AMOUNT_TOO_LARGE',
    });
  });

  it('refuses a begin that the clock change skips, invalid sizes and unknown members', async () => {
    expect(await expectRefusal(given.booking({ begin: '2026-03-29T02:30:00' }))).to.include({
      code: 'ERR_TIME_NONEXISTENT',
      field: 'begin',
    });
    const { id: product_id } = await given.product({ duur: 'PT1H' });
    const late = given.booking({ product_id, begin: '2199-12-31T23:59:59+01:00' });
    expect(await expectRefusal(late)).to.include({ code: 'ERR_RANGE', field: 'begin' });
    expect(await expectRefusal(given.booking({ personen: 0 }))).to.include({ code: 'ERR_RANGE', field: 'personen' });
    const body = { klant_id: 1, begin, personen: 1, book_proces_id: true };
    const response = await sendRaw('POST', '/api2/boekingen', { body });
    expect(response.body).to.deep.include.members([{ message: 'Could not validate extra field', field: 'book_proces_id', code: 'ERR_EXTRA_FIELD', params: { nearest: 'book_process_id' } }]); // prettier-ignore
  });

  it('is 404 when it does not exist', async () => {
    expect(await expectRefusal(api.bookings.getBooking({ id: 999_999 }))).to.include({
      status: 404,
      message: 'Not Found',
    });
  });

  it('is announced, and as confirmed only when it is created so', async () => {
    const { id: klant_id } = await given.customer();
    const listEventNames = async (status: Booking['status']) =>
      (await collectEvents(() => given.booking({ klant_id, status }))).map(({ event }) => event);
    expect(await listEventNames('informatie')).to.deep.equal(['Boeking::postInsert', 'Boeking::postSave']);
    expect(await listEventNames('gaande')).to.deep.equal(['Boeking::postInsert', 'Boeking::postSave']);
    expect(await listEventNames('definitief')).to.deep.equal([
      'Boeking::postInsert',
      'Boeking::postSave',
      'BookingDefinitive',
    ]);
  });

  it('embeds its customer, creator and invoices, the customer for those who may view customers', async () => {
    const customer = await given.customer();
    const { id } = await given.booking({ klant_id: customer.id, product_id: (await given.product()).id });
    const invoice = await api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } });
    await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 21.5 } });

    const embed = ['Klant.Hoofdcontact', 'Creator', 'Facturen._betaald_bedrag', 'gefactureerd_bedrag', 'boekingsregels', 'kosten'] as const; // prettier-ignore
    const booking = await api.bookings.getBooking({ id, embed: [...embed] });
    expect(booking.Klant).to.include({ id: customer.id, displaynaam: customer.displaynaam });
    expect(booking.Klant?.Hoofdcontact).to.deep.equal(customer.contactpersonen[0]);
    expect(booking.Creator).to.include({ id: 1 });
    expect(booking.Facturen?.map((each) => [each.id, each.status, each._betaald_bedrag])).to.deep.equal([[invoice.id, 'deels_betaald', 21.5]]); // prettier-ignore
    expect(booking.gefactureerd_bedrag).to.equal(121);
    expect(booking.boekingsregels).to.have.length(1);

    const plain = await api.bookings.getBooking({ id, embed: ['Klant', 'Facturen'] });
    expect(plain.Klant).not.to.have.property('Hoofdcontact');
    expect(plain.Facturen?.[0]).not.to.have.property('_betaald_bedrag');

    const stranger = await createClientWith([]);
    const contact = ['viewContact', 'editContact'];
    const permissionsByEmbed = {
      Klant: contact,
      'Klant.Hoofdcontact': contact,
      Creator: [...contact, 'editPersoneel'],
    };

    for (const name of ['Klant', 'Klant.Hoofdcontact', 'Creator'] as const) {
      const refusal = await expectRefusal(stranger.bookings.getBooking({ id, embed: [name] }));
      expect(refusal).to.deep.include({ status: 403, params: { permission: permissionsByEmbed[name] } });
    }

    expect(
      (await (await createClientWith(['viewContact'])).bookings.getBooking({ id, embed: ['Klant'] })).Klant?.id,
    ).to.equal(customer.id);
    expect((await stranger.bookings.getBooking({ id, embed: ['Facturen'] })).Facturen).to.have.length(1);
  });

  it('sends as many queries for ten lines as for one', async () => {
    const product = await given.product();
    const { id: klant_id } = await given.customer();
    const recordBookingQueries = async (count: number) => {
      const regels = Array.from({ length: count }, () => ({ product_id: product.id, begin: '2020-01-01T10:00:00' }));
      const { id: arrangement_id } = await given.package({ regels });
      return collectSql(() => given.booking({ klant_id, arrangement_id }));
    };
    await recordBookingQueries(1);
    const one = await recordBookingQueries(1);
    const ten = await recordBookingQueries(10);
    expect(ten).to.have.length(one.length);
  });
});
