// Points of sale through the SDK: their locations, and the payments that may be received at them.
import { expect } from 'chai';
import type { Location, PointOfSale } from 'boekstaaf';
import { api, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

/** Creates a point of sale at one location, and another location. */
async function createWorld(): Promise<{ pos: PointOfSale; here: Location; elsewhere: Location }> {
  const here = await given.location();
  const elsewhere = await given.location();
  return { pos: await given.pointOfSale({ locatie_ids: [here.id] }), here, elsewhere };
}

const close = (id: number) => api.pointsOfSale.updatePointOfSale({ id, body: { actief: false } });

describe('a point of sale', () => {
  it('is created for a company, open and without a location', async () => {
    const { id: bedrijf_id } = await given.company();
    const pos = await api.pointsOfSale.createPointOfSale({ body: { naam: 'Bar', bedrijf_id } });
    expect(pos).to.deep.equal({ id: pos.id, naam: 'Bar', bedrijf_id, locatie_ids: [], actief: true });
    expect(await api.pointsOfSale.getPointOfSale({ id: pos.id })).to.deep.equal(pos);
    expect(await api.pointsOfSale.listPointsOfSale()).to.deep.include(pos);
  });

  it('changes the members that are sent, its locations as a whole', async () => {
    const { pos, here, elsewhere } = await createWorld();
    const set = (body: object) => api.pointsOfSale.updatePointOfSale({ id: pos.id, body });
    expect(await set({ locatie_ids: [elsewhere.id, here.id] })).to.deep.equal({
      ...pos,
      locatie_ids: [here.id, elsewhere.id],
    });
    expect(await set({ naam: 'Bar', actief: false })).to.include({ naam: 'Bar', actief: false });
    expect(await set({ locatie_ids: [elsewhere.id] })).to.deep.include({ naam: 'Bar', locatie_ids: [elsewhere.id] });
    expect(await set({ locatie_ids: [] })).to.deep.include({ locatie_ids: [] });
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const { pos } = await createWorld();
    const events = await collectEvents(() => api.pointsOfSale.updatePointOfSale({ id: pos.id, body: pos }));
    expect(events).to.deep.equal([]);
  });

  it('is announced, also when only its locations change', async () => {
    const { id: location } = await given.location();
    const { id: bedrijf_id } = await given.company();
    const events = await collectEvents(async () => {
      const { id } = await given.pointOfSale({ bedrijf_id });
      await api.pointsOfSale.updatePointOfSale({ id, body: { locatie_ids: [location] } });
      await api.pointsOfSale.deletePointOfSale({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Kassa::${name}`));
    expect(events[2]).to.deep.include({ modified: ['locatie_ids'], previous: { locatie_ids: [] }, sequence: 2 });
  });

  const cases: [name: string, body: Record<string, unknown>, code: string, field: string][] = [
    ['an empty name', { naam: '' }, 'ERR_LENGTH', 'naam'],
    ['an unknown company', { bedrijf_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'bedrijf_id'],
    ['an unknown location', { locatie_ids: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'locatie_ids[0]'],
    ['a location twice', { locatie_ids: [1, 1] }, 'ERR_DUPLICATE', 'locatie_ids'],
    ['to be half open', { actief: 'half' }, 'ERR_TYPE', 'actief'],
  ]; // prettier-ignore

  for (const [name, body, code, field] of cases) {
    it(`refuses ${name}`, async () => {
      const pos = await given.pointOfSale();
      const responses = [
        await sendRaw('POST', '/api2/kassas', { body: { naam: 'Bar', bedrijf_id: pos.bedrijf_id, ...body } }),
        await sendRaw('PUT', `/api2/kassas/${String(pos.id)}`, { body }),
      ];
      for (const response of responses) {
        expect(response.status, response.text).to.equal(406);
        expect((response.body as object[])[0]).to.include({ code, field });
      }
    });
  }

  it('needs a name and a company', async () => {
    const response = await sendRaw('POST', '/api2/kassas', { body: {} });
    expect((response.body as { field: string }[]).map(({ field }) => field)).to.deep.equal(['naam', 'bedrijf_id']);
  });

  it('is deleted while no payment was received at it, and prevents the deletion of its locations', async () => {
    const { pos, here } = await createWorld();
    const locationRefusal = await expectRefusal(api.locations.deleteLocation({ id: here.id }));
    expect(locationRefusal).to.deep.include({
      code: 'ERR_IN_USE',
      params: { references: ['point_of_sale_locations'] },
    });

    const { id, factuur_id } = await given.payment({ pos_id: pos.id });
    const refusal = await expectRefusal(api.pointsOfSale.deletePointOfSale({ id: pos.id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['invoice_payments'] } });

    await api.invoicePayments.deleteInvoicePayment({ id: factuur_id, betaling_id: id });
    await api.pointsOfSale.deletePointOfSale({ id: pos.id });
    await api.locations.deleteLocation({ id: here.id });
    for (const call of [
      () => api.pointsOfSale.getPointOfSale({ id: pos.id }),
      () => api.pointsOfSale.updatePointOfSale({ id: pos.id, body: {} }),
      () => api.pointsOfSale.deletePointOfSale({ id: pos.id }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
  });
});

describe('a payment at a point of sale', () => {
  it('shows where it was received', async () => {
    const { pos, here } = await createWorld();
    const payment = await given.payment({ pos_id: pos.id, location_id: here.id });
    expect(payment).to.include({ pos_id: pos.id, location_id: here.id });
    const { id, factuur_id } = payment;
    expect(await api.invoicePayments.getInvoicePayment({ id: factuur_id, betaling_id: id })).to.deep.equal(payment);
    expect(await api.invoicePayments.listInvoicePayments({ id: factuur_id })).to.deep.equal([payment]);
  });

  it('is received at the counter with the invoice', async () => {
    const { pos, here } = await createWorld();
    const draft = await given.invoice();
    const betalingen = [
      { bedrag: 21, pos_id: pos.id, locatie_id: here.id },
      { bedrag: 100, pos_id: pos.id },
    ];

    await api.invoices.markInvoiceAsSent({ id: draft.id, body: { betalingen } });
    const places = (await api.invoicePayments.listInvoicePayments({ id: draft.id })).map(({ pos_id, location_id }) => [
      pos_id,
      location_id,
    ]);
    expect(places).to.deep.equal([
      [pos.id, here.id],
      [pos.id, null],
    ]);
  });

  it('is refused at a point of sale elsewhere, an inactive one and an unknown one', async () => {
    const { pos, here, elsewhere } = await createWorld();
    const closed = await given.pointOfSale({ locatie_ids: [here.id], actief: false });
    const cases = [
      [{ pos_id: pos.id, place: elsewhere.id }, 'ERR_POS_NOT_AT_LOCATION', 'place', { locatie_ids: [here.id] }],
      [{ pos_id: closed.id, place: here.id }, 'ERR_POS_INACTIVE', 'pos_id', undefined],
      [{ pos_id: closed.id, place: null }, 'ERR_POS_INACTIVE', 'pos_id', undefined],
      [{ pos_id: UNKNOWN_ID, place: here.id }, 'ERR_UNKNOWN_REFERENCE', 'pos_id', undefined],
      [{ pos_id: pos.id, place: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'place', undefined],
      [{ pos_id: null, place: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'place', undefined],
    ] as const; // prettier-ignore
    const payment = await given.payment();
    const draft = await given.invoice();

    for (const [{ pos_id, place }, code, at, params] of cases) {
      const there = at === 'place' ? 'location_id' : at;
      const body = { bedrag: 10, pos_id, location_id: place };
      const path = { id: payment.factuur_id, betaling_id: payment.id };
      for (const call of [
        () => given.payment(body),
        () => api.invoicePayments.updateInvoicePayment({ ...path, body }),
      ]) {
        const refusal = await expectRefusal(call());
        expect(refusal).to.deep.include({ status: 406, code, field: there, fields: [there] });
        expect(refusal.params).to.deep.equal(params);
      }
      const betalingen = [{ bedrag: 1 }, { bedrag: 2, pos_id, locatie_id: place }];
      const refusal = await expectRefusal(api.invoices.markInvoiceAsSent({ id: draft.id, body: { betalingen } }));
      expect(refusal).to.include({ status: 406, code, field: `betalingen[1].${at === 'place' ? 'locatie_id' : at}` });
    }

    expect((await api.invoices.getInvoice({ id: draft.id })).status).to.equal('concept');
  });

  it('keeps its point of sale when that closes or moves, and is refused when it is moved there', async () => {
    const { pos, here, elsewhere } = await createWorld();
    const payment = await given.payment({ pos_id: pos.id, location_id: here.id });
    const path = { id: payment.factuur_id, betaling_id: payment.id };
    const change = (body: object) =>
      api.invoicePayments.updateInvoicePayment({ ...path, body: { bedrag: 10, ...body } });

    await close(pos.id);
    await api.pointsOfSale.updatePointOfSale({ id: pos.id, body: { locatie_ids: [elsewhere.id] } });

    const events = await collectEvents(async () => {
      expect(await change(payment)).to.deep.equal(payment);
    });
    expect(events).to.deep.equal([]);
    expect(await change({ opmerking: 'Pin' })).to.deep.equal({ ...payment, opmerking: 'Pin' });
    expect(await change({ location_id: elsewhere.id })).to.include({ pos_id: pos.id, location_id: elsewhere.id });
    expect(await expectRefusal(change({ location_id: here.id }))).to.include({
      code: 'ERR_POS_NOT_AT_LOCATION',
      field: 'location_id',
    });
    expect(await change({ pos_id: null, location_id: null })).to.include({ pos_id: null, location_id: null });
    expect(await expectRefusal(change({ pos_id: pos.id }))).to.include({ code: 'ERR_POS_INACTIVE', field: 'pos_id' });
  });
});
