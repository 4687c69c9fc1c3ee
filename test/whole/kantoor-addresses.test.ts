// The addresses of the office's pages: each leads to its page and its object, and no other text leads to a page.
import { expect } from 'chai';
import fc from 'fast-check';
import { ADDRESSES, addressOf, pageAt, type PageName } from '../../http/pages/kantoor/addresses.ts';
import { SEED } from '../support/random.ts';

describe('an address of the office', () => {
  const names = Object.keys(ADDRESSES) as PageName[];

  it('leads to its page and its object, and no other text does', () => {
    const id = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(fc.constantFrom(...names), id, fc.string(), (name, number, text) => {
        const isNumbered = ADDRESSES[name].endsWith('{id}');
        expect(pageAt(addressOf(name, number))).to.deep.equal({ name, id: isNumbered ? number : 0 });
        const below = `${addressOf(name, number)}/${text}`;
        // A list's address followed by an id can be the address of an object.
        const isKnown = names.some((each) => addressOf(each, Number(text)) === below);
        if (text !== '' && !isKnown) expect(pageAt(below)).to.equal(null);
      }),
      { seed: SEED },
    );
  });
});
