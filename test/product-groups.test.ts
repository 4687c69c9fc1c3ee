// Product groups: public names, ledger data for who has a credential, and groups that are still in use.
import { expect } from 'chai';
import { anybody, api, eventsDuring, given, keyWith, raw, refused } from './support/index.ts';

describe('product groups', () => {
  it('are made, read and changed', async () => {
    const { id } = await given.productGroup({ naam: 'Catering', ledger_number: '8010', cost_center: 'KEUKEN' });
    const group = { id, naam: 'Catering', slug: null, ledger_number: '8010', cost_center: 'KEUKEN' };
    expect(await api.productGroups.getProductGroup({ id })).to.deep.equal(group);

    const changed = await api.productGroups.updateProductGroup({ id, body: { naam: 'Keuken', cost_center: null } });
    expect(changed).to.deep.equal({ ...group, naam: 'Keuken', cost_center: null });
  });
});
