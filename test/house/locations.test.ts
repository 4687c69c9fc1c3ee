// Locations: the tree, their use on a day, and deletion.
import { expect } from 'chai';
import type { BookingStatus, Location } from 'boekstaaf';
import { api, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const DAY = '2026-06-01';

/** Creates three locations: a site, a building on it, and a room inside that. */
async function createTree(): Promise<{ site: Location; building: Location; room: Location }> {
  const site = await given.location({ naam: 'Terrein' });
  const building = await given.location({ naam: 'Gebouw', parent_id: site.id });
  return { site, building, room: await given.location({ naam: 'Zaal', parent_id: building.id }) };
}

const idsOf = (locations: readonly { id: number }[]) => locations.map(({ id }) => id);

describe('a location', () => {
  it('requires a name only; other members are null', async () => {
    const location = await api.locations.createLocation({ body: { naam: 'Baan' } });
    const { id, naam, ...rest } = location;
    expect(naam).to.equal('Baan');
    expect(Object.values(rest).every((value) => value === null)).to.equal(true);
    expect(await api.locations.getLocation({ id })).to.deep.equal(location);
    expect((await sendRaw('POST', '/api2/locaties', { body: {} })).body).to.have.nested.property('[0].field', 'naam');
  });

  it('stores everything that is sent', async () => {
    const parent = await given.location();
    const body = {
      naam: 'Blokhut',
      kleur: '#1f6f54',
      weergavenaam: 'De Blokhut',
      adres: 'Bosweg 12',
      postcode: '3971 AB',
      plaats: 'Driebergen',
      telefoonnummer: '030 123 45 67',
      latitude: 52.0521,
      longitude: 5.2876,
      capaciteit: 40,
      aantal_groepen: 2,
      parent_id: parent.id,
    };
    const location = await api.locations.createLocation({ body });

    expect(location).to.deep.equal({ id: location.id, ...body });
  });

  it('keeps members that are left out, and clears those that are null', async () => {
    const { room, building } = await createTree();
    const updatedRoom = await api.locations.updateLocation({ id: room.id, body: { capaciteit: 0, kleur: 'rood' } });
    expect(updatedRoom).to.deep.equal({ ...room, capaciteit: 0, kleur: 'rood' });
    const top = await api.locations.updateLocation({ id: room.id, body: { parent_id: null, kleur: null } });
    expect(top).to.deep.equal({ ...room, parent_id: null, capaciteit: 0 });
    expect(building.parent_id).not.to.equal(null);
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const { room } = await createTree();
    const events = await collectEvents(() => api.locations.updateLocation({ id: room.id, body: room }));
    expect(events).to.deep.equal([]);
  });

  it('is announced', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.location();
      await api.locations.updateLocation({ id, body: { plaats: 'Zeist' } });
      await api.locations.deleteLocation({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Locatie::${name}`));
  });
});

describe('the tree of locations', () => {
  it('is searched by treeContains: the locations and all that contain them', async () => {
    const { site, building, room } = await createTree();
    const other = await given.location();
    const findTree = async (treeContains: number[]) => idsOf(await api.locations.listLocations({ treeContains }));
    expect(await findTree([room.id])).to.deep.equal(idsOf([site, building, room]));
    expect(await findTree([building.id, other.id])).to.deep.equal(idsOf([site, building, other]));
    expect(await findTree([UNKNOWN_ID])).to.deep.equal([]);
    expect(idsOf(await api.locations.listLocations())).to.include.members(idsOf([site, building, room, other]));
  });

  it('has no location inside itself', async () => {
    const { site, building, room } = await createTree();
    for (const parent of [site, building, room]) {
      const refusal = expectRefusal(api.locations.updateLocation({ id: site.id, body: { parent_id: parent.id } }));
      expect(await refusal).to.include({ status: 406, code: 'ERR_CYCLE', field: 'parent_id' });
    }
    const sibling = await api.locations.updateLocation({ id: room.id, body: { parent_id: site.id } });
    expect(sibling.parent_id).to.equal(site.id);
  });

  it('stays without cycles when two locations are moved into each other at once', async () => {
    const one = await given.location();
    const other = await given.location();
    const move = (id: number, parent_id: number) =>
      sendRaw('PUT', `/api2/locaties/${String(id)}`, { body: { parent_id } });
    const responses = await Promise.all([move(one.id, other.id), move(other.id, one.id)]);
    expect(responses.map(({ status }) => status).sort()).to.deep.equal([200, 406]);
  });

  it('loses a location only when no object refers to it', async () => {
    const { building, room } = await createTree();
    const refusal = await expectRefusal(api.locations.deleteLocation({ id: building.id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['locations'] } });
    await api.locations.deleteLocation({ id: room.id });
    await api.locations.deleteLocation({ id: building.id });
    expect(await expectRefusal(api.locations.getLocation({ id: room.id }))).to.include({ status: 404 });
    expect(await expectRefusal(api.locations.deleteLocation({ id: room.id }))).to.include({ status: 404 });
  });
});

describe('the use of a location on a day', () => {
  /** Creates a booking of this number of people at a location, between two local hours of the day. */
  async function createBooking(
    location: Location,
    personen: number,
    from: number,
    to: number,
    status: BookingStatus = 'definitief',
  ): Promise<void> {
    const duur = `PT${String(to - from)}H`;
    const product = await given.product({ duur, Locaties: [{ id: location.id }] });
    await given.booking({
      product_id: product.id,
      personen,
      status,
      begin: `${DAY}T${String(from).padStart(2, '0')}:00:00`,
    });
  }

  const formatHour = (hour: number) => `${DAY}T${String(hour).padStart(2, '0')}:00:00+02:00`;

  it('is returned on request only', async () => {
    const { id } = await given.location();
    expect(await api.locations.getLocation({ id })).not.to.have.property('gebruik');
    expect((await api.locations.getLocation({ id, embedGebruikOpDatum: DAY })).gebruik).to.deep.equal([]);
  });

  it('counts people and bookings between changes, including locations inside', async () => {
    const { site, building, room } = await createTree();
    await createBooking(room, 10, 9, 12);
    await createBooking(building, 4, 11, 14);

    const use = async ({ id }: Location) => (await api.locations.getLocation({ id, embedGebruikOpDatum: DAY })).gebruik;
    expect(await use(room)).to.deep.equal([{ begin: formatHour(9), eind: formatHour(12), personen: 10, groepen: 1 }]);

    const both = [
      { begin: formatHour(9), eind: formatHour(11), personen: 10, groepen: 1 },
      { begin: formatHour(11), eind: formatHour(12), personen: 14, groepen: 2 },
      { begin: formatHour(12), eind: formatHour(14), personen: 4, groepen: 1 },
    ];
    expect(await use(building)).to.deep.equal(both);
    expect(await use(site)).to.deep.equal(both);

    const locations = await api.locations.listLocations({ treeContains: [room.id], embedGebruikOpDatum: DAY });
    expect(locations.map(({ gebruik }) => gebruik?.length)).to.deep.equal([3, 3, 1]);

    const next = await api.locations.getLocation({ id: site.id, embedGebruikOpDatum: '2026-06-02' });
    expect(next.gebruik).to.deep.equal([]);
  });

  it('counts only bookings that use capacity', async () => {
    const location = await given.location();
    await createBooking(location, 10, 9, 12, 'informatie');
    await createBooking(location, 4, 9, 12, 'optie');
    const { gebruik } = await api.locations.getLocation({ id: location.id, embedGebruikOpDatum: DAY });
    expect(gebruik).to.deep.equal([{ begin: formatHour(9), eind: formatHour(12), personen: 4, groepen: 1 }]);
  });

  it('needs the same number of queries for one location and for many', async () => {
    const { site, room } = await createTree();
    const count = async (treeContains: number[]) =>
      (await collectSql(() => api.locations.listLocations({ treeContains, embedGebruikOpDatum: DAY }))).length;
    expect(await count([room.id])).to.equal(await count([site.id]));
  });
});
