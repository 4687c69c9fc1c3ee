// Lists of accounts for VAT: their meaning, and refused texts, as a table of cases.
import { expect } from 'chai';
import { selectVatAccount, parseVatAccounts } from '../../../domain/house/ledger.ts';
import type { BasisPoints } from '../../../generated/types.ts';

const rates = [0, 550, 900, 2100] as BasisPoints[];

describe('the accounts for VAT', () => {
  const cases: [text: string, accounts: readonly (string | null)[]][] = [
    ['', [null, null, null, null]],
    ['1500', ['1500', '1500', '1500', '1500']],
    ['21=1503', [null, null, null, '1503']],
    ['1500,9=1502,21=1503', ['1500', '1500', '1502', '1503']],
    ['5.5=A,0=B,x9', ['B', 'A', 'x9', 'x9']],
  ];

  for (const [text, accounts] of cases) {
    it(`are ${accounts.map(String).join(', ')} in '${text}'`, () => {
      const vatAccounts = parseVatAccounts(text);
      expect(vatAccounts && rates.map((rate) => selectVatAccount(vatAccounts, rate))).to.deep.equal(accounts);
    });
  }

  for (const text of [',', '1500,1600', '9=1,9=2', '9=1,9.0=2', '9=', '=1', '9=1=2', '101=1', '9 = 1', '15-00'])
    it(`are not in '${text}'`, () => {
      expect(parseVatAccounts(text)).to.equal(undefined);
    });
});
