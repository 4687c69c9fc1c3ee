// Product groups: public names, ledger data for callers with a credential, and groups in use.
import { expect } from 'chai';
import { anybody, api, collectEvents, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';

describe('product groups', () => {
  it('are created, read and changed', async () => {
    const { id } = await given.productGroup({ naam: 'Catering', ledger_number: '8010', cost_center: 'KEUKEN' });
    const group = { id, naam: 'Catering', slug: null, ledger_number: '8010', cost_center: 'KEUKEN' };
    expect(await api.productGroups.getProductGroup({ id })).to.deep.equal(group);

    const updated = await api.productGroups.updateProductGroup({ id, body: { naam: 'Keuken', cost_center: null } });
    expect(updated).to.deep.equal({ ...group, naam: 'Keuken', cost_center: null });
  });

  it('return their address when they are created', async () => {
    const { status, headers, body } = await sendRaw('POST', '/api2/productgroepen', { body: { naam: 'Zalen' } });
    expect(status).to.equal(201);
    expect(headers.location).to.equal(`/api2/productgroepen/${String((body as { id: number }).id)}`);
  });

  it('are shown to all callers, without their ledger data', async () => {
    const { id } = await given.productGroup({ naam: 'Drank', slug: 'drank', ledger_number: '8020' });
    const publicGroup = { id, naam: 'Drank', slug: 'drank' };
    expect(await anybody.productGroups.getProductGroup({ id })).to.deep.equal(publicGroup);
    expect(await anybody.productGroups.listProductGroups()).to.deep.include(publicGroup);

    const fullGroup = { ...publicGroup, ledger_number: '8020', cost_center: null };
    expect(await api.productGroups.listProductGroups()).to.deep.include(fullGroup);
    expect(await (await createClientWith([])).productGroups.getProductGroup({ id })).to.deep.equal(fullGroup);
  });

  it('are refused with a wrong credential', async () => {
    const { status } = await sendRaw('GET', '/api2/productgroepen', { auth: { apiKey: 'bks_wrong' } });
    expect(status).to.equal(401);
  });

  it('have a unique slug', async () => {
    await given.productGroup({ slug: 'sport_en-spel2' });
    const refusal = { status: 406, code: 'ERR_TAKEN', field: 'slug' };
    expect(await expectRefusal(given.productGroup({ slug: 'sport_en-spel2' }))).to.include(refusal);

    const { id } = await given.productGroup();
    const body = { slug: 'sport_en-spel2' };
    expect(await expectRefusal(api.productGroups.updateProductGroup({ id, body }))).to.include(refusal);
  });

  for (const [body, field] of [
    [{ slug: 'Sport' }, 'slug'],
    [{ slug: 'sport spel' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ ledger_number: '80-10' }, 'ledger_number'],
    [{ naam: '' }, 'naam'],
  ] as const) {
    it(`refuse ${JSON.stringify(body)}`, async () => {
      expect(await expectRefusal(given.productGroup(body))).to.include({ status: 406, field });
    });
  }

  it('are announced when they change, and not when they are sent back as they were read', async () => {
    const { id } = await given.productGroup({ naam: 'Feest' });
    const body = await api.productGroups.getProductGroup({ id });
    expect(await collectEvents(() => api.productGroups.updateProductGroup({ id, body }))).to.deep.equal([]);

    const events = await collectEvents(() => api.productGroups.updateProductGroup({ id, body: { naam: 'Feesten' } }));
    expect(events.map(({ event }) => event)).to.deep.equal(['ProductGroep::postUpdate', 'ProductGroep::postSave']);
    expect(events[0]).to.deep.include({ object_id: id, modified: ['naam'], previous: { naam: 'Feest' } });
  });

  it('are deleted when no product belongs to them', async () => {
    const { id } = await given.productGroup();
    await api.productGroups.deleteProductGroup({ id });
    const notFound = { status: 404, message: 'Not Found' };
    expect(await expectRefusal(api.productGroups.getProductGroup({ id }))).to.include(notFound);
    expect(await expectRefusal(api.productGroups.updateProductGroup({ id, body: {} }))).to.include(notFound);
    expect(await expectRefusal(api.productGroups.deleteProductGroup({ id }))).to.include(notFound);
  });

  it('stay while a product belongs to them, also a deleted one', async () => {
    const group = await given.productGroup();
    const { id } = await given.product({ productgroep_id: group.id });
    await api.products.deleteProduct({ id });
    const refusal = await expectRefusal(api.productGroups.deleteProductGroup({ id: group.id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['products'] } });
  });
});
