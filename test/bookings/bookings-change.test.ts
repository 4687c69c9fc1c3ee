// Changes to bookings: move, resize, re-price, cancel and delete, with their consequences, refusals and events.
import { expect } from 'chai';
import type { Booking } from 'boekstaaf';
import { api, clock, collectEvents, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import { items, packageBooking } from '../support/given/bookings.ts';

const change = (id: number, body: Parameters<typeof api.bookings.updateBooking>[0]['body']) =>
  api.bookings.updateBooking({ id, body });
const patch = (id: number, body: Parameters<typeof api.bookings.patchBooking>[0]['body']) =>
  api.bookings.patchBooking({ id, body });

describe('changing a booking', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('does nothing, and announces nothing, when it is sent back as it was read', async () => {
    const booking = await packageBooking();
    const embed = ['Klant.Hoofdcontact', 'Creator', 'Facturen', 'gefactureerd_bedrag'] as const;
    const current = await sendRaw('GET', `/api2/boekingen/${String(booking.id)}?embed=${embed.join()}`);
    const events = await collectEvents(async () => {
      const response = await sendRaw('PUT', `/api2/boekingen/${String(booking.id)}`, { body: current.body });
      expect(response.status).to.equal(200);
      expect(response.body).to.deep.equal(booking);
    });
    expect(events).to.deep.equal([]);
  });

  it('moves its lines with its begin, over a clock change', async () => {
    const { id } = await packageBooking({ begin: '2026-03-28T14:00:00' });
    const booking = await change(id, { begin: '2026-03-29T14:00:00' });
    expect(booking).to.include({ begin: '2026-03-29T14:00:00+02:00', datum: '2026-03-29' });
    expect(booking.boekingsregels[0]?.begin).to.equal('2026-03-29T14:00:00+02:00');
  });

  it('adapts the quantities that follow the group size, and their costs', async () => {
    const booking = await packageBooking();
    const grown = await change(booking.id, { ...booking, personen: 16 });
    expect(grown.boekingsregels[0]?.aantal).to.equal(16);
    expect(items(grown.kosten.regels)[0]?.aantal).to.equal(16);
    expect(grown.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(193.6);

    const byHand = grown.boekingsregels.map((line) => ({ ...line, aantal: 12 }));
    await change(booking.id, { boekingsregels: byHand });
    const shrunk = await change(booking.id, { personen: 4 });
    expect(shrunk.boekingsregels[0]?.aantal).to.equal(12);
    expect(items(shrunk.kosten.regels)[0]?.aantal).to.equal(12);
  });

  it('keeps a quantity of costs that was sent', async () => {
    const booking = await packageBooking();
    const [item] = items(booking.kosten.regels);
    const updated = await change(booking.id, { kosten: { regels: [{ ...item!, aantal: 3 }] } });
    expect(updated.kosten.regels).to.deep.equal([{ ...item, aantal: 3 }]);
    expect(items((await change(booking.id, { personen: 30 })).kosten.regels)[0]?.aantal).to.equal(3);
  });

  it('keeps an item of costs that is sent while its line is deleted, detached from it', async () => {
    const booking = await packageBooking();
    const [item] = items(booking.kosten.regels);
    const fee = given.cost({ naam: 'Annuleringskosten', bedrag: 25 });
    const updated = await change(booking.id, { boekingsregels: [], kosten: { regels: [item!, fee] } });
    expect(updated.boekingsregels).to.deep.equal([]);
    expect(updated.kosten.regels[0]).to.deep.equal({ ...item, boekingsregel_id: null });
    expect(updated.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(146);
  });

  it('adds and removes lines, with their items', async () => {
    const booking = await packageBooking();
    const product = await given.product({ ProductPrice: [{ btw: 9, verkoop: 5 }] });
    const extended = await change(booking.id, { boekingsregels: [...booking.boekingsregels, { product_id: product.id, aantal: 2, begin: '2026-06-13T18:00:00+02:00' }] }); // prettier-ignore
    const [, line] = extended.boekingsregels;
    expect(line).to.include({ product_id: product.id, aantal: 2, begin: '2026-06-13T18:00:00+02:00' });
    expect(items(extended.kosten.regels).at(-1)).to.include({
      boekingsregel_id: line?.id,
      aantal: 2,
      bedrag: 5,
      btw_percentage: 9,
    });

    const reduced = await change(booking.id, { boekingsregels: [{ id: line!.id }] });
    expect(reduced.boekingsregels.map(({ id }) => id)).to.deep.equal([line?.id]);
    expect(items(reduced.kosten.regels).map(({ boekingsregel_id }) => boekingsregel_id)).to.deep.equal([line?.id]);
  });

  it('stores costs as a tree, with discounts', async () => {
    const { id } = await given.booking();
    const item = { type: 'item' as const, naam: 'Zaal', aantal: 1, bedrag: 100, btw_percentage: 21 as const };
    const inner = { type: 'groep' as const, naam: 'Binnen', kortingspercentage: 12.5, kortingomschrijving: 'Vaste klant', children_visible: false, regels: [item] }; // prettier-ignore
    const regels = [{ type: 'groep' as const, naam: 'Buiten', regels: [{ type: 'groep' as const, naam: 'Midden', regels: [inner, item] }] }, item]; // prettier-ignore
    const { kosten } = await change(id, { kosten: { regels } });
    expect(kosten.calculated_totaalbedrag_inclusief_btw).to.equal(287.5);

    const again = await api.bookings.getBooking({ id });
    expect(again.kosten).to.deep.equal(kosten);

    const [outer, single] = again.kosten.regels;
    const swapped = await change(id, { kosten: { regels: [{ ...single!, naam: 'Zaaltje' }, outer!] } });
    expect(swapped.kosten.regels).to.deep.equal([{ ...single, naam: 'Zaaltje' }, outer]);
    expect((await change(id, { kosten: { regels: [single!] } })).kosten.regels).to.deep.equal([
      { ...single, naam: 'Zaal' },
    ]);
    expect((await change(id, { kosten: { regels: [] } })).kosten).to.deep.include({
      regels: [],
      calculated_totaalbedrag_inclusief_btw: 0,
    });
  });

  it('stores in the costs who pays, to whom and when', async () => {
    const booking = await packageBooking();
    const payer = await given.customer();
    const company = await given.company();
    const kosten = {
      klant_id: payer.id,
      bedrijf_id: company.id,
      opmerking: 'Graag per post',
      betaaltermijn: 30,
      referentie_klant: 'PO 1',
    };

    expect((await change(booking.id, { kosten })).kosten).to.deep.include(kosten);
    expect((await change(booking.id, { kosten: { opmerking: null } })).kosten).to.deep.include({
      ...kosten,
      opmerking: null,
    });
  });

  it('as a patch leaves missing members unchanged and clears those that are null, also inside the costs', async () => {
    const booking = await packageBooking({ bijzonderheden: 'Noten', status_vervaldatum: '2026-03-20' });
    const path = `/api2/boekingen/${String(booking.id)}`;
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const body = { bijzonderheden: null, kosten: { referentie_klant: 'PO 2' } };
    const patched = await sendRaw('PATCH', path, { headers, body });
    expect(patched.status).to.equal(200);
    const kosten = { ...booking.kosten, referentie_klant: 'PO 2' };
    expect(patched.body).to.deep.equal({ ...booking, bijzonderheden: null, kosten });
    const again = await api.bookings.patchBooking({ id: booking.id, body: { personen: 11 } });
    expect(again.boekingsregels[0]?.aantal).to.equal(11);
  });

  it('announces what was modified once, however much it is', async () => {
    const booking = await packageBooking();
    const events = await collectEvents(() => change(booking.id, { personen: 12, bijzonderheden: 'x' }));
    expect(events.map(({ event }) => event)).to.deep.equal(['Boeking::postUpdate', 'Boeking::postSave']);
    expect(events[0]?.modified).to.have.members(['personen', 'bijzonderheden', 'boekingsregels', 'kosten']);
    expect(events[0]?.previous).to.include({ personen: 10, bijzonderheden: null });
    const lineOnly = await collectEvents(() => change(booking.id, { boekingsregels: [{ id: booking.boekingsregels[0]!.id, opmerking: 'y' }] })); // prettier-ignore
    expect(lineOnly[0]).to.deep.include({ event: 'Boeking::postUpdate', modified: ['boekingsregels'], sequence: 3 });
  });

  it('updates its drafts', async () => {
    const booking = await packageBooking();
    const draft = await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
    await change(booking.id, { personen: 20, kosten: { opmerking: 'Nieuw' } });
    const fresh = await api.invoices.getInvoice({ id: draft.id });
    expect(fresh).to.include({ calculated_totaalbedrag_inclusief_btw: 242, aantal_personen: 20, opmerking: 'Nieuw' });
  });

  it('refuses another customer once an invoice is finalised, and allows other changes', async () => {
    const booking = await packageBooking();
    const other = await given.customer();
    expect((await change(booking.id, { klant_id: other.id })).kosten.klant_id).to.equal(other.id);
    await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    const refusal = await expectRefusal(change(booking.id, { klant_id: booking.klant_id }));
    expect(refusal).to.include({ status: 406, code: 'ERR_NOT_CHANGEABLE', field: 'klant_id' });
    expect((await change(booking.id, { klant_id: other.id, personen: 11 })).personen).to.equal(11);
  });

  it('refuses what does not exist, with the field that names it', async () => {
    const { id } = await packageBooking();
    const supplier = await given.supplier();
    const deletedProduct = await given.product();
    await api.products.deleteProduct({ id: deletedProduct.id });

    const regels = [
      {
        type: 'item' as const,
        naam: 'x',
        aantal: 1,
        bedrag: 1,
        btw_percentage: 0 as const,
        product_id: deletedProduct.id,
      },
    ];

    const body = {
      klant_id: supplier.id,
      boekingsregels: [{ product_id: deletedProduct.id, locatie_id: 999_999 }],
      kosten: { klant_id: supplier.id, bedrijf_id: 999_999, regels },
    };
    const refusal = await expectRefusal(change(id, body));
    expect(await expectRefusal(patch(id, body))).to.deep.equal(refusal);
    expect(refusal).to.include({ status: 406, code: 'ERR_UNKNOWN_REFERENCE' });
    expect(refusal.fields).to.have.members(['klant_id', 'kosten.klant_id', 'kosten.bedrijf_id', 'boekingsregels[0].product_id', 'boekingsregels[0].locatie_id', 'kosten.regels[0].product_id']); // prettier-ignore
  });

  const refusals: [name: string, body: (booking: Booking) => Parameters<typeof change>[1], code: string, field: string][] = [
    ['another package', () => ({ arrangement_id: 999_999 }), 'ERR_NOT_CHANGEABLE', 'arrangement_id'],
    ['a date alone', () => ({ datum: '2026-06-14' }), 'ERR_BOOKING_DATE_FOLLOWS_BEGIN', 'datum'],
    ['a move that is not allowed', () => ({ status: 'voltooid' }), 'ERR_BOOKING_STATUS_TRANSITION', 'status'],
    ['a line of nothing', () => ({ boekingsregels: [{}] }), 'ERR_REQUIRED', 'boekingsregels[0].product_id'],
    ['a line twice', ({ boekingsregels: [line] }) => ({ boekingsregels: [{ id: line!.id }, { id: line!.id }] }), 'ERR_DUPLICATE', 'boekingsregels[1].id'],
    ['a line that ends first', ({ boekingsregels: [line] }) => ({ boekingsregels: [{ id: line!.id, eind: '2026-06-13T00:00:00+02:00' }] }), 'ERR_PERIOD_ORDER', 'boekingsregels[0].eind'],
    ['a size of nobody', () => ({ personen: 0 }), 'ERR_RANGE', 'personen'],
    ['an empty date', () => ({ begin: null as never }), 'ERR_TYPE', 'begin'],
    ['a price of five decimals', () => ({ kosten: { regels: [{ type: 'item', naam: 'x', aantal: 1, bedrag: 1.00005, btw_percentage: 0 }] } }), 'ERR_FORMAT', 'kosten.regels[0].bedrag'],
    ['a discount over the whole', () => ({ kosten: { regels: [{ type: 'groep', naam: 'x', kortingspercentage: 100.01 }] } }), 'ERR_RANGE', 'kosten.regels[0].kortingspercentage'],
    ['a cost that is neither group nor item', () => ({ kosten: { regels: [{ type: 'x' as never }] } }), 'ERR_NOT_ALLOWED', 'kosten.regels[0].type'],
    ['a rate that is none', () => ({ kosten: { regels: [{ type: 'item', naam: 'x', aantal: 1, bedrag: 1, btw_percentage: 6 }] } }), 'ERR_VAT_RATE_UNKNOWN', 'kosten.regels[0].btw_percentage'],
    ['a rate that is none, in a group', () => ({ kosten: { regels: [{ type: 'groep', naam: 'x', regels: [{ type: 'item', naam: 'x', aantal: 1, bedrag: 1, btw_percentage: 19 }] }] } }), 'ERR_VAT_RATE_UNKNOWN', 'kosten.regels[0].regels[0].btw_percentage'],
    ['costs over a thousand million', () => ({ kosten: { regels: [{ type: 'item', naam: 'x', aantal: 1000, bedrag: 999_999_999, btw_percentage: 0 }] } }), 'ERR_AMOUNT_TOO_LARGE', 'kosten'],
  ]; // prettier-ignore

  for (const [name, body, code, field] of refusals) {
    it(`refuses ${name}`, async () => {
      const booking = await packageBooking();
      const refusal = await expectRefusal(change(booking.id, body(booking)));
      expect(refusal).to.deep.include({ status: 406, code });
      expect(refusal.field ?? 'kosten').to.equal(field);
      expect(await expectRefusal(patch(booking.id, body(booking)))).to.deep.equal(refusal);
      expect(await api.bookings.getBooking({ id: booking.id })).to.deep.equal(booking);
    });
  }

  it('refuses groups that are nested too deeply, and a line without the location that its product requires', async () => {
    const { id } = await packageBooking();
    const product = await given.product({ locatie_verplicht: true });
    const createGroup = (regels: object[]) => ({ type: 'groep' as const, naam: 'g', regels });
    const body = {
      boekingsregels: [{ product_id: product.id }],
      kosten: { regels: [createGroup([createGroup([createGroup([createGroup([])])])])] },
    };
    const response = await sendRaw('PUT', `/api2/boekingen/${String(id)}`, { body });

    expect(response.status).to.equal(406);
    expect((await sendRaw('PATCH', `/api2/boekingen/${String(id)}`, { body })).body).to.deep.equal(response.body);
    expect(
      (response.body as { code: string; field: string }[]).map(({ code, field }) => `${code} ${field}`),
    ).to.deep.equal([
      'ERR_PRODUCT_REQUIRES_LOCATION boekingsregels[0].locatie_id',
      'ERR_COSTS_TOO_DEEP kosten.regels[0].regels[0].regels[0].regels[0]',
    ]);
  });

  it('requires editBoeking, and an existing booking', async () => {
    const { id } = await given.booking();
    const stranger = await createClientWith(['createBoeking']);
    const missing = { status: 403, params: { permission: ['editBoeking'] } };
    expect(await expectRefusal(stranger.bookings.updateBooking({ id, body: {} }))).to.deep.include(missing);
    expect(await expectRefusal(stranger.bookings.patchBooking({ id, body: {} }))).to.deep.include(missing);
    expect(await expectRefusal(stranger.bookings.deleteBooking({ id }))).to.deep.include(missing);
    expect(await expectRefusal(stranger.bookings.setBookingStatus({ id, status: 'optie' }))).to.deep.include(missing);

    const editor = await createClientWith(['editBoeking']);
    expect(await editor.bookings.updateBooking({ id, body: {} })).to.include({ id });

    const none = { id: 999_999, body: {}, status: 'optie' as const };
    const { bookings } = api;
    expect(await expectRefusal(bookings.updateBooking(none))).to.include({ status: 404 });
    expect(await expectRefusal(bookings.patchBooking(none))).to.include({ status: 404 });
    expect(await expectRefusal(bookings.deleteBooking(none))).to.include({ status: 404 });
    expect(await expectRefusal(bookings.setBookingStatus(none))).to.include({ status: 404 });
  });

  it('is refused when the version that was read has changed', async () => {
    const { id } = await packageBooking();
    const path = `/api2/boekingen/${String(id)}`;
    const { headers } = await sendRaw('GET', path);
    const { etag = '' } = headers;
    await change(id, { boekingsregels: [] });
    const late = await sendRaw('PUT', path, { headers: { 'If-Match': etag }, body: { personen: 3 } });
    expect(late.status).to.equal(412);
  });
});
