// `capaciteit=afdwingen` refuses bookings without capacity, in every operation that stores them.
import { expect } from 'chai';
import type { Booking, NewBooking, NewMaterial, Product } from 'boekstaaf';
import { api, given, collectSql, expectRefusal } from '../support/index.ts';

const begin = '2026-06-13T14:00:00+02:00';
const capaciteit = 'afdwingen';
const MESSAGE = 'There is no room: choose another time or a smaller amount. params.redenen says what is full.';

/** Creates a product of an hour and a half that uses one unit of a material for each person. */
async function createScarceProduct(body: Partial<NewMaterial>): Promise<{ product: Product; materiaal_id: number }> {
  const { id: materiaal_id } = await given.material(body);
  const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
  return { product: await given.product({ duur: 'PT1H30M', Materialen }), materiaal_id };
}

/** Books a product for this number of people, enforcing capacity. */
async function bookEnforced({ id }: Product, personen: number, body: Partial<NewBooking> = {}): Promise<Booking> {
  const klant_id = (await given.customer()).id;
  return api.bookings.createBooking({
    capaciteit,
    body: { klant_id, begin, personen, product_id: id, status: 'optie', ...body },
  });
}

const bookProduct = ({ id }: Product, personen: number, body: Partial<NewBooking> = {}): Promise<Booking> =>
  given.booking({ product_id: id, personen, status: 'optie', ...body });

describe('capaciteit=afdwingen', () => {
  it('refuses a booking for more than is left, with the reasons, and stores nothing', async () => {
    const { product, materiaal_id } = await createScarceProduct({ aantal: 24 });
    await bookProduct(product, 18, { begin: '2026-06-13T13:00:00+02:00' });
    const refusal = await expectRefusal(bookEnforced(product, 8));
    const time = { begin, eind: '2026-06-13T14:30:00+02:00' };
    const amounts = { capaciteit: 24, gebruikt: 18, nodig: 8 };
    const reason = { soort: 'materiaal', id: materiaal_id, beperking: 'aantal', regel: null, ...time, ...amounts };
    expect(refusal).to.deep.include({ status: 406, code: 'ERR_NOT_AVAILABLE', field: 'begin', message: MESSAGE });
    expect(refusal.params).to.deep.equal({ redenen: [reason] });
    expect(await api.bookings.listBookings({ bevat_product_id: [product.id] })).to.have.lengthOf(1);
  });

  it('accepts the last unit, and allows overbooking without the parameter', async () => {
    const { product } = await createScarceProduct({ aantal: 24 });
    await bookProduct(product, 18);
    await bookEnforced(product, 6);
    await bookProduct(product, 1);
    expect(await expectRefusal(bookEnforced(product, 1))).to.include({ status: 406 });
  });

  it('accepts bookings that use no capacity', async () => {
    const { product } = await createScarceProduct({ aantal: 0 });
    expect(await bookEnforced(product, 5, { status: 'interesse' })).to.include({ status: 'interesse' });
  });

  it('does not count the booking against itself when it is changed', async () => {
    const { product } = await createScarceProduct({ aantal: 10 });
    const { id } = await bookEnforced(product, 8);
    const { begin: newBegin } = await api.bookings.updateBooking({
      id,
      capaciteit,
      body: { begin: '2026-06-13T14:30:00+02:00' },
    });
    expect(newBegin).to.equal('2026-06-13T14:30:00+02:00');
    expect((await api.bookings.patchBooking({ id, capaciteit, body: { personen: 10 } })).personen).to.equal(10);
  });

  it('refuses a change by PUT and by PATCH, and keeps the stored booking', async () => {
    const { product } = await createScarceProduct({ aantal: 10 });
    await bookProduct(product, 4);

    const { id } = await bookEnforced(product, 6);
    for (const change of [
      () => api.bookings.updateBooking({ id, capaciteit, body: { personen: 7 } }),
      () => api.bookings.patchBooking({ id, capaciteit, body: { personen: 7 } }),
    ])
      expect(await expectRefusal(change())).to.deep.include({
        status: 406,
        fields: ['begin'],
        codes: ['ERR_NOT_AVAILABLE'],
      });

    expect((await api.bookings.getBooking({ id })).personen).to.equal(6);
    expect((await api.bookings.updateBooking({ id, body: { personen: 7 } })).personen).to.equal(7);
  });

  it('refuses a status that uses capacity, on `status`, and no other', async () => {
    const { product } = await createScarceProduct({ aantal: 10 });
    const { id } = await bookProduct(product, 11, { status: 'interesse' });
    const set = (status: Booking['status']) => api.bookings.setBookingStatus({ id, status, capaciteit });
    expect(await expectRefusal(set('optie'))).to.deep.include({ fields: ['status'], codes: ['ERR_NOT_AVAILABLE'] });
    expect((await set('geannuleerd')).status).to.equal('geannuleerd');
  });

  it('counts people in a location and in the location that contains it', async () => {
    const { id: parent_id } = await given.location({ capaciteit: 20 });
    const hall = await given.location({ parent_id });
    const bar = await given.location({ parent_id, aantal_groepen: 1 });
    const createProductAt = (id: number) => given.product({ duur: 'PT1H', Locaties: [{ id }] });
    const inHall = await createProductAt(hall.id);
    const inBar = await createProductAt(bar.id);

    await bookProduct(inHall, 12);
    await bookEnforced(inBar, 8);

    const refusal = await expectRefusal(bookEnforced(inBar, 1));
    const reasons = refusal.params?.['redenen'] as { id: number; beperking: string; regel: number }[];
    expect(reasons.map(({ id, beperking, regel }) => ({ id, beperking, regel }))).to.deep.equal([
      { id: bar.id, beperking: 'aantal_groepen', regel: 0 },
      { id: parent_id, beperking: 'capaciteit', regel: 0 },
    ]);
  });

  it('refuses a line that has lost the location that its product requires', async () => {
    const { id: locationId } = await given.location();
    const product = await given.product({ duur: 'PT1H', Locaties: [{ id: locationId }] });
    const { id, boekingsregels } = await bookProduct(product, 2);
    const lines = boekingsregels.map((line) => ({ ...line, locatie_id: null }));
    await api.bookings.updateBooking({ id, capaciteit, body: { boekingsregels: lines } });
    await api.products.updateProduct({ id: product.id, body: { locatie_verplicht: true } });
    const refusal = await expectRefusal(api.bookings.setBookingStatus({ id, status: 'definitief', capaciteit }));
    expect(refusal.params).to.have.nested.property('redenen[0].beperking', 'locatie_verplicht');
  });

  it('follows the capacity entry of the moment, and outside of it the quantity of the material', async () => {
    const { product, materiaal_id: material_id } = await createScarceProduct({ aantal: 10 });
    const entry = { begin: '2026-06-13T15:00:00+02:00', end: '2026-06-13T16:00:00+02:00', amount: 4 };
    await api.capacity.createCapacityEntry({ material_id, body: entry });
    expect((await expectRefusal(bookEnforced(product, 5))).params).to.have.nested.property(
      'redenen[0].begin',
      entry.begin,
    );
    expect((await bookEnforced(product, 5, { begin: entry.end })).personen).to.equal(5);
    expect((await bookEnforced(product, 4)).personen).to.equal(4);
  });

  it('ignores the share for online bookings for other bookings', async () => {
    const { product } = await createScarceProduct({ aantal: 10, percentage_online_te_boeken: 0 });
    expect((await bookEnforced(product, 10)).personen).to.equal(10);
  });

  it('applies the share of their start time to online bookings, whatever that of the material is', async () => {
    const { product, materiaal_id } = await createScarceProduct({ aantal: 10, percentage_online_te_boeken: 100 });
    const fifth = { percentage_materiaal_online_boeking: 20 };
    const onlinePackage = await given.onlinePackage(
      ['2026-06-13 14:00'],
      { regels: [{ product_id: product.id }] },
      fifth,
    );

    const reserveOnline = (aantal: number) =>
      api.onlineBooking.reservePackage({
        body: {
          arrangement_id: onlinePackage.id,
          begin,
          betaalmethode: 'factuur',
          stuur_bevestiging_email: false,
          producten: [{ arrangementsregel_id: onlinePackage.regels[0]?.id ?? 0, aantal }],
          contactformulier: {
            'contactpersoon.achternaam': 'Jansen',
            'contactpersoon.email1': 'jansen@voorbeeld.example',
          },
        },
      });

    const { boeking_id: id = 0 } = await reserveOnline(1);
    const set = (status: Booking['status']) => api.bookings.setBookingStatus({ id, status, capaciteit });
    await set('geannuleerd');
    await reserveOnline(2);

    const refusal = await expectRefusal(set('reservering'));
    expect((refusal.params?.['redenen'] as unknown[])[0]).to.deep.equal({
      soort: 'materiaal',
      id: materiaal_id,
      beperking: 'percentage_online_te_boeken',
      regel: null,
      begin,
      eind: '2026-06-13T15:30:00+02:00',
      capaciteit: 2,
      gebruikt: 2,
      nodig: 1,
    });

    const startmomentgroep_id = onlinePackage.startmomentgroep_id ?? 0;
    const [start] = await api.startTimes.listStartTimes({ startmomentgroep_id });
    const more = { startmomentgroep_id, datetime: '2026-06-13 14:00', percentage_materiaal_online_boeking: 30 };
    await api.startTimes.updateStartTime({ id: start?.id ?? 0, body: more });
    await api.materials.updateMaterial({ id: materiaal_id, body: { percentage_online_te_boeken: 0 } });

    expect((await set('reservering')).status).to.equal('reservering');

    // At another moment only the material's own share applies.
    const move = api.bookings.updateBooking({ id, capaciteit, body: { begin: '2026-06-13T18:00:00+02:00' } });
    expect(await expectRefusal(move)).to.include({ code: 'ERR_NOT_AVAILABLE' });
  });

  it('sends as many queries for many bookings as for one', async () => {
    const { product } = await createScarceProduct({ aantal: 100 });
    const { id } = await bookEnforced(product, 1);
    const change = () => api.bookings.setBookingStatus({ id, status: 'optie', capaciteit });
    await change();
    const few = await collectSql(change);
    for (let count = 0; count < 5; count += 1) await bookProduct(product, 1);
    const many = await collectSql(change);
    expect(many).to.deep.equal(few);
  });
});
