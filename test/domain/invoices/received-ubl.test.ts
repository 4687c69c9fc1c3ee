// The amount of an e-invoice that came in, in every spelling of xsd:decimal.
import { expect } from 'chai';
import { contentsIn, readDocument } from '../../../domain/invoices/received-ubl.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
const totalOf = (amount: string): string | null => {
  const xml = `<Invoice xmlns="${UBL}"><LegalMonetaryTotal><PayableAmount>${amount}</PayableAmount></LegalMonetaryTotal></Invoice>`;
  return contentsIn(readDocument(Buffer.from(xml))).totaal;
};

describe('the amount of an e-invoice that came in', () => {
  const cases: readonly (readonly [written: string, read: string | null])[] = [
    ['121.00', '121.00'],
    ['-121', '-121'],
    ['.50', '0.50'],
    ['-.5', '-0.5'],
    ['+121.00', '121.00'],
    ['121.', '121'],
    ['.', null],
    ['+', null],
    ['', null],
    ['1,50', null],
    ['1e3', null],
  ];
  for (const [written, read] of cases)
    it(`is ${String(read)} for ${JSON.stringify(written)}`, () => {
      expect(totalOf(written)).to.equal(read);
    });
});
