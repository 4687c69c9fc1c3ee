// Materials: their limits, how products use them, and deletion.
import { expect } from 'chai';
import type { MaterialPut, NewMaterial, Product, ProductMaterial } from 'boekstaaf';
import { api, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

/** Returns how a product uses a material: one for each unit by default. */
function createUse(materiaal_id: number, other: Partial<ProductMaterial> = {}): ProductMaterial {
  return { materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven', ...other };
}

async function createProduct(Materialen: ProductMaterial[]): Promise<Product> {
  return given.product({ Materialen });
}

describe('materials', () => {
  it('require a name only, and have no limits by default', async () => {
    const material = await api.materials.createMaterial({ body: { naam: 'Boog' } });
    expect(material).to.deep.equal({
      id: material.id,
      naam: 'Boog',
      aantal: null,
      aantal_groepen: null,
      aantal_tegelijk_starten: null,
      aantal_groepen_tegelijk_starten: null,
      overzichtmenu: false,
      percentage_online_te_boeken: 100,
    });

    expect(await api.materials.getMaterial({ id: material.id })).to.deep.equal(material);
    expect(await api.materials.listMaterials()).to.deep.include(material);
  });

  it('store everything that is sent, and distinguish zero from unlimited', async () => {
    const body: NewMaterial = {
      naam: 'Kano',
      aantal: 0,
      aantal_groepen: 3,
      aantal_tegelijk_starten: 0,
      aantal_groepen_tegelijk_starten: 1,
      overzichtmenu: true,
      percentage_online_te_boeken: 0,
    };
    const { id } = await api.materials.createMaterial({ body });
    expect(await api.materials.getMaterial({ id })).to.deep.equal({ id, ...body });

    const change: MaterialPut = { aantal: null, aantal_groepen: 0, aantal_tegelijk_starten: null };
    const updated = await api.materials.updateMaterial({ id, body: change });
    expect(updated).to.deep.equal({ id, ...body, ...change });
    expect(await api.materials.getMaterial({ id })).to.deep.equal(updated);
  });

  it('return their address when they are created', async () => {
    const { status, body, headers } = await sendRaw('POST', '/api2/materialen', { body: { naam: 'Vlot' } });
    expect(status).to.equal(201);
    expect(headers['location']).to.equal(`/api2/materialen/${String((body as { id: number }).id)}`);
  });

  it('do not change when they are sent back as they were read', async () => {
    const { id } = await given.material({ aantal: 0 });
    const path = `/api2/materialen/${String(id)}`;
    const readResponse = await sendRaw('GET', path);
    const events = await collectEvents(async () => {
      const updateResponse = await sendRaw('PUT', path, { body: readResponse.body });
      expect(updateResponse).to.deep.include({ status: 200, body: readResponse.body });
      expect(updateResponse.headers.etag).to.equal(readResponse.headers.etag);
    });
    expect(events).to.deep.equal([]);
  });

  it('are announced as Materiaal', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.material();
      await api.materials.updateMaterial({ id, body: { aantal: 12 } });
      await api.materials.deleteMaterial({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Materiaal::${name}`));
    expect(events[2]).to.deep.include({ modified: ['aantal'], previous: { aantal: null } });
    expect(events[2]?.data).to.include({ aantal: 12 });
  });

  const wrong: [string, object, string, string][] = [
    ['a negative number', { aantal: -1 }, 'ERR_RANGE', 'aantal'],
    ['a part of one', { aantal_groepen: 1.5 }, 'ERR_TYPE', 'aantal_groepen'],
    [
      'more than all for online bookings',
      { percentage_online_te_boeken: 101 },
      'ERR_RANGE',
      'percentage_online_te_boeken',
    ],
    ['no name', { naam: '' }, 'ERR_LENGTH', 'naam'],
  ];

  for (const [name, body, code, field] of wrong) {
    it(`refuse ${name}`, async () => {
      const { id } = await given.material();
      expect(await expectRefusal(api.materials.updateMaterial({ id, body }))).to.include({ status: 406, code, field });
      expect(await expectRefusal(given.material(body))).to.include({ status: 406, code, field });
    });
  }
});

describe('materials of a product', () => {
  it('are stored in their order, also with fractions', async () => {
    const bow = await given.material();
    const arrow = await given.material();
    const Materialen = [
      createUse(arrow.id, { aantal: 0.07, per_x_aantal: 8, afronding: 'niet' }),
      createUse(bow.id, { aantal: 2.5, per_x_aantal: 3 }),
    ];
    const { id } = await createProduct(Materialen);
    expect((await api.products.getProduct({ id })).Materialen).to.deep.equal(Materialen);
    const listedProduct = (await api.products.listProducts()).find((each) => each.id === id);
    expect(listedProduct?.Materialen).to.deep.equal(Materialen);
  });

  it('stay when they are left out, and are replaced as a whole', async () => {
    const bow = await given.material();
    const arrow = await given.material();
    const { id } = await createProduct([createUse(bow.id), createUse(arrow.id)]);
    const renamed = await api.products.updateProduct({ id, body: { naam: 'Boogschieten' } });
    expect(renamed.Materialen).to.deep.equal([createUse(bow.id), createUse(arrow.id)]);
    const updated = await api.products.updateProduct({
      id,
      body: { Materialen: [createUse(arrow.id, { aantal: 6 })] },
    });
    expect(updated.Materialen).to.deep.equal([createUse(arrow.id, { aantal: 6 })]);
    expect((await api.products.updateProduct({ id, body: { Materialen: [] } })).Materialen).to.deep.equal([]);
  });

  it('do not change when the product is sent back, and are announced when they do', async () => {
    const { id: materiaal_id } = await given.material();
    const product = await createProduct([createUse(materiaal_id, { aantal: 0.29 })]);
    const { id } = product;
    expect(await collectEvents(() => api.products.updateProduct({ id, body: product }))).to.deep.equal([]);
    const Materialen = [createUse(materiaal_id, { aantal: 0.3 })];
    const events = await collectEvents(() => api.products.updateProduct({ id, body: { Materialen } }));
    const update = events.find(({ event }) => event === 'Product::postUpdate');
    expect(update).to.deep.include({ modified: ['Materialen'] });
    expect(update?.data).to.deep.include({ Materialen });
    expect(events.map(({ event }) => event)).to.deep.equal(['Product::postUpdate', 'Product::postSave']);
  });

  it('prevent the deletion of a material, even when the product is deleted', async () => {
    const { id } = await given.material();
    const product = await createProduct([createUse(id)]);
    const inUse = { status: 403, code: 'ERR_IN_USE', params: { references: ['product_materials'] } };
    expect(await expectRefusal(api.materials.deleteMaterial({ id }))).to.deep.include(inUse);
    const other = await createProduct([createUse(id)]);
    await api.products.updateProduct({ id: other.id, body: { Materialen: [] } });
    await api.products.deleteProduct({ id: product.id });
    expect(await expectRefusal(api.materials.deleteMaterial({ id }))).to.deep.include(inUse);
    expect(await api.materials.getMaterial({ id })).to.include({ id });
  });

  it('are refused when they are unknown, duplicate, or have an invalid quantity', async () => {
    const { id } = await given.material();
    const cases: [ProductMaterial[], string, string][] = [
      [[createUse(id), createUse(UNKNOWN_ID)], 'ERR_UNKNOWN_REFERENCE', 'Materialen[1].materiaal_id'],
      [[createUse(id), createUse(id, { aantal: 2 })], 'ERR_DUPLICATE', 'Materialen[1].materiaal_id'],
      [[createUse(id, { aantal: 0.005 })], 'ERR_FORMAT', 'Materialen[0].aantal'],
      [[createUse(id, { aantal: -1 })], 'ERR_RANGE', 'Materialen[0].aantal'],
      [[createUse(id, { per_x_aantal: 0 })], 'ERR_RANGE', 'Materialen[0].per_x_aantal'],
      [[createUse(id, { afronding: 'beneden' as 'niet' })], 'ERR_NOT_ALLOWED', 'Materialen[0].afronding'],
    ];
    const product = await given.product();

    for (const [Materialen, code, field] of cases) {
      const refusal = { status: 406, code, field };
      expect(await expectRefusal(createProduct(Materialen))).to.include(refusal);
      expect(await expectRefusal(api.products.updateProduct({ id: product.id, body: { Materialen } }))).to.include(
        refusal,
      );
    }

    const { status, body } = await sendRaw('PUT', `/api2/producten/${String(product.id)}`, {
      body: { Materialen: [{}] },
    });
    const fields = (body as { field: string }[]).map(({ field }) => field.replace('Materialen[0].', ''));
    expect({ status, fields: fields.sort() }).to.deep.equal({
      status: 406,
      fields: ['aantal', 'afronding', 'materiaal_id', 'per_x_aantal'],
    });
  });

  it('are hidden in packages', async () => {
    const { id: materiaal_id } = await given.material();
    const product = await given.product({ Materialen: [createUse(materiaal_id)], mag_api: true });
    const publicPackage = await given.package({ regels: [{ product_id: product.id }] });
    const { text } = await sendRaw('GET', `/api2/arrangementen/${String(publicPackage.id)}`);
    expect(text).to.include(product.naam).and.not.include('Materialen');
  });
});
