// Spellings of typed codes, as a table of cases.
import { expect } from 'chai';
import { normaliseText } from '../../../domain/people/identity.ts';
import { listStoredSpellings } from '../../../domain/values/code-spellings.ts';

describe('a typed code', () => {
  const cases: readonly (readonly [typed: string, spellings: readonly string[]])[] = [
    ['K7MN-4TQX-9HRP-WCAD', ['k7mn-4tqx-9hrp-wcad']],
    ['k7mn4tqx9hrpwcad', ['k7mn4tqx9hrpwcad', 'k7mn-4tqx-9hrp-wcad']],
    [' K7MN 4TQX–9HRP WCAD ', ['k7mn 4tqx–9hrp wcad', 'k7mn-4tqx-9hrp-wcad']],
    ['k7mn4', ['k7mn4', 'k7mn-4']],
    // One character more than a random code; then characters that random codes never have.
    ['K7MN4TQX9HRPWCADK', ['k7mn4tqx9hrpwcadk']],
    ['Zomer26', ['zomer26']],
    ['Hout-4711', ['hout-4711']],
  ];
  for (const [typed, spellings] of cases)
    it(`is ${spellings.join(' or ')} for ${JSON.stringify(typed)}`, () => {
      expect(listStoredSpellings(normaliseText(typed))).to.deep.equal(spellings);
    });
});
