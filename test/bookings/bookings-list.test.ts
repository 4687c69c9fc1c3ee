// The list of bookings: pages, every filter and embed, and a constant number of queries.
import { expect } from 'chai';
import { api, clock, given, createClientWith, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const EMBEDS = ['Klant.Hoofdcontact', 'boekingsregels', 'kosten', 'Creator', 'Facturen._betaald_bedrag'] as const;

type BookingQuery = Parameters<typeof api.bookings.listBookings>[0];

/** Returns the ids of the bookings in a list. */
async function listIds(query: BookingQuery): Promise<number[]> {
  return (await api.bookings.listBookings(query)).map(({ id }) => id);
}

/**
 * Creates bookings of one customer, and returns the ids: `morning` has a line of two hours on the lane, which is inside
 * the hall. `evening` has a line in the garden and, on the next day, one on the lane. `empty` has no lines.
 */
async function createProgramme() {
  const { id: klant_id } = await given.customer({ bedrijf_id: (await given.company()).id });

  const { id: hall } = await given.location();
  const { id: floor } = await given.location({ parent_id: hall });
  const { id: lane } = await given.location({ parent_id: floor });
  const { id: garden } = await given.location();
  const { id: onLane } = await given.product({ duur: 'PT2H', Locaties: [{ id: lane }] });
  const { id: inGarden } = await given.product({ duur: null, Locaties: [{ id: garden }] });

  const { id: morning } = await given.booking({ klant_id, product_id: onLane, begin: '2026-06-13T10:00:00' });
  const { id: evening } = await given.booking({ klant_id, product_id: inGarden, begin: '2026-06-14T20:00:00' });
  const boekingsregels = [
    { product_id: inGarden, begin: '2026-06-14T20:00:00' },
    { product_id: onLane, begin: '2026-06-15T09:00:00' },
  ];
  await api.bookings.updateBooking({ id: evening, body: { boekingsregels } });
  const { id: empty } = await given.booking({ klant_id, begin: '2026-06-13T10:00:00' });

  return { klant_id, hall, lane, garden, onLane, inGarden, morning, evening, empty };
}

describe('the list of bookings', () => {
  it('shows pages of a hundred by id, without lines and costs, with links to the next page', async () => {
    const customer = await given.customer({ bedrijf_id: (await given.company()).id });
    const bookings = [];
    for (let count = 0; count < 3; count += 1) bookings.push(await given.booking({ klant_id: customer.id }));

    const [first] = await api.bookings.listBookings({ klant_id: customer.id });
    const fullBooking = bookings[0]!;
    expect(first).not.to.have.any.keys('boekingsregels', 'kosten');
    expect({ ...fullBooking, ...first }).to.deep.equal(fullBooking);

    const every = await sendRaw('GET', '/api2/boekingen');
    expect(every.headers).to.include({ 'x-page-size': '100', 'x-total-count': '3' });

    const page = await sendRaw('GET', `/api2/boekingen?page_size=2&klant_id=${String(customer.id)}`);
    expect(page.headers['link']).to.contain('rel="next"').and.to.contain('page=2');
    expect(await listIds({ klant_id: customer.id, page: 2, page_size: 2 })).to.deep.equal([bookings[2]!.id]);

    const all = [];
    for await (const booking of api.bookings.listBookings({ klant_id: customer.id, page_size: 1 }))
      all.push(booking.id);
    expect(all).to.deep.equal(bookings.map(({ id }) => id));
  });

  describe('filtered by their lines', () => {
    let programme: Awaited<ReturnType<typeof createProgramme>>;

    before(async () => {
      programme = await createProgramme();
    });

    afterEach(() => {
      clock.reset();
    });

    const listOwnIds = (query: BookingQuery) => listIds({ klant_id: programme.klant_id, ...query });

    it('filters by location, the locations inside it included', async () => {
      const { hall, lane, garden, morning, evening } = programme;
      expect(await listOwnIds({ locatie: [hall] })).to.deep.equal([morning, evening]);
      expect(await listOwnIds({ locatie: [lane] })).to.deep.equal([morning, evening]);
      expect(await listOwnIds({ locatie: [garden] })).to.deep.equal([evening]);
      expect(await listOwnIds({ locatie: [garden, hall] })).to.deep.equal([morning, evening]);
      expect(await listOwnIds({ locatie: [999_999] })).to.deep.equal([]);
    });

    it('filters by product', async () => {
      const { onLane, inGarden, morning, evening } = programme;
      expect(await listOwnIds({ bevat_product_id: [onLane] })).to.deep.equal([morning, evening]);
      expect(await listOwnIds({ bevat_product_id: [inGarden] })).to.deep.equal([evening]);
    });

    const periods: [periode: string, names: ('morning' | 'evening')[]][] = [
      ['2026-06-13/2026-06-13', ['morning']],
      ['2026-06-13/2026-06-14', ['morning', 'evening']],
      ['2026-06-13T11:59:00/2026-06-13T13:00:00', ['morning']],
      ['2026-06-13T12:00:00/2026-06-13T13:00:00', []],
      ['2026-06-13T09:00:00/2026-06-13T10:00:00', []],
      ['2026-06-13T09:00:00/PT61M', ['morning']],
      ['2026-06-14T20:00:00/PT1M', ['evening']],
      ['2026-06-14T19:00:00/2026-06-14T20:00:00', []],
      ['P1D/2026-06-15', ['evening']],
      ['2026-06-16/P1M', []],
    ];

    for (const [periode, names] of periods) {
      it(`filters lines that overlap ${periode}: ${names.join(', ') || 'none'}`, async () => {
        expect(await listOwnIds({ periode })).to.deep.equal(names.map((name) => programme[name]));
      });
    }

    it('takes a lone duration from now on', async () => {
      clock.set('2026-06-13T08:00:00+02:00');
      expect(await listOwnIds({ periode: 'PT2H' })).to.deep.equal([]);
      expect(await listOwnIds({ periode: 'PT3H' })).to.deep.equal([programme.morning]);
    });

    it('requires one line that meets both the period and the location', async () => {
      const { hall, garden, evening } = programme;
      const periode = '2026-06-14/2026-06-14';
      expect(await listOwnIds({ periode, locatie: [hall] })).to.deep.equal([]);
      expect(await listOwnIds({ periode, locatie: [garden] })).to.deep.equal([evening]);
    });

    it('accepts another line of the product than the one in the period', async () => {
      const { onLane, evening } = programme;
      expect(await listOwnIds({ periode: '2026-06-14/2026-06-14', bevat_product_id: [onLane] })).to.deep.equal([
        evening,
      ]);
    });

    it('filters by the begin of the booking', async () => {
      const { morning, empty } = programme;
      const listBeginning = (periode: string) => listOwnIds({ periode, referentiedatum: 'startdatum' });
      expect(await listBeginning('2026-06-13/2026-06-13')).to.deep.equal([morning, empty]);
      expect(await listBeginning('2026-06-13T10:00:00/PT1S')).to.deep.equal([morning, empty]);
      expect(await listBeginning('2026-06-13T09:00:00/2026-06-13T10:00:00')).to.deep.equal([]);
    });

    it('filters by the creation of the booking', async () => {
      const { morning, evening, empty } = programme;
      const listCreated = (periode: string) => listOwnIds({ periode, referentiedatum: 'created_at' });
      expect(await listCreated('2026-06-13/2026-06-13')).to.deep.equal([]);
      // The clock of test/support begins on this day.
      expect(await listCreated('2026-03-10/2026-03-10')).to.deep.equal([morning, evening, empty]);
    });

    for (const [periode, code] of [
      ['2026-06-14/2026-06-13', 'ERR_PERIOD_ORDER'],
      ['volgende week', 'ERR_FORMAT'],
      ['P9999Y', 'ERR_RANGE'],
      ['2026-03-29T02:30:00/P1D', 'ERR_TIME_NONEXISTENT'],
    ] as const) {
      it(`refuses ${periode}`, async () => {
        expect(await expectRefusal(api.bookings.listBookings({ periode }))).to.include({
          status: 406,
          code,
          field: 'periode',
        });
      });
    }
  });

  it('filters by status and by customer', async () => {
    const klant_id = (await given.customer()).id;
    const option = await given.booking({ klant_id, status: 'optie' });
    const confirmed = await given.booking({ klant_id, status: 'definitief' });
    await given.booking({ klant_id, status: 'geannuleerd' });
    expect(await listIds({ klant_id, status: ['optie', 'definitief'] })).to.deep.equal([option.id, confirmed.id]);
    expect(await listIds({ klant_id: 999_999 })).to.deep.equal([]);
  });

  for (const query of ['status=optie,bezet', 'embed=gefactureerd_bedrag'])
    it(`refuses ${query}`, async () => {
      const response = await sendRaw('GET', `/api2/boekingen?${query}`);
      expect(response.status).to.equal(406);
    });

  it('filters by packages whose lines are planned one by one', async () => {
    const klant_id = (await given.customer()).id;
    const loose = await given.booking({
      klant_id,
      arrangement_id: (await given.package({ los_op_planning: true })).id,
    });
    const whole = await given.booking({ klant_id, arrangement_id: (await given.package()).id });
    const single = await given.booking({ klant_id });
    expect(await listIds({ klant_id, los_op_planning: true })).to.deep.equal([loose.id]);
    expect(await listIds({ klant_id, los_op_planning: false })).to.deep.equal([whole.id, single.id]);
  });

  it('filters by type and company of the customer, who is then shown', async () => {
    const company = await given.company({ soort_klanten: ['school', 'bedrijf'] });
    const school = await given.customer({ bedrijf_id: company.id, soort_klant: 'school' });
    const business = await given.customer({ bedrijf_id: company.id, soort_klant: 'bedrijf' });
    const first = await given.booking({ klant_id: school.id });
    const second = await given.booking({ klant_id: business.id });

    const ofSchools = await api.bookings.listBookings({ Klant_soort_klant: ['school'], bedrijf_id: [company.id] });
    expect(ofSchools.map(({ id, Klant }) => [id, Klant?.displaynaam])).to.deep.equal([[first.id, school.displaynaam]]);

    const ofCompany = await api.bookings.listBookings({ bedrijf_id: [company.id, 999_999] });
    expect(ofCompany.map(({ id, Klant }) => [id, Klant?.id])).to.deep.equal([
      [first.id, school.id],
      [second.id, business.id],
    ]);
    expect(await listIds({ Klant_soort_klant: ['particulier'] })).to.deep.equal([]);
  });

  it('shows customers and creators to those who may view them only', async () => {
    const { klant_id } = await given.booking({ klant_id: (await given.customer()).id });
    const stranger = await createClientWith([]);
    const refusalOf = (query: BookingQuery) => expectRefusal(stranger.bookings.listBookings(query));

    const needsContact = { status: 403, params: { permission: ['viewContact', 'editContact'] } };
    expect(await refusalOf({ bedrijf_id: [1] })).to.deep.include(needsContact);
    expect(await refusalOf({ Klant_soort_klant: ['school'] })).to.deep.include(needsContact);
    expect(await refusalOf({ embed: ['Klant'] })).to.deep.include(needsContact);
    expect(await refusalOf({ embed: ['Klant.Hoofdcontact'] })).to.deep.include(needsContact);

    const needsStaff = { status: 403, params: { permission: ['viewContact', 'editContact', 'editPersoneel'] } };
    expect(await refusalOf({ embed: ['Creator'] })).to.deep.include(needsStaff);
    expect(await stranger.bookings.listBookings({ klant_id })).to.have.length(1);
  });

  it('embeds what a single booking shows', async () => {
    const klant_id = (await given.customer()).id;
    const booking = await given.booking({ klant_id, product_id: (await given.product()).id });
    const invoice = await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
    const [listed] = await api.bookings.listBookings({ klant_id, embed: [...EMBEDS] });
    const single = await api.bookings.getBooking({ id: booking.id, embed: [...EMBEDS] });

    expect(listed).to.deep.equal(single);
    expect(listed?.Facturen?.map(({ id, _betaald_bedrag }) => [id, _betaald_bedrag])).to.deep.equal([[invoice.id, 0]]);
    expect(listed?.Klant?.Hoofdcontact?.hoofdcontact).to.equal(true);
  });

  it('sends as many queries for twelve bookings as for two, with every embed', async () => {
    const { id: arrangement_id } = await given.package();
    const klant_id = (await given.customer()).id;

    const createInvoicedBooking = async (): Promise<void> => {
      const customer = await given.customer();
      const booking = await given.booking({ klant_id: customer.id, arrangement_id, status: 'voltooid' });
      await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
      await api.bookings.updateBooking({ id: booking.id, body: { kosten: { klant_id } } });
    };

    const embed = [...EMBEDS, '_openstaand_bedrag' as const];
    const recordQueries = (): Promise<string[]> =>
      collectSql(() => api.bookings.listBookings({ status: ['voltooid'], embed }).then((list) => list));

    for (let count = 0; count < 2; count += 1) await createInvoicedBooking();
    await recordQueries();

    const two = await recordQueries();
    for (let count = 0; count < 10; count += 1) await createInvoicedBooking();
    expect(await recordQueries()).to.have.length(two.length);
    expect(await listIds({ status: ['voltooid'] })).to.have.length(12);
  });
});
