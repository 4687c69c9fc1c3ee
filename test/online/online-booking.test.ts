// The days and times at which a package can be booked online, and the reasons why not.
import { expect } from 'chai';
import type { NewMaterial, NewPackage, NewProduct, OnlineBookingLine, Package } from 'boekstaaf';
import { api, clock, given, startService, collectSql, expectRefusal } from '../support/index.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { PROXY, visit } from '../support/visitors.ts';

const DATE = '2026-06-13';

/** Returns the needs of a product: one unit of a new material for each unit. */
async function createNeeds(body: Partial<NewMaterial>): Promise<NonNullable<NewProduct['Materialen']>> {
  return [{ materiaal_id: (await given.material(body)).id, aantal: 1, per_x_aantal: 1, afronding: 'boven' }];
}

/** Creates a package of one product of an hour that uses one of several bows, sold at these times of a day. */
async function createBowPackage(
  aantal: number,
  times: readonly string[],
  more: Partial<NewPackage> = {},
): Promise<Package> {
  const product = await given.product({ duur: 'PT1H', Materialen: await createNeeds({ aantal }) });
  const regels = [{ product_id: product.id }];
  return given.onlinePackage(
    times.map((time) => `${DATE} ${time}`),
    { regels, ...more },
  );
}

/** Returns a query for a number of units of the first line. */
function createWish(
  { id, regels }: Package,
  aantal: number,
): { arrangement_id: number; producten: OnlineBookingLine[] } {
  return { arrangement_id: id, producten: [{ arrangementsregel_id: regels[0]?.id ?? 0, aantal }] };
}

const findTimes = async (onlinePackage: Package, aantal: number, datum = DATE) =>
  (await api.onlineBooking.findAvailableTimes({ body: { ...createWish(onlinePackage, aantal), datum } })).map((at) =>
    at.slice(11, 16),
  );
const findDays = (onlinePackage: Package, aantal: number, period: { begin?: string; eind?: string } = {}) =>
  api.onlineBooking.findAvailableDays({ body: { ...createWish(onlinePackage, aantal), ...period } });

describe('the availability of a package online', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('includes the start times of its group with enough capacity', async () => {
    const onlinePackage = await createBowPackage(10, ['13:00', '14:00', '15:00']);
    const product_id = onlinePackage.regels[0]!.product_id;
    await given.booking({ product_id, personen: 6, status: 'optie', begin: `${DATE}T14:30:00+02:00` });
    expect(await findTimes(onlinePackage, 4)).to.deep.equal(['13:00', '14:00', '15:00']);
    expect(await findTimes(onlinePackage, 5)).to.deep.equal(['13:00']);
    expect(await findTimes(onlinePackage, 11)).to.deep.equal([]);
    expect(await findTimes(onlinePackage, 4, '2026-06-14')).to.deep.equal([]);
  });

  it('has each day once, on its local date', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    const onlinePackage = await createBowPackage(10, ['00:30', '14:00', '23:30']);
    const { startmomentgroep_id } = onlinePackage;

    for (const datetime of ['2026-06-14 00:30', '2026-06-20 10:00'])
      await api.startTimes.createStartTime({ body: { startmomentgroep_id: startmomentgroep_id ?? 0, datetime } });
    expect(await findDays(onlinePackage, 4)).to.deep.equal([DATE, '2026-06-14', '2026-06-20']);
    expect(await findDays(onlinePackage, 4, { begin: '2026-06-14', eind: '2026-06-14' })).to.deep.equal(['2026-06-14']);

    await given.booking({
      product_id: onlinePackage.regels[0]!.product_id,
      personen: 7,
      status: 'definitief',
      begin: '2026-06-14T00:00:00+02:00',
    });

    expect(await findDays(onlinePackage, 4)).to.deep.equal([DATE, '2026-06-20']);
  });

  it('covers today to 90 days ahead by default', async () => {
    clock.set('2026-06-13T12:00:00+02:00');
    const onlinePackage = await createBowPackage(10, ['11:00', '13:00']);
    const last = ['2026-06-12 13:00', '2026-09-11 10:00', '2026-09-12 10:00'];
    for (const datetime of last)
      await api.startTimes.createStartTime({
        body: { startmomentgroep_id: onlinePackage.startmomentgroep_id ?? 0, datetime },
      });
    expect(await findDays(onlinePackage, 1)).to.deep.equal([DATE, '2026-09-11']);
    expect(await findDays(onlinePackage, 1, { begin: '2020-01-01' })).to.deep.equal([DATE, '2026-09-11']);
    expect(await findDays(onlinePackage, 1, { begin: '2020-01-01', eind: '2020-02-01' })).to.deep.equal([]);
    expect(await findTimes(onlinePackage, 1)).to.deep.equal(['13:00']);
  });

  it('covers 124 days at most', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    const onlinePackage = await createBowPackage(10, ['13:00']);
    expect(await findDays(onlinePackage, 1, { eind: '2026-10-02' })).to.deep.equal([DATE]);
    expect(await expectRefusal(findDays(onlinePackage, 1, { eind: '2026-10-03' }))).to.include({
      code: 'ERR_PERIOD_TOO_LONG',
      field: 'eind',
    });
    const backwards = { begin: '2026-07-02', eind: '2026-07-01' };
    expect(await expectRefusal(findDays(onlinePackage, 1, backwards))).to.include({
      code: 'ERR_PERIOD_ORDER',
      field: 'eind',
    });
  });

  it('extends as far ahead as the package says', async () => {
    clock.set('2026-06-10T12:00:00+02:00');
    const foundTimes = [];
    for (const limits of [
      { onlineboeking_minimaal_vooruit: 3 },
      { onlineboeking_minimaal_vooruit: 4 },
      { onlineboeking_maximaal_vooruit: 3 },
      { onlineboeking_maximaal_vooruit: 2 },
    ])
      foundTimes.push([await findTimes(await createBowPackage(10, ['00:00', '23:59'], limits), 1)]);
    expect(foundTimes).to.deep.equal([[['00:00', '23:59']], [[]], [['00:00', '23:59']], [[]]]);
  });

  it('is empty where a package has no start times', async () => {
    expect(await findTimes(await createBowPackage(10, ['14:00'], { startmomentgroep_id: null }), 1)).to.deep.equal([]);
  });

  it('is limited to the online share: that of the start time, else that of the material', async () => {
    const Materialen = await createNeeds({ aantal: 10, percentage_online_te_boeken: 50 });
    const product = await given.product({ duur: 'PT1H', Materialen });
    const onlinePackage = await given.onlinePackage([`${DATE} 14:00`], { regels: [{ product_id: product.id }] });
    const datetime = `${DATE} 16:00`;
    const body = {
      startmomentgroep_id: onlinePackage.startmomentgroep_id ?? 0,
      datetime,
      percentage_materiaal_online_boeking: 80,
    };
    await api.startTimes.createStartTime({ body });
    expect(await findTimes(onlinePackage, 6)).to.deep.equal(['16:00']);
    expect(await findTimes(onlinePackage, 5)).to.deep.equal(['14:00', '16:00']);
  });

  it('follows local time over a clock change, and the capacity entries of days that begin at 04:00', async () => {
    clock.set('2026-03-01T12:00:00+01:00');
    const Materialen = await createNeeds({ aantal: 0 });
    const product = await given.product({ duur: 'PT1H', Materialen });
    const at = ['2026-03-28 23:00', '2026-03-29 01:30', '2026-03-29 03:00', '2026-03-29 04:00'];

    // The second line begins three hours later in local time, even where an hour is skipped.
    const regels = ['20:00', '23:00'].map((time) => ({ product_id: product.id, begin: `2026-03-10 ${time}` }));
    const onlinePackage = await given.onlinePackage(at, { regels });
    const producten = onlinePackage.regels.map(({ id }, index) => ({ arrangementsregel_id: id, aantal: index }));
    const entry = { begin: '2026-03-28T04:00:00+01:00', end: '2026-03-29T04:00:00+02:00', amount: 1 };
    await api.capacity.createCapacityEntry({ material_id: Materialen[0]!.materiaal_id, body: entry });

    const times = await Promise.all(
      ['2026-03-28', '2026-03-29'].map((datum) =>
        api.onlineBooking.findAvailableTimes({ body: { arrangement_id: onlinePackage.id, producten, datum } }),
      ),
    );
    expect(times).to.deep.equal([['2026-03-28T23:00:00+01:00'], []]);

    const explained = await api.onlineBooking.explainAvailableTimes({
      body: { arrangement_id: onlinePackage.id, producten, datum: '2026-03-29' },
    });
    expect(explained.map(({ begin, beperkingen }) => [begin, beperkingen[0]?.begin])).to.deep.equal([
      ['2026-03-29T01:30:00+01:00', '2026-03-29T04:30:00+02:00'],
      ['2026-03-29T03:00:00+02:00', '2026-03-29T06:00:00+02:00'],
      ['2026-03-29T04:00:00+02:00', '2026-03-29T07:00:00+02:00'],
    ]);
  });

  it('is explained with every limit', async () => {
    const hall = await given.location({ capaciteit: 6 });
    const Materialen = await createNeeds({ aantal: 10 });
    const product = await given.product({
      duur: 'PT1H',
      Materialen,
      Locaties: [{ id: hall.id }],
      locatie_verplicht: true,
    });
    const onlinePackage = await given.onlinePackage([`${DATE} 14:00`], { regels: [{ product_id: product.id }] });

    const explain = async (aantal: number) => {
      const [only] = await api.onlineBooking.explainAvailableTimes({
        body: { ...createWish(onlinePackage, aantal), datum: DATE },
      });
      const { beschikbaar, regels, beperkingen = [] } = only ?? {};
      const said = beperkingen.map((each) => `${each.beperking} ${String(each.capaciteit)} ${String(each.past)}`);
      return { beschikbaar, at: regels?.[0]?.locatie_id, said };
    };

    const others = [
      'aantal_groepen null true',
      'aantal_tegelijk_starten null true',
      'aantal_groepen_tegelijk_starten null true',
    ];

    expect(await explain(6)).to.deep.equal({
      beschikbaar: true,
      at: hall.id,
      said: [
        'aantal 10 true',
        'percentage_online_te_boeken 10 true',
        ...others,
        'capaciteit 6 true',
        'aantal_groepen null true',
      ],
    });

    expect(await explain(11)).to.deep.equal({
      beschikbaar: false,
      at: null,
      said: [
        'aantal 10 false',
        'percentage_online_te_boeken 10 false',
        ...others,
        'capaciteit 6 false',
        'aantal_groepen null true',
      ],
    });

    expect(
      await api.onlineBooking.explainAvailableTimes({ body: { ...createWish(onlinePackage, 1), datum: '2026-06-14' } }),
    ).to.deep.equal([]);
  });

  it('refuses packages that are not sold online like those that do not exist', async () => {
    const paymentMethods = {
      mag_online_geboekt_worden_direct_betalen: false,
      mag_online_geboekt_worden_achteraf_betalen: false,
    };
    const closed = await createBowPackage(10, ['14:00'], { ...paymentMethods, mag_online: true });
    const deletedPackage = await createBowPackage(10, ['14:00']);
    await api.packages.deletePackage({ id: deletedPackage.id });

    const without = await createBowPackage(10, ['14:00']);
    await api.products.deleteProduct({ id: without.regels[0]!.product_id });

    const refusals = [];
    for (const each of [closed, deletedPackage, without, { ...deletedPackage, id: 2_000_000_000 }])
      refusals.push(await expectRefusal(findTimes(each, 1)));

    const same = {
      code: 'ERR_NOT_ALLOWED',
      field: 'arrangement_id',
      message: 'This package cannot be booked online: choose another.',
    };

    for (const each of refusals) expect(each).to.include(same);
    for (const method of ['mag_online_geboekt_worden_direct_betalen', 'mag_online_geboekt_worden_achteraf_betalen'])
      expect(
        await findTimes(await createBowPackage(10, ['14:00'], { ...paymentMethods, [method]: true }), 1),
      ).to.deep.equal(['14:00']);
  });

  it('refuses invalid amounts, all at once', async () => {
    const onlinePackage = await createBowPackage(10, ['14:00'], { maximum_aantal_personen_online: 8 });
    const { arrangement_id, producten } = createWish(onlinePackage, 1);
    const other = { arrangementsregel_id: 2_000_000_000, aantal: 1 };
    const body = { arrangement_id, producten: [...producten, ...producten, other], boekingsgrootte: 9, datum: DATE };
    const refusal = await expectRefusal(api.onlineBooking.findAvailableTimes({ body }));
    expect(refusal.codes).to.deep.equal(['ERR_DUPLICATE', 'ERR_UNKNOWN_REFERENCE', 'ERR_GROUP_TOO_LARGE']);
    expect(refusal.fields).to.deep.equal([
      'producten[0].arrangementsregel_id',
      'producten[2].arrangementsregel_id',
      'boekingsgrootte',
    ]);
    expect(await expectRefusal(findTimes(onlinePackage, 0))).to.include({ code: 'ERR_REQUIRED', field: 'producten' });
  });

  it('refuses a group that is too large in the words of the setting', async () => {
    const onlinePackage = await createBowPackage(10, ['14:00'], { maximum_aantal_personen_online: 8 });
    const slug = 'maximum_aantal_online_boeking_overschreden';
    await api.settings.updateSetting({ slug, body: { waarde: 'Bel ons: 010 123 45 67.' } });
    const refusal = await expectRefusal(findTimes(onlinePackage, 9));
    expect(refusal).to.deep.include({
      code: 'ERR_GROUP_TOO_LARGE',
      message: 'Bel ons: 010 123 45 67.',
      params: { maximum: 8 },
    });
    expect(await findTimes(onlinePackage, 8)).to.deep.equal(['14:00']);
  });

  it('takes a fixed number of statements for any number of bookings in the period, twelve at most', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    const onlinePackage = await createBowPackage(24, ['14:00']);
    const ask = () => findDays(onlinePackage, 2);
    await ask();

    const few = await collectSql(ask);
    const product_id = onlinePackage.regels[0]!.product_id;
    for (let count = 0; count < 3; count += 1)
      await given.booking({ product_id, personen: 1, status: 'optie', begin: `${DATE}T14:00:00+02:00` });

    const { startmomentgroep_id } = onlinePackage;
    await api.startTimes.createStartTime({
      body: { startmomentgroep_id: startmomentgroep_id ?? 0, datetime: `${DATE} 16:00` },
    });

    expect(await collectSql(ask)).to.deep.equal(few);
    // Without a credential, another statement checks whether the operation is closed.
    expect(few.length).to.be.within(8, 12);
  });
});

describe('the availability of a package online, for a page of another site', () => {
  let served: ServedService;
  const OPERATIONS = ['beschikbaredagen', 'beschikbaretijden', 'beschikbaretijden/uitleg'];
  const ask = (operation: string, body: unknown, options: RawOptions = {}): Promise<RawResponse> =>
    visit(`/api2/onlineboeking/${operation}`, body, { ...options, baseUrl: served.baseUrl });

  before(async () => {
    clock.reset();
    served = await startService({ environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes' } });
  });

  after(() => served.close());

  it('needs no credential where online booking is open to the public, and refuses a wrong one', async () => {
    const onlinePackage = await createBowPackage(10, ['14:00']);
    const body = { ...createWish(onlinePackage, 1), datum: DATE };
    expect((await ask('beschikbaretijden', body)).body).to.deep.equal([`${DATE}T14:00:00+02:00`]);
    const wrong = await ask('beschikbaretijden', body, { auth: { apiKey: 'bks_wrong' } });
    expect(wrong.status).to.equal(401);
  });

  it('accepts JSON as text without a media type, and lets the page read refusals', async () => {
    const onlinePackage = await createBowPackage(10, ['14:00']);
    const origin = 'https://uitje.example';
    for (const operation of OPERATIONS) {
      const period = operation === 'beschikbaredagen' ? { begin: DATE, eind: DATE } : { datum: DATE };
      const text = JSON.stringify({ ...createWish(onlinePackage, 1), ...period });
      const response = await ask(operation, text, { headers: { origin } });
      expect([response.status, response.headers['access-control-allow-origin']], operation).to.deep.equal([200, '*']);
      const refusal = await ask(operation, JSON.stringify({ ...createWish(onlinePackage, 0), ...period }), {
        headers: { origin },
      });
      expect([refusal.status, refusal.headers['access-control-allow-origin']], operation).to.deep.equal([406, '*']);
    }
  });

  it('is limited to 60 requests a minute for an address', async () => {
    const onlinePackage = await createBowPackage(10, ['14:00']);
    const body = JSON.stringify({ ...createWish(onlinePackage, 1), datum: DATE });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await ask('beschikbaretijden', body, { headers })).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).to.equal(true);
    expect(statuses[60]).to.equal(429);
  });
});
