// Product labels: created, put on products, and removed from all of them when they are deleted.
import { expect } from 'chai';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

describe('product labels', () => {
  it('are created, listed, changed and deleted', async () => {
    const label = await given.productLabel({ naam: 'Buiten' });
    expect(label).to.deep.equal({ id: label.id, naam: 'Buiten' });

    const { id } = label;
    expect(await api.productLabels.getProductLabel({ id })).to.deep.equal(label);
    expect((await api.productLabels.listProductLabels()).at(-1)).to.deep.equal(label);
    expect(await api.productLabels.updateProductLabel({ id, body: { naam: 'Binnen' } })).to.include({ naam: 'Binnen' });

    await api.productLabels.deleteProductLabel({ id });
    for (const call of [
      () => api.productLabels.getProductLabel({ id }),
      () => api.productLabels.updateProductLabel({ id, body: {} }),
      () => api.productLabels.deleteProductLabel({ id }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
  });

  it('announce their changes', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.productLabel();
      await api.productLabels.updateProductLabel({ id, body: { naam: 'Ander' } });
      await api.productLabels.deleteProductLabel({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Productlabel::${name}`));
  });

  it('are put on products as a set, and stay when they are left out', async () => {
    const one = (await given.productLabel()).id;
    const other = (await given.productLabel()).id;
    const { id, label_ids } = await given.product({ label_ids: [other, one] });
    expect(label_ids).to.deep.equal([one, other]);
    const updated = await api.products.updateProduct({ id, body: { naam: 'Met labels' } });
    expect(updated.label_ids).to.deep.equal([one, other]);
    const events = await collectEvents(() => api.products.updateProduct({ id, body: { label_ids: [other] } }));
    expect(events[0]?.modified).to.deep.equal(['label_ids']);
    expect((await api.products.updateProduct({ id, body: { label_ids: [] } })).label_ids).to.deep.equal([]);
  });

  it('are refused on a product twice, and when they do not exist', async () => {
    const { id } = await given.productLabel();
    expect(await expectRefusal(given.product({ label_ids: [id, id] }))).to.include({ status: 406, field: 'label_ids' });
    expect(await expectRefusal(given.product({ label_ids: [id, 2_000_000_000] }))).to.include({
      status: 406,
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'label_ids[1]',
    });
  });

  it('are removed from all products by a deletion, which changes each of them', async () => {
    const gone = (await given.productLabel()).id;
    const stays = (await given.productLabel()).id;
    const products = [
      await given.product({ label_ids: [gone, stays] }),
      await given.product({ label_ids: [gone] }),
      await given.product({ label_ids: [stays] }),
    ];
    const tags = await Promise.all(products.map(({ id }) => readEtag(id)));
    const events = await collectEvents(() => api.productLabels.deleteProductLabel({ id: gone }));
    const updates = events.filter(({ event }) => event === 'Product::postUpdate');
    expect(updates.map(({ modified }) => modified)).to.deep.equal([['label_ids'], ['label_ids']]);

    const after = await Promise.all(products.map(({ id }) => api.products.getProduct({ id })));
    expect(after.map(({ label_ids }) => label_ids)).to.deep.equal([[stays], [], [stays]]);

    const isNew = await Promise.all(products.map(async ({ id }, at) => (await readEtag(id)) !== tags[at]));
    expect(isNew).to.deep.equal([true, true, false]);
  });

  it('are deleted while products get them: afterwards no product has a deleted one', async () => {
    for (const round of [1, 2, 3]) {
      const { id: label } = await given.productLabel();
      const products = await Promise.all(Array.from({ length: 4 }, () => given.product()));
      const updates = products.map(({ id }) =>
        api.products.updateProduct({ id, body: { label_ids: [label] } }).catch((error: unknown) => String(error)),
      );
      await Promise.all([...updates, api.productLabels.deleteProductLabel({ id: label })]);
      const after = await Promise.all(products.map(({ id }) => api.products.getProduct({ id })));
      expect(
        after.flatMap(({ label_ids }) => label_ids),
        `round ${String(round)}`,
      ).to.deep.equal([]);
    }
  });
});

async function readEtag(id: number): Promise<string | null> {
  return (await api.products.getProduct({ id }).withResponse()).headers.get('etag');
}
