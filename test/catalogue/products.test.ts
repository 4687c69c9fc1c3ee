// Products: prices in both formats, references, requirements without cycles, and deletion that preserves reads.
import { expect } from 'chai';
import type { Product, ProductPut } from 'boekstaaf';
import { api, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { composeBody } from '../support/creators.ts';

describe('products', () => {
  it('are created from few members and returned whole', async () => {
    const supplier = await given.supplier();
    const body = { leverancier_id: supplier.id, naam: 'Borrelplank', inkoop: 18.1234, minimum_aantal: 1 };
    const storedProduct = await api.products.createProduct({ body });
    const product = {
      ...body,
      id: storedProduct.id,
      weergavenaam: null,
      verkoop: 0,
      duur: null,
      btw: null,
      beschrijving_klant: null,
      uitgebreide_omschrijving: null,
      productgroep_id: null,
      metadata: {},
      mag_api: false,
      los_op_planning: false,
      planstrategie: null,
      personeelsinstructie: null,
      locatie_verplicht: false,
      extra: null,
      aantalbepaling: 'per_x_personen',
      aantal: 1,
      per_x_personen: 1,
      per_x_personen_afronding: 'boven',
      is_deleted: false,
      afbeelding_href: '',
      afbeelding_sha256: null,
      ProductPrice: [],
      Locaties: [],
      Materialen: [],
      Standaardbijlagen: [],
      vereist_product: [],
      label_ids: [],
    };

    expect(storedProduct).to.deep.equal(product);
    expect(await api.products.getProduct({ id: storedProduct.id })).to.deep.equal(product);
    expect(await api.products.listProducts()).to.deep.include(product);
  });

  it('store everything that is sent', async () => {
    const bar = await given.location({ naam: 'Bar', capaciteit: 40 });
    const hall = await given.location();
    const group = await given.productGroup();
    const other = await given.product();
    const body = await composeBody('product', {
      weergavenaam: 'Plank',
      duur: 'PT1H30M',
      beschrijving_klant: 'Om te delen',
      uitgebreide_omschrijving: '<p>Kaas</p>',
      productgroep_id: group.id,
      mag_api: true,
      los_op_planning: true,
      planstrategie: 'vrij',
      personeelsinstructie: 'Koelen',
      locatie_verplicht: true,
      extra: { z: 'laatste', a: 'eerste' },
      aantalbepaling: 'vast',
      aantal: 2,
      per_x_personen: 8,
      per_x_personen_afronding: 'beneden',
      ProductPrice: [
        { btw: 9, verkoop: 34.95, vanaf: null },
        { btw: 21, verkoop: 5.0001, vanaf: null },
      ],
      Locaties: [{ id: hall.id }, { id: bar.id }],
      vereist_product: [{ vereist_product_id: other.id, aantal: 1, per_x_aantal: 4, afronding: 'niet' }],
    });
    const product = await api.products.createProduct({ body });
    const { Locaties, ...plain } = body;

    expect(product).to.deep.include({ ...plain, verkoop: 39.9501, btw: 21 });
    expect(Object.keys(product.extra ?? {})).to.deep.equal(['z', 'a']);
    expect(product.Locaties.map(({ id }) => id)).to.deep.equal(Locaties?.map(({ id }) => id));
    expect(product.Locaties[1]).to.include({ naam: 'Bar', capaciteit: 40, parent_id: null });
  });

  it('accept the deprecated pair as one price', async () => {
    const product = await given.product({ ProductPrice: null, verkoop: 12.5, btw: 9 });
    expect(product).to.deep.include({ verkoop: 12.5, btw: 9, ProductPrice: [{ btw: 9, verkoop: 12.5, vanaf: null }] });

    const dearer = await api.products.updateProduct({ id: product.id, body: { verkoop: 13 } });
    expect(dearer.ProductPrice).to.deep.equal([{ btw: 9, verkoop: 13, vanaf: null }]);
  });

  it('refuse the deprecated pair in place of several prices, or of one that has not begun', async () => {
    const dated = [
      { btw: 9, verkoop: 10.9 },
      { btw: 21, verkoop: 12.1, vanaf: '2027-01-01' },
    ];
    for (const ProductPrice of [dated, dated.slice(1)]) {
      const { id } = await given.product({ ProductPrice });
      const change = api.products.updateProduct({ id, body: { verkoop: 1 } });
      expect(await expectRefusal(change)).to.include({ status: 406, code: 'ERR_CANNOT_COMBINE', field: 'verkoop' });
    }
  });

  it('do not change when they are sent back as they were read', async () => {
    const hall = await given.location();
    const required = [
      { vereist_product_id: (await given.product()).id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const },
    ];
    const { id } = await given.product({
      Locaties: [{ id: hall.id }],
      vereist_product: required,
      extra: { b: '1', a: '2' },
    });
    const path = `/api2/producten/${String(id)}`;
    const current = await sendRaw('GET', path);
    const events = await collectEvents(async () => {
      const response = await sendRaw('PUT', path, { body: current.body });
      expect(response.status).to.equal(200);
      expect(response.body).to.deep.equal(current.body);
      expect(response.headers.etag).to.equal(current.headers.etag);
      expect(response.headers['x-ignored-members']).to.equal(undefined);
    });

    expect(events).to.deep.equal([]);
  });

  it('replace lists as a whole, and clear what is null', async () => {
    const bar = await given.location();
    const hall = await given.location();
    const { id } = await given.product({ Locaties: [{ id: bar.id }, { id: hall.id }], duur: 'PT1H' });
    const body = {
      Locaties: [{ id: hall.id }],
      duur: null,
      ProductPrice: [{ btw: 0 as const, verkoop: 1, vanaf: null }],
    };
    const updated = await api.products.updateProduct({ id, body });
    expect(updated.Locaties.map((each) => each.id)).to.deep.equal([hall.id]);
    expect(updated).to.deep.include({ duur: null, verkoop: 1, btw: 0, ProductPrice: body.ProductPrice });

    const swapped = await api.products.updateProduct({ id, body: { Locaties: [{ id: bar.id }, { id: hall.id }] } });
    expect(swapped.Locaties.map((each) => each.id)).to.deep.equal([bar.id, hall.id]);
  });

  it('are announced whole, with the prices that changed, and without what the date changes', async () => {
    const { id } = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    const events = await collectEvents(() =>
      api.products.updateProduct({ id, body: { ProductPrice: [{ btw: 21, verkoop: 11 }] } }),
    );
    expect(events.map(({ event }) => event)).to.deep.equal(['Product::postUpdate', 'Product::postSave']);
    expect(events[0]?.modified).to.deep.equal(['ProductPrice']);
    expect(events[0]?.previous).to.deep.equal({ ProductPrice: [{ btw: 21, verkoop: 10, vanaf: null }] });
    expect(events[0]?.data).not.to.have.any.keys('verkoop', 'btw');
    expect(events[0]?.sequence).to.equal(2);
  });

  describe('refuse', () => {
    const createPrice = (btw: number, verkoop: number): { btw: number; verkoop: number } => ({ btw, verkoop });
    const cases: [name: string, body: ProductPut, code: string, field: string][] = [
      ['an unknown supplier', { leverancier_id: 999_999 }, 'ERR_UNKNOWN_REFERENCE', 'leverancier_id'],
      ['an unknown group', { productgroep_id: 999_999 }, 'ERR_UNKNOWN_REFERENCE', 'productgroep_id'],
      ['an unknown location', { Locaties: [{ id: 999_999 }] }, 'ERR_UNKNOWN_REFERENCE', 'Locaties[0].id'],
      [
        'an unknown required product',
        { vereist_product: [{ vereist_product_id: 999_999, aantal: 1, per_x_aantal: 1, afronding: 'boven' }] },
        'ERR_UNKNOWN_REFERENCE',
        'vereist_product[0].vereist_product_id',
      ],
      [
        'a rate twice',
        { ProductPrice: [createPrice(9, 1), createPrice(9, 2)] },
        'ERR_DUPLICATE_VAT_RATE',
        'ProductPrice[1].btw',
      ],
      [
        'prices that contradict each other',
        { ProductPrice: [createPrice(9, 1)], verkoop: 3 },
        'ERR_CANNOT_COMBINE',
        'verkoop',
      ],
      [
        'prices that add up too high',
        { ProductPrice: [createPrice(9, 6e8), createPrice(21, 6e8)] },
        'ERR_AMOUNT_TOO_LARGE',
        'ProductPrice',
      ],
      ['another VAT rate', { btw: 6 }, 'ERR_VAT_RATE_UNKNOWN', 'btw'],
      [
        'another VAT rate in the list',
        { ProductPrice: [createPrice(9, 1), createPrice(6, 2)] },
        'ERR_VAT_RATE_UNKNOWN',
        'ProductPrice[1].btw',
      ],
      ['a VAT rate over the whole', { btw: 101 }, 'ERR_RANGE', 'btw'],
      ['a fifth decimal', { inkoop: 1.00001 }, 'ERR_FORMAT', 'inkoop'],
      ['a duration in months', { duur: 'P1M' }, 'ERR_FORMAT', 'duur'],
      ['portions for zero people', { per_x_personen: 0 }, 'ERR_RANGE', 'per_x_personen'],
    ];

    for (const [name, body, code, field] of cases) {
      it(name, async () => {
        const { id } = await given.product();
        expect(await expectRefusal(api.products.updateProduct({ id, body }))).to.deep.include({
          status: 406,
          code,
          field,
        });
        const input = { ...(await composeBody('product', { ProductPrice: null })), ...(body as object) };
        expect(await expectRefusal(api.products.createProduct({ body: input }))).to.deep.include({
          status: 406,
          code,
          field,
        });
      });
    }

    it('a price without its rate', async () => {
      const refusal = await expectRefusal(given.product({ ProductPrice: null, verkoop: 10 }));
      expect(refusal).to.include({ status: 406, code: 'ERR_REQUIRED', field: 'btw' });
    });

    it('a contact that is not a supplier', async () => {
      const { id } = await given.customer();
      expect(await expectRefusal(given.product({ leverancier_id: id }))).to.include({ code: 'ERR_UNKNOWN_REFERENCE' });
    });

    it('the same location or required product twice, all at once', async () => {
      const { id } = await given.location();
      const one = {
        vereist_product_id: (await given.product()).id,
        aantal: 1,
        per_x_aantal: 1,
        afronding: 'boven' as const,
      };
      const refusal = await expectRefusal(given.product({ Locaties: [{ id }, { id }], vereist_product: [one, one] }));
      expect(refusal.codes).to.deep.equal(['ERR_DUPLICATE', 'ERR_DUPLICATE']);

      const product = await given.product();
      const change = api.products.updateProduct({ id: product.id, body: { Locaties: [{ id }, { id }] } });
      expect(await expectRefusal(change)).to.include({ code: 'ERR_DUPLICATE', field: 'Locaties[1].id' });
      expect(refusal.fields).to.deep.equal(['Locaties[1].id', 'vereist_product[1].vereist_product_id']);
    });

    it('a creation without the required members', async () => {
      const { status, body } = await sendRaw('POST', '/api2/producten', { body: {} });
      expect(status).to.equal(406);
      const fields = (body as { field: string }[]).map(({ field }) => field);
      expect(fields).to.have.members(['leverancier_id', 'naam', 'inkoop', 'minimum_aantal']);
    });
  });

  describe('that require others', () => {
    const createNeed = (id: number): NonNullable<ProductPut['vereist_product']> => [
      { vereist_product_id: id, aantal: 1, per_x_aantal: 1, afronding: 'boven' },
    ];

    const circle = { status: 406, code: 'ERR_CYCLE', field: 'vereist_product' };

    it('never require themselves, not through others either', async () => {
      const first = await given.product();
      const second = await given.product();
      const third = await given.product();
      await api.products.updateProduct({ id: first.id, body: { vereist_product: createNeed(second.id) } });
      await api.products.updateProduct({ id: second.id, body: { vereist_product: createNeed(third.id) } });
      for (const { id } of [first, second, third]) {
        const body = { vereist_product: createNeed(id) };
        expect(await expectRefusal(api.products.updateProduct({ id, body }))).to.include(circle);
      }
      const body = { vereist_product: createNeed(first.id) };
      expect(await expectRefusal(api.products.updateProduct({ id: third.id, body }))).to.include(circle);
    });

    it('form no cycle when two are changed at once', async () => {
      const pairs: [Product, Product][] = [];
      for (let count = 0; count < 4; count++) pairs.push([await given.product(), await given.product()]);
      const calls = pairs.flatMap(([{ id: first }, { id: second }]) => [
        () => api.products.updateProduct({ id: first, body: { vereist_product: createNeed(second) } }),
        () => api.products.updateProduct({ id: second, body: { vereist_product: createNeed(first) } }),
      ]);
      const lost = (await Promise.allSettled(calls.map((call) => call()))).filter((each) => each.status === 'rejected');
      expect(lost).to.have.length(pairs.length);
      for (const { reason } of lost) expect(await expectRefusal(Promise.reject(reason as Error))).to.include(circle);
    });
  });

  describe('that are deleted', () => {
    it('leave the list, stay readable, and cannot be changed or chosen', async () => {
      const { id } = await given.product();
      await api.products.deleteProduct({ id });
      expect(await api.products.getProduct({ id })).to.include({ id, is_deleted: true });
      expect((await api.products.listProducts()).map((each) => each.id)).not.to.include(id);
      for (const call of [
        () => api.products.updateProduct({ id, body: {} }),
        () => api.products.deleteProduct({ id }),
      ]) {
        expect(await expectRefusal(call())).to.include({ status: 404, message: 'Not Found' });
      }
      const vereist_product = [{ vereist_product_id: id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
      expect(await expectRefusal(given.product({ vereist_product }))).to.include({ code: 'ERR_UNKNOWN_REFERENCE' });
    });

    it('stay in products that required them before', async () => {
      const deletedProduct = await given.product();
      const vereist_product = [
        { vereist_product_id: deletedProduct.id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const },
      ];
      const { id } = await given.product({ vereist_product });
      await api.products.deleteProduct({ id: deletedProduct.id });
      const updated = await api.products.updateProduct({ id, body: { naam: 'Nieuw', vereist_product } });
      expect(updated).to.deep.include({ naam: 'Nieuw', vereist_product });
    });

    it('are announced as deleted', async () => {
      const { id } = await given.product();
      const events = await collectEvents(() => api.products.deleteProduct({ id }));
      expect(events.map(({ event }) => event)).to.deep.equal(['Product::postDelete']);
    });

    it('return an empty body', async () => {
      const { id } = await given.product();
      const { status, text } = await sendRaw('DELETE', `/api2/producten/${String(id)}`);
      expect({ status, text }).to.deep.equal({ status: 200, text: '' });
    });
  });

  it('are 404 when they do not exist', async () => {
    expect(await expectRefusal(api.products.getProduct({ id: 999_999 }))).to.include({
      status: 404,
      message: 'Not Found',
    });
  });
});
