// Codes of companies and contacts: countries, account numbers, and VAT numbers by the form of their country.
import { expect } from 'chai';
import {
  findCodeProblems,
  findDoubtfulCodes,
  isCountry,
  isVatNumber,
  normaliseVatNumber,
  findWrongCodes,
} from '../../../domain/values/party-codes.ts';

describe('the codes of a party', () => {
  it('are countries of ISO 3166-1, and no others', () => {
    expect(['NL', 'BE', 'GB', 'GR', 'CH', 'AX', 'ZW'].filter((code) => !isCountry(code))).to.deep.equal([]);
    expect(['UK', 'EL', 'EU', 'ZZ', 'XX', 'AN', 'nl', ''].filter(isCountry)).to.deep.equal([]);
  });

  for (const number of [
    'NL001234567B01',
    'NL 8123.45.678.B01',
    'BE 0403.619.968',
    'BE0123456748',
    'DE123456789',
    'ATU12345678',
    'EL123456789',
    'GR 123456789',
    'FRXX123456789',
    'ESX1234567X',
    'IE1234567FA',
    'XI123456789',
    'GBGD123',
    'CHE-123.456.789 MWST',
    'CHE-123.456.789',
    'NO 123456789 MVA',
    'se123456789001',
    '0123456749',
    'US-12-3456789',
  ])
    it(`are VAT numbers such as ${number}`, () => {
      expect(isVatNumber(number)).to.equal(true);
    });

  for (const number of [
    'NL001',
    'NL001234567C01',
    'BE12345678',
    'DE12345678',
    'EL12345678',
    'GR12',
    'CHE12345678 MWST',
  ])
    it(`are no VAT numbers such as ${number}`, () => {
      expect(isVatNumber(number)).to.equal(false);
    });

  it('have the prefix EL in a Greek VAT number, as in the European Union', () => {
    expect([normaliseVatNumber('GR 123.456.789'), normaliseVatNumber('el123456789')]).to.deep.equal([
      'EL123456789',
      'EL123456789',
    ]);
  });

  it('are doubtful with wrong check digits of a Dutch or Belgian VAT number, and accepted', () => {
    const right = ['NL004495445B01', 'nl 0021.98.178.B09', 'BE 0403.619.968', 'BE1001686633', 'DE123456789', ' '];
    const wrong = ['NL001234567B01', 'NL002198178B08', 'BE0403619969', 'BE 1001.686.634'];
    const doubted = [...right, ...wrong].filter((btw_nummer) => findDoubtfulCodes({ btw_nummer }).length > 0);
    expect(doubted).to.deep.equal(wrong);
    expect(wrong.flatMap((btw_nummer) => findCodeProblems({ btw_nummer }))).to.deep.equal([]);
    expect(findDoubtfulCodes({ landcode: 'UK', btw_nummer: 'NL001' })).to.deep.equal(['landcode', 'btw_nummer']);
  });

  it('are refused one by one, and a wrong one that is stored may stay', () => {
    const wrong = { landcode: 'UK', iban: 'NL92 ABNA 0417 1643 00', btw_nummer: 'NL001' };
    const all = ['landcode', 'iban', 'btw_nummer'];
    expect(findWrongCodes(wrong)).to.deep.equal(all);
    expect(findWrongCodes({ landcode: null, iban: ' ', btw_nummer: '' })).to.deep.equal([]);
    expect(findWrongCodes({ iban: 'nl91 abna 0417 1643 00' })).to.deep.equal([]);
    expect(findCodeProblems(wrong).map(({ code, field }) => `${code} ${field ?? ''}`)).to.deep.equal(
      all.map((field) => `ERR_FORMAT ${field}`),
    );
    expect(findCodeProblems(wrong, { ...wrong, iban: 'NL91ABNA0417164300' }).map(({ field }) => field)).to.deep.equal([
      'iban',
    ]);
  });
});
