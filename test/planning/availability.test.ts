// The availability of a product: its start times, and the quantity that can be booked at each.
import { expect } from 'chai';
import type { NewMaterial, NewPackage, NewProduct, Product, ProductAvailability } from 'boekstaaf';
import { api, clock, given, createClientWith, collectSql, expectRefusal } from '../support/index.ts';

const DATE = '2026-06-13';
const UNLIMITED = 99_999;

/** Creates a public product of an hour, in a package that is sold online at these times of the day. */
async function createProduct(
  times: readonly string[],
  product: Partial<NewProduct> = {},
  pack: Partial<NewPackage> = {},
): Promise<{ product: Product; startmomentgroep_id: number }> {
  const createdProduct = await given.product({ duur: 'PT1H', mag_api: true, ...product });
  const { id: startmomentgroep_id } = await given.startTimeGroup();
  for (const time of times)
    await api.startTimes.createStartTime({ body: { startmomentgroep_id, datetime: `${DATE} ${time}` } });
  const regels = [{ product_id: createdProduct.id }];
  await given.package({ mag_online: true, startmomentgroep_id, regels, ...pack });
  return { product: createdProduct, startmomentgroep_id };
}

async function createNeeds(body: Partial<NewMaterial>): Promise<NonNullable<NewProduct['Materialen']>> {
  return [{ materiaal_id: (await given.material(body)).id, aantal: 1, per_x_aantal: 1, afronding: 'boven' }];
}

function readAvailability(
  { id }: Product,
  days: { begin?: string; eind?: string } = {},
): Promise<ProductAvailability[]> {
  return api.planning.getProductAvailability({ id, begin: DATE, eind: DATE, ...days });
}

/** Formats the availability of a product without locations by time: `14:00 6`. */
async function describeAvailability(product: Product): Promise<string[]> {
  return (await readAvailability(product)).map(
    ({ startmoment, locaties }) =>
      `${startmoment.slice(11, 16)} ${locaties.map((each) => each.beschikbaarheid).join()}`,
  );
}

const bookProduct = ({ id }: Product, personen: number, time: string) =>
  given.booking({ product_id: id, personen, status: 'optie', begin: `${DATE}T${time}:00+02:00` });

describe('the availability of a product', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('is what its materials leave at each start time', async () => {
    const { product } = await createProduct(['13:30', '14:00', '15:00'], {
      Materialen: await createNeeds({ aantal: 24 }),
    });
    await bookProduct(product, 18, '14:00');
    await bookProduct(product, 1, '14:30');
    expect(await readAvailability(product)).to.deep.equal([
      { startmoment: `${DATE}T13:30:00+02:00`, locaties: [{ locatie_id: null, beschikbaarheid: 6 }] },
      { startmoment: `${DATE}T14:00:00+02:00`, locaties: [{ locatie_id: null, beschikbaarheid: 5 }] },
      { startmoment: `${DATE}T15:00:00+02:00`, locaties: [{ locatie_id: null, beschikbaarheid: 23 }] },
    ]);
  });

  it('follows the capacity entries of its materials', async () => {
    const Materialen = await createNeeds({ aantal: 24 });
    const { product } = await createProduct(['13:00', '13:30', '15:00'], { Materialen });
    const body = { begin: `${DATE}T14:00:00+02:00`, end: `${DATE}T15:00:00+02:00`, amount: 0 };
    await api.capacity.createCapacityEntry({ material_id: Materialen[0]!.materiaal_id, body });
    expect(await describeAvailability(product)).to.deep.equal(['13:00 24', '13:30 0', '15:00 24']);
  });

  it('counts in units of the product', async () => {
    const [need] = await createNeeds({ aantal: 5 });
    const { product } = await createProduct(['14:00'], { Materialen: [{ ...need!, aantal: 2, per_x_aantal: 3 }] });
    expect(await describeAvailability(product)).to.deep.equal(['14:00 6']);
  });

  it('is the share for online bookings: that of the start time, otherwise that of the material', async () => {
    const Materialen = await createNeeds({ aantal: 10, percentage_online_te_boeken: 50 });
    const { product, startmomentgroep_id } = await createProduct(['14:00'], { Materialen });
    const body = { startmomentgroep_id, datetime: `${DATE} 15:00`, percentage_materiaal_online_boeking: 20 };
    await api.startTimes.createStartTime({ body });
    expect(await describeAvailability(product)).to.deep.equal(['14:00 5', '15:00 2']);
  });

  it('is 99999 without limits, and 0 below the minimum of the product', async () => {
    const { product: free } = await createProduct(['14:00']);
    expect(await describeAvailability(free)).to.deep.equal([`14:00 ${String(UNLIMITED)}`]);
    const { product } = await createProduct(['14:00'], {
      Materialen: await createNeeds({ aantal: 3 }),
      minimum_aantal: 4,
    });
    expect(await describeAvailability(product)).to.deep.equal(['14:00 0']);
  });

  it('follows the limits on bookings at once and on starts at once', async () => {
    const limits: Partial<NewMaterial>[] = [
      { aantal_groepen: 1 },
      { aantal_groepen_tegelijk_starten: 1 },
      { aantal_tegelijk_starten: 5 },
    ];
    const descriptions: string[][] = [];

    for (const limit of limits) {
      const { product } = await createProduct(['14:00', '14:30'], { Materialen: await createNeeds(limit) });
      await bookProduct(product, 2, '14:00');
      descriptions.push(await describeAvailability(product));
    }

    expect(descriptions).to.deep.equal([
      ['14:00 0', '14:30 0'],
      ['14:00 0', `14:30 ${String(UNLIMITED)}`],
      ['14:00 3', '14:30 5'],
    ]);
  });

  it('is the largest group that a location has capacity for, by the rule of the product', async () => {
    const { id: parent_id } = await given.location({ capaciteit: 30 });
    const hall = await given.location({ parent_id, capaciteit: 20 });
    const bar = await given.location({ aantal_groepen: 1 });
    const { product } = await createProduct(['14:00'], {
      Locaties: [{ id: hall.id }, { id: bar.id }],
      per_x_personen: 6,
      per_x_personen_afronding: 'boven',
    });
    const listLocations = async () => (await readAvailability(product))[0]?.locaties;
    expect(await listLocations()).to.deep.equal([
      { locatie_id: hall.id, beschikbaarheid: 4 },
      { locatie_id: bar.id, beschikbaarheid: UNLIMITED },
    ]);

    const elsewhere = await given.product({ duur: 'PT1H', Locaties: [{ id: parent_id }] });
    await bookProduct(elsewhere, 24, '13:30');

    const inBar = await given.product({ duur: 'PT1H', Locaties: [{ id: bar.id }] });
    await bookProduct(inBar, 1, '14:30');
    expect(await listLocations()).to.deep.equal([
      { locatie_id: hall.id, beschikbaarheid: 1 },
      { locatie_id: bar.id, beschikbaarheid: 0 },
    ]);
  });

  it('has no location for a product that requires one and has none', async () => {
    const { product } = await createProduct(['14:00'], { locatie_verplicht: true });
    expect((await readAvailability(product)).map(({ locaties }) => locaties)).to.deep.equal([[]]);
  });

  it('considers packages that may be booked online, and each moment once', async () => {
    const { product, startmomentgroep_id } = await createProduct(['14:00'], {}, { mag_online: false });
    expect(await readAvailability(product)).to.deep.equal([]);
    const regels = [{ product_id: product.id }, { product_id: product.id }];
    for (const naam of ['Een', 'Twee'])
      await given.package({ arrangement: naam, mag_online: true, startmomentgroep_id, regels });
    expect(await describeAvailability(product)).to.have.lengthOf(1);
    const { id: other } = await given.startTimeGroup();
    await api.startTimes.createStartTime({
      body: { startmomentgroep_id: other, datetime: `${DATE} 14:00`, percentage_materiaal_online_boeking: 10 },
    });
    await given.package({ mag_online: true, startmomentgroep_id: other, regels });
    expect(await describeAvailability(product)).to.have.lengthOf(1);
  });

  it('begins today and omits start times that have passed', async () => {
    clock.set(`${DATE}T14:00:00+02:00`);
    const { product } = await createProduct(['13:00', '14:00', '14:01']);
    const rows = await api.planning.getProductAvailability({ id: product.id, eind: DATE });
    expect(rows.map(({ startmoment }) => startmoment)).to.deep.equal([`${DATE}T14:01:00+02:00`]);
  });

  it('covers 92 days at most, and a period that does not end before it begins', async () => {
    const { product } = await createProduct([]);
    const readUntil = (eind: string) => readAvailability(product, { begin: '2026-06-01', eind });
    expect(await readUntil('2026-08-31')).to.deep.equal([]);
    expect(await expectRefusal(readUntil('2026-09-01'))).to.include({ code: 'ERR_PERIOD_TOO_LONG', field: 'eind' });
    expect(await expectRefusal(readUntil('2026-05-31'))).to.include({ code: 'ERR_PERIOD_ORDER', field: 'eind' });
  });

  it('is readable with every credential, for public products', async () => {
    const { product } = await createProduct(['14:00']);
    const stranger = await createClientWith([]);
    expect(
      await stranger.planning.getProductAvailability({ id: product.id, begin: DATE, eind: DATE }),
    ).to.have.lengthOf(1);
    const { product: hidden } = await createProduct(['14:00'], { mag_api: false });
    expect(await expectRefusal(readAvailability(hidden))).to.include({ status: 404 });
    await api.products.deleteProduct({ id: product.id });
    expect(await expectRefusal(readAvailability(product))).to.include({ status: 404 });
  });

  it('needs the same statements however much is in a period, and two more for over a week', async () => {
    const { product } = await createProduct(['14:00'], { Materialen: await createNeeds({ aantal: 24 }) });
    const few = await collectSql(() => readAvailability(product));
    for (let count = 0; count < 3; count += 1) await bookProduct(product, 1, '14:00');
    expect(await collectSql(() => readAvailability(product))).to.deep.equal(few);

    const { id: startmomentgroep_id } = await given.startTimeGroup();
    const regels = [{ product_id: product.id }];
    await given.package({ mag_online: true, startmomentgroep_id, regels });

    const last = { begin: DATE, eind: '2026-09-12' };
    const body = { startmomentgroep_id, datetime: `${last.eind} 14:00` };
    await api.startTimes.createStartTime({ body });

    const long = await collectSql(() => readAvailability(product, last));
    await bookProduct(product, 1, '14:00');
    expect(await collectSql(() => readAvailability(product, last))).to.deep.equal(long);
    expect(long.length)
      .to.equal(few.length + 2)
      .and.to.be.at.most(12);
  });
});
