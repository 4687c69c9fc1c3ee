// The ledger accounts in the settings.
import { expect } from 'chai';
import { ledgerOf } from '../../db/house/ledger.ts';
import type { BasisPoints } from '../../generated/types.ts';
import { api, getDatabase } from '../support/index.ts';

const set = (slug: string, waarde: string) => api.settings.updateSetting({ slug, body: { waarde } });
const readAccounts = async () => {
  const { findVatAccount: vat, ...others } = await getDatabase().read(ledgerOf);
  return { ...others, vat: [0, 900, 2100].map((rate) => vat(rate as BasisPoints)) };
};

describe('the ledger', () => {
  it('has no accounts by default', async () => {
    const none = {
      debtors: null,
      revenue: null,
      advances: null,
      payments: null,
      vouchers: null,
      vat: [null, null, null],
    };
    expect(await readAccounts()).to.deep.equal(none);
  });

  it('has the accounts that are set, and books advances as revenue where they have none', async () => {
    await set('grootboek_debiteuren', '1300');
    await set('grootboek_omzet', '8000');
    await set('grootboek_betalingen', '2000');
    await set('grootboek_btw', '1500,21=1503');

    const accounts = {
      debtors: '1300',
      revenue: '8000',
      payments: '2000',
      vouchers: null,
      vat: ['1500', '1500', '1503'],
    };
    expect(await readAccounts()).to.deep.equal({ ...accounts, advances: '8000' });

    await set('grootboek_voorschotten', '1710');
    expect(await readAccounts()).to.deep.equal({ ...accounts, advances: '1710' });
  });
});
