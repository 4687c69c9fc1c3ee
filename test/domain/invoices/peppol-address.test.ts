// Peppol addresses of parties: the chosen one, otherwise those from their numbers, and their number as a legal entity.
import { expect } from 'chai';
import {
  selectLegalEntity,
  selectPeppolAddress,
  listPeppolAddresses,
  type NumberedParty,
} from '../../../domain/invoices/peppol-address.ts';

const EMPTY_PARTY: NumberedParty = { landcode: 'NL', btw_nummer: null, peppol_id: null };

interface AddressCase {
  readonly name: string;
  readonly party: Partial<NumberedParty>;
  readonly addresses: readonly string[];
  readonly legal: string | null;
}

const BELGIAN_PARTY = { landcode: 'BE', btw_nummer: 'BE 0123.456.749' };

const CASES: readonly AddressCase[] = [
  { name: 'a party without numbers', party: {}, addresses: [], legal: null },
  {
    name: 'a Belgian by the VAT number',
    party: BELGIAN_PARTY,
    addresses: ['0208:0123456749', '9925:BE0123456749'],
    legal: '0208:0123456749',
  },
  {
    name: 'a Belgian whose number says no country',
    party: { landcode: 'BE', btw_nummer: '0123 456 749' },
    addresses: ['0208:0123456749'],
    legal: '0208:0123456749',
  },
  {
    name: 'a Belgian company without VAT',
    party: { landcode: 'BE', kvk_nummer: '0403.619.968' },
    addresses: ['0208:0403619968'],
    legal: '0208:0403619968',
  },
  { name: 'a wrong check digit', party: { ...BELGIAN_PARTY, btw_nummer: 'BE0123456748' }, addresses: [], legal: null },
  {
    name: 'a Greek number with the prefix of the country',
    party: { landcode: 'GR', btw_nummer: 'GR 123456789' },
    addresses: ['9933:EL123456789'],
    legal: null,
  },
  {
    name: 'a Swiss number',
    party: { landcode: 'CH', btw_nummer: 'CHE-123.456.789 MWST' },
    addresses: ['9927:CHE123456789MWST'],
    legal: null,
  },
  { name: 'a number of another form', party: { landcode: 'DE', btw_nummer: 'DE12345678' }, addresses: [], legal: null },
  { name: 'too few digits', party: { ...BELGIAN_PARTY, btw_nummer: 'BE123456749' }, addresses: [], legal: null },
  {
    name: 'a BE number whose bearer is not Belgian',
    party: { landcode: 'NL', btw_nummer: 'BE0123456749' },
    addresses: ['9925:BE0123456749'],
    legal: null,
  },
  {
    name: 'a BE number with a wrong digit whose bearer is not Belgian',
    party: { landcode: 'NL', btw_nummer: 'BE0123456748' },
    addresses: [],
    legal: null,
  },
  {
    name: 'a Dutch seller',
    party: { kvk_nummer: '12345678', btw_nummer: 'NL001234560B01' },
    addresses: ['0106:12345678', '9944:NL001234560B01'],
    legal: '0106:12345678',
  },
  { name: 'a Dutch buyer', party: { btw_nummer: 'NL001234560B01' }, addresses: ['9944:NL001234560B01'], legal: null },
  {
    name: 'a German',
    party: { landcode: 'DE', btw_nummer: 'DE123456789' },
    addresses: ['9930:DE123456789'],
    legal: null,
  },
  { name: 'a country without a scheme', party: { landcode: 'US', btw_nummer: 'US123456' }, addresses: [], legal: null },
  {
    name: 'a Dutch buyer by the trade register',
    party: { btw_nummer: 'NL001234560B01', peppol_id: '0106:12345678' },
    addresses: ['0106:12345678'],
    legal: '0106:12345678',
  },
  {
    name: 'a Dutch authority',
    party: { peppol_id: '0190:00000001003214345000' },
    addresses: ['0190:00000001003214345000'],
    legal: '0190:00000001003214345000',
  },
  {
    name: 'a Belgian who chose the VAT number',
    party: { ...BELGIAN_PARTY, peppol_id: '9925:BE0123456749' },
    addresses: ['9925:BE0123456749'],
    legal: '0208:0123456749',
  },
  {
    name: 'a wrong VAT number with an address of its own',
    party: { landcode: 'BE', btw_nummer: 'BE0123456748', peppol_id: '0208:0123456749' },
    addresses: ['0208:0123456749'],
    legal: '0208:0123456749',
  },
  {
    name: 'a seller with a GLN',
    party: { kvk_nummer: '12345678', peppol_id: '0088:8712345678906' },
    addresses: ['0088:8712345678906'],
    legal: '0106:12345678',
  },
];

describe('the address of a party', () => {
  for (const { name, party, addresses, legal } of CASES)
    it(`of ${name}`, () => {
      const fullParty = { ...EMPTY_PARTY, ...party };
      expect(listPeppolAddresses(fullParty)).to.deep.equal(addresses);
      expect(selectPeppolAddress(fullParty)).to.equal(addresses[0] ?? null);
      expect(selectLegalEntity(fullParty)).to.equal(legal);
    });
});
