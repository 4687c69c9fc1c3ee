// Addresses on the Peppol network: refusals by scheme, form and check digit.
import { expect } from 'chai';
import { partsOf, findPeppolIdProblems } from '../../../domain/values/peppol-id.ts';

const VALID_IDS = [
  '0208:0123456749',
  '0208:0403619968',
  '0088:8712345678906',
  '0088:0000000000000',
  '0106:12345678',
  '0190:00000001003214345000',
  '0192:991825827',
  '0192:974760673',
  '9925:BE0123456749',
  '9930:DE123456789',
  '9944:NL001234560B01',
  '0204:04011000-1234512345-35',
  '9957:FR39694636118',
];
const INVALID_IDS = [
  '0208:0123456748',
  '0208:123456749',
  '0208:2123456749',
  '0208:BE0123456749',
  '0088:8712345678905',
  '0088:871234567890',
  '0106:1234567',
  '0190:1003214345000',
  '0192:991825826',
  '9925:0123456749',
  '9925:BE0123456748',
  '9930:123456789',
  '9944:001234567B01',
];

describe('an address on the Peppol network', () => {
  for (const peppol_id of VALID_IDS)
    it(`can be ${peppol_id}`, () => {
      expect(findPeppolIdProblems(peppol_id)).to.deep.equal([]);
    });

  for (const peppol_id of INVALID_IDS)
    it(`cannot be ${peppol_id}`, () => {
      const [scheme] = partsOf(peppol_id);
      const message = `This is no identifier of the scheme ${scheme}: check its length, its form and its check digit.`;
      expect(findPeppolIdProblems(peppol_id, 'to')).to.deep.equal([{ code: 'ERR_PEPPOL_ID', message, field: 'to' }]);
    });

  it('requires an existing scheme', () => {
    for (const scheme of ['0000', '9956', '9999', '1234']) {
      const [problem] = findPeppolIdProblems(`${scheme}:0123456749`);
      expect(problem).to.include({ code: 'ERR_PEPPOL_ID', field: 'peppol_id' });
      expect(problem?.message).to.include(`no scheme ${scheme}`);
    }
  });

  it('may be missing', () => {
    expect([...findPeppolIdProblems(null), ...findPeppolIdProblems(undefined)]).to.deep.equal([]);
  });

  it('is refused with one changed digit, at any place', () => {
    for (let index = 0; index < 10; index += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const identifier = `${'0123456749'.slice(0, index)}${String(digit)}${'0123456749'.slice(index + 1)}`;
        const isRight = identifier === '0123456749';
        expect(findPeppolIdProblems(`0208:${identifier}`).length === 0, identifier).to.equal(isRight);
      }
  });
});
